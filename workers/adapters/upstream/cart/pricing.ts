import type { SyncReason } from '../../../../src/commerce/cart-backend';
import { PAYMENT_AT_THE_DOOR } from '../../../../src/config/payment-methods';
import type { Coupon, Destination, ShippingMethod } from '../../../../src/domain/cart/cart';
import type { CartContent } from '../../../../src/domain/cart/content';
import { fulfilmentLocation } from '../../../../src/domain/cart/fulfilment';
import { cartHash } from '../../../../src/domain/cart/hash';
import { isVirtual } from '../../../../src/domain/cart/lines';
import { shippingOf, withTotals } from '../../../../src/domain/cart/pricing';
import { shippingInformation, shippingLookupAddress } from '../../../../src/domain/cart/shipping-information';
import { isTotalsSyncRequired, shouldPullMethods } from '../../../../src/domain/cart/sync-rules';
import { areTotalsOf, type ServerTotals, totalsFromWire } from '../../../../src/domain/cart/totals-from-wire';
import type { StoreView } from '../../../../src/domain/store-view';
import { paymentMethodsOf, shippingMethodsOf } from './methods';
import type { Outcome, RetailerCart } from './retailer-cart';
import { callsFor, type Retailer } from './sync';

/** A retailer's coupon: its totals say what it takes off, here it is only a name. */
export const named = (code: string | null | undefined): Coupon | null =>
  code ? { code, kind: 'fixed', value: 0, from: null, to: null } : null;

/** What amounts and methods depend on. */
const totalsKey = ({ store }: Retailer, content: CartContent): string => {
  const { lines, remote, coupon, chosenShipping } = content;
  return JSON.stringify([
    cartHash(lines, remote.connection.cartId),
    coupon?.code ?? null,
    addressOf(content, store),
    chosenShipping,
  ]);
};

/** Where the retailer hears that it goes: of a cart that is picked up to its branch. */
const addressOf = (content: CartContent, store: StoreView): Destination | null =>
  content.branch ? fulfilmentLocation(content, store) : content.destination;

async function withMethods(
  cart: RetailerCart,
  content: CartContent,
  cartId: string,
  destination: Destination | null,
): Promise<CartContent> {
  const payments = await cart.paymentMethods(cartId);
  const shipping =
    destination && !isVirtual(content.lines)
      ? await cart.shippingMethods(cartId, shippingLookupAddress(destination))
      : null;
  return {
    ...content,
    paymentMethods:
      payments.state === 'ok' ? paymentMethodsOf(content.paymentMethods, payments.value) : content.paymentMethods,
    shippingMethods: shipping?.state === 'ok' ? shippingMethodsOf(shipping.value) : content.shippingMethods,
  };
}

interface Amounts {
  totals: ServerTotals;
  /** Payment methods that came along, null when none were asked for. */
  payments: { code: string; title: string }[] | null;
}

/** Totals; with a destination and a way to deliver they are asked for by telling both. */
async function amountsOf(
  cart: RetailerCart,
  cartId: string,
  destination: Destination | null,
  shipping: ShippingMethod | null,
): Promise<Outcome<Amounts>> {
  if (destination && shipping) {
    const method = { carrierCode: shipping.carrier_code, methodCode: shipping.method_code };
    const informed = await cart.shippingInformation(
      cartId,
      shippingInformation({ shipping: destination, billing: destination, method }),
      crypto.randomUUID(),
    );
    if (informed.state === 'ok')
      return { state: 'ok', value: { totals: informed.value.totals, payments: informed.value.payment_methods } };
    if (informed.state === 'refused') return informed;
  }
  const totals = await cart.totals(cartId);
  return totals.state === 'ok' ? { state: 'ok', value: { totals: totals.value, payments: null } } : totals;
}

/**
 * Asks the retailer for amounts and methods when what they depend on has changed or they are needed for certain; not
 * for methods while a quantity moves.
 */
export async function pricedByRetailer(
  retailer: Retailer,
  content: CartContent,
  reason: SyncReason,
): Promise<{ content: CartContent; known: boolean }> {
  const cart = callsFor(retailer, content);
  const { cartId } = content.remote.connection;
  if (cartId === null || content.lines.length === 0)
    return { content: withTotals(content, PAYMENT_AT_THE_DOOR), known: true };
  const totalsSyncRequired = isTotalsSyncRequired(totalsKey(retailer, content), content.remote.totalsHash);
  const forced = reason === 'place' || reason === 'sync';
  if (!totalsSyncRequired && !forced) return { content, known: true };
  const inFlight = reason === 'place' || reason === 'sync' || reason === 'merge' ? null : reason;
  const next = shouldPullMethods({ inFlight, totalsSyncRequired, forced })
    ? await withMethods(cart, content, cartId, addressOf(content, retailer.store))
    : content;
  const asked = await amountsOf(cart, cartId, addressOf(next, retailer.store), shippingOf(next));
  if (asked.state !== 'ok' || !areTotalsOf(asked.value.totals, next.lines))
    return {
      content: withTotals({ ...next, remote: { ...next.remote, totalsHash: null } }, PAYMENT_AT_THE_DOOR),
      known: false,
    };
  const totals = totalsFromWire(asked.value.totals, next.lines);
  const paymentMethods = asked.value.payments
    ? paymentMethodsOf(next.paymentMethods, asked.value.payments)
    : next.paymentMethods;
  const priced = { ...next, totals, coupon: named(totals.couponCode), paymentMethods };
  return { content: { ...priced, remote: { ...priced.remote, totalsHash: totalsKey(retailer, priced) } }, known: true };
}
