import { mine, requestContext } from '../../commerce/request-context';
import type { Customer } from '../../domain/customer/customer';
import { withLastAddress } from './last-address';

/**
 * The customer who is signed in, with where their last order was sent, null for anybody else. A page that is only filled in from the profile stands without
 * it.
 */
export async function knownCustomer(): Promise<Customer | null> {
  const own = mine();
  if (own.kind !== 'customer') return null;
  try {
    const read = await own.profile();
    return read.ok ? await withLastAddress(read.value, own) : null;
  } catch (error) {
    requestContext().noteFailure('profile', error);
    return null;
  }
}
