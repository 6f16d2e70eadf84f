import type { Commerce } from '../../../commerce/commerce';
import type { Move } from '../../../domain/order/corrected-address';
import type { Address, Order } from '../../../domain/order/order';
import { daysToOther } from '../../../domain/order/promise';

interface Moved extends Move {
  covered: boolean;
}

/**
 * How an order would go to another place, as the directory and the delivery's rules know it; null where the postal code
 * is none. How long it takes only the retailer knows, where the shop has no rates of its own.
 */
export async function placeMove(
  { postal, shipping }: Pick<Commerce, 'postal' | 'shipping'>,
  order: Order,
  address: Pick<Address, 'zipCode' | 'neighbourhood'>,
): Promise<Moved | null> {
  const was = order.shippingAddress;
  const [had, now] = await Promise.all([
    was ? postal.postalCode(was.zipCode) : null,
    postal.postalCode(address.zipCode),
  ]);
  if (!now) return null;
  const staysInCode = Boolean(order.branch) || was?.zipCode === address.zipCode;
  const days =
    staysInCode || !shipping.rates ? null : daysToOther(order, now.deliveryDays ?? shipping.rates.policyDays);
  return { had, now, address, days, reducedIn: shipping.reducedIn, covered: now.covered };
}
