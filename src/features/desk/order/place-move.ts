import type { Commerce } from '../../../commerce/commerce';
import type { PostalCode } from '../../../commerce/postal';
import type { Move } from '../../../domain/order/corrected-address';
import type { Address, Order } from '../../../domain/order/order';
import { daysToOther } from '../../../domain/order/promise';

interface Moved extends Move {
  covered: boolean;
}

/**
 * How an order would go to another place, `now` as the directory knows it, by the delivery's rules. How long it takes
 * only the retailer knows, where the shop has no rates of its own.
 */
export async function placeMove(
  { postal, shipping }: Pick<Commerce, 'postal' | 'shipping'>,
  order: Order,
  address: Pick<Address, 'zipCode' | 'neighbourhood'>,
  now: PostalCode,
): Promise<Moved> {
  const was = order.shippingAddress;
  const had = was && (await postal.postalCode(was.zipCode));
  const staysInCode = Boolean(order.branch) || was?.zipCode === address.zipCode;
  const days =
    staysInCode || !shipping.rates ? null : daysToOther(order, now.deliveryDays ?? shipping.rates.policyDays);
  return { had, now, address, days, reducedIn: shipping.reducedIn, covered: now.covered };
}
