import type { z } from 'zod';
import { isPlaced } from '../../../../src/domain/order/evidence';
import type { StoreView } from '../../../../src/domain/store-view';
import { notNow } from '../answer';
import { isTokenRefused } from '../customers/calls';
import { callUpstream, type UpstreamCall, type UpstreamConfig } from '../http';
import * as answers from './answers';
import type { Outcome, RetailerCart } from './retailer-cart';

const NOT_FOUND = 404;
const UNAVAILABLE = 503;
/** Who calls: nobody who is signed in, or a customer whose token goes beside it. */
const GUEST = { token: '', guest: 'true' };
const CUSTOMER = { guest: 'false' };

/**
 * Why a call was not made as a customer: nobody is signed in any more, or their token could not be renewed. It had no
 * effect.
 */
export const NOT_ASKED = 'not asked: the customer has no token that works';

/** A customer whose cart this is. Their token at the retailer stays on the server. */
export interface RetailerUser {
  customerId: string;
  /**
   * Runs a call under the customer's token, which is renewed where the retailer refuses it; unknown, with the reason
   * NOT_ASKED, without one that works.
   */
  ask<T>(call: (userToken: string) => Promise<Outcome<T>>): Promise<Outcome<T>>;
}

/**
 * Reads an answer by its schema. A mutation that answered something else may still have had its effect, so that is
 * unknown.
 */
async function asked<T>(outcome: Promise<Outcome<unknown>>, schema: z.ZodType<T>): Promise<Outcome<T>> {
  const answer = await outcome;
  if (answer.state !== 'ok') return answer;
  const parsed = schema.safeParse(answer.value);
  return parsed.success
    ? { state: 'ok', value: parsed.data }
    : { state: 'unknown', reason: 'Unhandled error, wrong response format!' };
}

/** An order call may be answered 200 with a sentence of refusal; nothing was placed then. */
function refusedInWords(outcome: Outcome<unknown>): Outcome<unknown> {
  return outcome.state === 'ok' && !isPlaced({ result: outcome.value })
    ? { state: 'refused', code: 500, message: String(outcome.value) }
    : outcome;
}

/** An order that was refused for its token, or for want of one, was not sent. */
function unsentWithoutToken(outcome: Outcome<unknown>): Outcome<unknown> {
  const wasNotAsked = outcome.state === 'unknown' && outcome.reason === NOT_ASKED;
  return wasNotAsked || isTokenRefused(outcome)
    ? { state: 'refused', code: UNAVAILABLE, message: '', unsent: true }
    : outcome;
}

/**
 * The cart and order calls of a retailer's API (contract: cart/*, order, sync/order) for one store view, as a guest or
 * as a customer.
 */
export function retailerCart(config: UpstreamConfig, store: StoreView, user: RetailerUser | null = null): RetailerCart {
  const call = (what: UpstreamCall) => callUpstream(config, store.storeCode, what);
  const who = user ? CUSTOMER : GUEST;
  function asOwner(what: UpstreamCall): Promise<Outcome<unknown>> {
    const mine = { ...what, query: { ...who, ...what.query } };
    return user ? user.ask((userToken) => call({ ...mine, userToken })) : call(mine);
  }
  const post = (path: string, query: Record<string, string>, key: string, body?: unknown) =>
    asOwner({ method: 'POST', path, query, key, body });
  const get = (path: string, cartId: string) => asOwner({ method: 'GET', path, query: { cartId } });
  return {
    // A retailer that is too busy to make a cart is no reason to do without one.
    create: async () => notNow(await asked(asOwner({ method: 'POST', path: 'cart/create' }), answers.cartId())),
    pull: (cartId) => asked(get('cart/pull', cartId), answers.lines()),
    update: (cartId, cartItem, key) => asked(post('cart/update', { cartId }, key, { cartItem }), answers.line()),
    remove: (cartId, cartItem, key) => asked(post('cart/delete', { cartId }, key, { cartItem }), answers.done()),
    totals: (cartId) => asked(get('cart/totals', cartId), answers.totals()),
    shippingMethods: (cartId, address) =>
      asked(
        asOwner({ method: 'POST', path: 'cart/shipping-methods', query: { cartId }, body: { address }, reads: true }),
        answers.shippingMethods(),
      ),
    paymentMethods: (cartId) => asked(get('cart/payment-methods', cartId), answers.paymentMethods()),
    shippingInformation: (cartId, addressInformation, key) =>
      asked(post('cart/shipping-information', { cartId }, key, { addressInformation }), answers.shippingInformation()),
    applyCoupon: (cartId, coupon, key) => asked(post('cart/apply-coupon', { cartId, coupon }, key), answers.done()),
    deleteCoupon: (cartId, key) => asked(post('cart/delete-coupon', { cartId }, key), answers.done()),
    setOrigin: (cartId, utmSource, key) => asked(post('user/set-origin', { cartId, utmSource }, key), answers.done()),
    order: async (body, key) => {
      const sent: UpstreamCall = { method: 'POST', path: 'order', key, body };
      const answer = user ? unsentWithoutToken(await asOwner(sent)) : await call(sent);
      return asked(Promise.resolve(refusedInWords(answer)), answers.order());
    },
    orderStatus: async (orderId, cartId) => {
      const status: UpstreamCall = {
        method: 'GET',
        path: `sync/order/${encodeURIComponent(orderId)}`,
        query: cartId ? { cartId } : {},
      };
      // The order of a customer is shown to nobody else: asked as a visitor, it would seem not to be there.
      const answer = await (user ? asOwner(status) : call(status));
      if (answer.state === 'refused' && answer.code === NOT_FOUND) return { state: 'ok', value: null };
      return asked(Promise.resolve(answer), answers.orderStatus());
    },
  };
}
