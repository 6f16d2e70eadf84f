import { KEEP_ADDRESS } from '../../../src/contract/checkout/forms';
import { isSamePlace } from '../../../src/domain/order/alike-address';
import type { Address } from '../../../src/domain/order/order';
import { log, reasonOf } from '../../http/log';
import type { StepCall } from './checkout-step';

/** What is done for a customer beside the order: a failure of it stops nobody from buying. */
async function beside<T>(what: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    log('warn', what, { reason: reasonOf(error) });
    return null;
  }
}

/** Keeps what a customer typed in their book, where they asked for it and it is not there. */
export async function keepAddress({ mine: own, sent }: StepCall, address: Address): Promise<void> {
  const mine = own();
  if (mine.kind !== 'customer' || sent[KEEP_ADDRESS] !== '1') return;
  await beside('address.not-kept', async () => {
    const profile = await mine.profile();
    if (!profile.ok || profile.value.addresses.some((one) => isSamePlace(one, address))) return;
    await mine.own('profiles').saveAddress(null, { ...address, isDefaultShipping: false, isDefaultBilling: false });
  });
}

/** An address with how the customer wants things brought (ROUTE-023); as it is for everybody else. */
export async function withWish({ mine: own }: StepCall, address: Address | null): Promise<Address | null> {
  const mine = own();
  if (address === null || mine.kind !== 'customer') return address;
  const wish = await beside('wish.not-read', () => mine.own('deliveryWishes').wish());
  if (!wish?.ok || wish.value === null) return address;
  const { notes, receiver, hours } = wish.value;
  return notes || receiver || (hours && hours !== 'any') ? { ...address, delivery: wish.value } : address;
}
