import type { z } from 'zod';
import { isPlaced } from '../../../../src/domain/order/is-placed';
import type { StoreView } from '../../../../src/domain/store-view';
import { notNow } from '../answer';
import { callUpstream, type UpstreamCall, type UpstreamConfig } from '../http';
import * as answers from './answers';
import type { Outcome, RetailerCart } from './retailer-cart';

const NOT_FOUND = 404;
/** Who calls: nobody who is signed in. */
const GUEST = { token: '', guest: 'true' };

/** Reads an answer by its schema. A mutation that answered something else may still have had its effect, so that is unknown. */
async function asked<T>(outcome: Promise<Outcome<unknown>>, schema: z.ZodType<T>): Promise<Outcome<T>> {
  const answer = await outcome;
  if (answer.state !== 'ok') return answer;
  const parsed = schema.safeParse(answer.value);
  return parsed.success ? { state: 'ok', value: parsed.data } : { state: 'unknown', reason: 'Unhandled error, wrong response format!' };
}

/** An order call may be answered 200 with a sentence of refusal; nothing was placed then. */
function refusedInWords(outcome: Outcome<unknown>): Outcome<unknown> {
  return outcome.state === 'ok' && !isPlaced({ result: outcome.value }) ? { state: 'refused', code: 500, message: String(outcome.value) } : outcome;
}

/** The cart and order calls of a retailer's API (contract: cart/*, order, sync/order) for one store view, as a guest. */
export function retailerCart(config: UpstreamConfig, store: StoreView): RetailerCart {
  const call = (what: UpstreamCall) => callUpstream(config, store.storeCode, what);
  const post = (path: string, query: Record<string, string>, key: string, body?: unknown) =>
    call({ method: 'POST', path, query: { ...GUEST, ...query }, key, body });
  const get = (path: string, cartId: string) => call({ method: 'GET', path, query: { ...GUEST, cartId } });
  return {
    // A retailer that is too busy to make a cart is no reason to do without one.
    create: async () => notNow(await asked(call({ method: 'POST', path: 'cart/create', query: GUEST }), answers.cartId)),
    pull: (cartId) => asked(get('cart/pull', cartId), answers.lines),
    update: (cartId, cartItem, key) => asked(post('cart/update', { cartId }, key, { cartItem }), answers.line),
    remove: (cartId, cartItem, key) => asked(post('cart/delete', { cartId }, key, { cartItem }), answers.done),
    totals: (cartId) => asked(get('cart/totals', cartId), answers.totals),
    shippingMethods: (cartId, address) =>
      asked(call({ method: 'POST', path: 'cart/shipping-methods', query: { ...GUEST, cartId }, body: { address }, reads: true }), answers.shippingMethods),
    paymentMethods: (cartId) => asked(get('cart/payment-methods', cartId), answers.paymentMethods),
    shippingInformation: (cartId, addressInformation, key) =>
      asked(post('cart/shipping-information', { cartId }, key, { addressInformation }), answers.shippingInformation),
    applyCoupon: (cartId, coupon, key) => asked(post('cart/apply-coupon', { cartId, coupon }, key), answers.done),
    deleteCoupon: (cartId, key) => asked(post('cart/delete-coupon', { cartId }, key), answers.done),
    order: async (body, key) => asked(Promise.resolve(refusedInWords(await call({ method: 'POST', path: 'order', key, body }))), answers.order),
    orderStatus: async (orderId, cartId) => {
      const answer = await call({ method: 'GET', path: `sync/order/${encodeURIComponent(orderId)}`, query: cartId ? { cartId } : {} });
      if (answer.state === 'refused' && answer.code === NOT_FOUND) return { state: 'ok', value: null };
      return asked(Promise.resolve(answer), answers.orderStatus);
    },
  };
}
