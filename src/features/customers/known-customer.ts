import { requestContext } from '../../commerce/request-context';
import type { Customer } from '../../domain/customer/customer';

/**
 * The customer who is signed in, null for anybody else. A page that is only filled in from the profile stands without
 * it.
 */
export async function knownCustomer(): Promise<Customer | null> {
  const { principal, profile, noteFailure } = requestContext();
  if (principal?.kind !== 'customer') return null;
  try {
    const read = await profile();
    return read.ok ? read.value : null;
  } catch (error) {
    noteFailure('profile', error);
    return null;
  }
}
