import { BRANCH_PICKUP, sentMethods } from '../../../src/domain/branch/branch';
import { branchSkus } from '../../../src/domain/branch/stock';
import type { Cart, CartOperation, ShippingMethod } from '../../../src/domain/cart/cart';
import { hasNothingToPay } from '../../../src/domain/cart/totals/derived';
import { monthsFor } from '../../../src/domain/payment/months';
import type { Outcome } from '../serving/outcome';
import type { StepCall } from './checkout-step';

/**
 * The ways of delivery that the step of delivery shows; branches are asked for only where one could be picked up at.
 */
async function ofDelivery(
  { request }: StepCall,
  { lines }: Cart,
  offered: ShippingMethod[],
): Promise<ShippingMethod[]> {
  if (!offered.some(({ method_code }) => method_code === BRANCH_PICKUP)) return offered;
  const branches = await request.commerce.branches.withStock(branchSkus(lines));
  return sentMethods(offered, branches.ok && branches.value.length > 0);
}

/** What chooses the only way to deliver this cart; null where there are several, or none. */
async function onlyDelivery(call: StepCall, cart: Cart): Promise<CartOperation | null> {
  const offered = cart.destination ? await call.cart.shippingMethods(cart.destination) : null;
  if (!offered?.ok) return null;
  const [way, ...others] = (await ofDelivery(call, cart, offered.value)).filter(({ available }) => available);
  return way && others.length === 0
    ? { kind: 'shipping', carrierCode: way.carrier_code, methodCode: way.method_code }
    : null;
}

/** What chooses the only way to pay for this cart; null where there are several, or months to choose. */
async function onlyPayment({ cart: port }: StepCall, { totals }: Cart): Promise<CartOperation | null> {
  const offered = await port.paymentMethods();
  if (!offered.ok) return null;
  const [way, ...others] = offered.value;
  return way && others.length === 0 && monthsFor(way, totals.grandTotal).length === 0
    ? { kind: 'payment', code: way.code }
    : null;
}

/** The cart with the only way chosen; null where it has to be asked for. */
async function chosen(
  { cart: port, key }: StepCall,
  cart: Cart,
  way: CartOperation | null,
  has: (way: CartOperation) => boolean,
): Promise<Cart | null> {
  if (!way) return null;
  if (has(way)) return cart;
  const set = await port.apply(way, key);
  return set.ok ? set.value.cart : null;
}

/**
 * From the address, or from the delivery, to the next step with something to choose: an only way to deliver is taken and
 * its step passed over; an only way to pay is taken as well.
 */
export async function toNextChoice(call: StepCall, cart: Cart, next: 'envio' | 'pago'): Promise<Outcome> {
  const isDelivered = (way: CartOperation) =>
    way.kind === 'shipping' &&
    cart.shippingMethod?.carrierCode === way.carrierCode &&
    cart.shippingMethod.methodCode === way.methodCode;
  const sent = next === 'pago' ? cart : await chosen(call, cart, await onlyDelivery(call, cart), isDelivered);
  if (!sent) return call.onwards('envio', cart);
  if (hasNothingToPay(sent)) return call.onwards('pago', sent);
  const isPaid = (way: CartOperation) =>
    way.kind === 'payment' && sent.paymentTerms.isChosen && sent.paymentMethod === way.code;
  const paid = await chosen(call, sent, await onlyPayment(call, sent), isPaid);
  return call.onwards('pago', paid ?? sent);
}
