import { mine, requestContext } from '../../commerce/request-context';
import type { Customer } from '../../domain/customer/customer';
import { withLastAddress } from './last-address';

/**
 * The customer who is signed in, null for anybody else; where an address is asked for with the one of their last order.
 * A page that is only filled in from the profile stands without it.
 */
export async function knownCustomer(asksAddress = true): Promise<Customer | null> {
  const own = mine();
  if (own.kind !== 'customer') return null;
  try {
    const read = await own.profile();
    if (!read.ok) return null;
    return asksAddress ? await withLastAddress(read.value, own) : read.value;
  } catch (error) {
    requestContext().noteFailure('profile', error);
    return null;
  }
}
