import { branchOf } from '../../../../src/commerce/branches';
import type { CartBackend, Remember, Synced, SyncReason } from '../../../../src/commerce/cart-backend';
import { PAYMENT_AT_THE_DOOR } from '../../../../src/config/payment-methods';
import { CART_MESSAGES } from '../../../../src/contract/cart/messages';
import type { Coupon, Notice } from '../../../../src/domain/cart/cart';
import { type Connection, detachLines } from '../../../../src/domain/cart/connect';
import type { CartContent } from '../../../../src/domain/cart/content';
import { isVirtual } from '../../../../src/domain/cart/lines';
import { FALLBACK_SHIPPING_METHOD } from '../../../../src/domain/cart/methods';
import { warningNotice } from '../../../../src/domain/cart/notices';
import { withTotals } from '../../../../src/domain/cart/pricing';
import { shippingLookupAddress } from '../../../../src/domain/cart/shipping-information';
import { ok, refuse } from '../../../../src/domain/result';
import { shippingMethodsOf } from './methods';
import { findSentOrder, sendOrder } from './placing';
import { named, pricedByRetailer } from './pricing';
import { callsFor, type Retailer, syncWithRetailer, userIdOf } from './sync';

interface Priced {
  content: CartContent;
  /** Whether the retailer has said what it costs. */
  known: boolean;
  notices?: Notice[];
}

/** Amounts that are ours from now on: what the retailer said belongs to them no longer. */
const unpriced = (content: CartContent): CartContent => ({
  ...content,
  remote: { ...content.remote, totalsHash: null },
});

const unavailable = () => refuse(503, CART_MESSAGES.retailerUnavailable);

/** The coupon at the retailer is the one that is shown. */
const withoutDoubt = ({ remote: { mayHaveOldCoupon: _old, ...remote }, ...content }: CartContent): CartContent => ({
  ...content,
  remote,
});

/** The next cart is tried as the customer's own again. */
const withoutGuest = ({ isGuest: _guest, ...connection }: Connection): Connection => connection;

/**
 * A retailer's API behind the cart it keeps. Its word on prices, amounts, methods and orders counts; this object is its
 * only caller for this cart.
 */
export function retailerBackend(retailer: Retailer): CartBackend {
  async function sync(content: CartContent, reason: SyncReason, now: number, remember?: Remember): Promise<Synced> {
    const insist = reason === 'place' || reason === 'sync';
    const compared = await syncWithRetailer(retailer, content, reason, now, { insist, remember });
    const synced = reason === 'clear' ? { ...compared, content: withCouponInDoubt(compared.content) } : compared;
    if (!synced.isSynced) return { ...synced, content: withTotals(unpriced(synced.content), PAYMENT_AT_THE_DOOR) };
    const priced = await pricedWithoutOldCoupon(synced.content, reason);
    const isCouponLost = priced.known && synced.content.coupon !== null && priced.content.coupon === null;
    const {
      content: next,
      known,
      notices,
    } = isCouponLost ? await withCouponAgain(priced.content, synced.content.coupon, reason) : priced;
    return { content: next, notices: [...synced.notices, ...(notices ?? [])], isSynced: known || reason !== 'place' };
  }

  /**
   * Clearing takes out lines alone: the coupon stays with a cart that could not be cleared, and with one that is the
   * customer's next one too.
   */
  const withCouponInDoubt = (content: CartContent): CartContent => {
    const { remote } = content;
    return {
      ...content,
      remote: {
        ...remote,
        mayHaveOldCoupon: remote.connection.cartId !== null || userIdOf(retailer, content) !== null,
      },
    };
  };

  /**
   * Amounts without a coupon that was cleared here. While nobody knows whether it is off, amounts are our own, and it
   * is tried again; one that the retailer will not take off is told.
   */
  async function pricedWithoutOldCoupon(content: CartContent, reason: SyncReason): Promise<Priced> {
    const priced = await pricedByRetailer(retailer, content, reason);
    const { cartId } = content.remote.connection;
    if (!content.remote.mayHaveOldCoupon || cartId === null || content.lines.length === 0 || !priced.known)
      return priced;
    if (priced.content.coupon === null) return { ...priced, content: withoutDoubt(priced.content) };
    const removed = await callsFor(retailer, content).deleteCoupon(cartId, crypto.randomUUID());
    if (removed.state === 'unknown')
      return { content: withTotals(unpriced(content), PAYMENT_AT_THE_DOOR), known: false };
    if (removed.state === 'ok') return pricedByRetailer(retailer, unpriced(withoutDoubt(content)), reason);
    const again = await pricedByRetailer(retailer, unpriced(content), reason);
    if (!again.known) return again;
    const notices = again.content.coupon === null ? [] : [warningNotice(CART_MESSAGES.couponStays)];
    return { content: withoutDoubt(again.content), known: true, notices };
  }

  /** A coupon belongs to one cart of the retailer: a new one has to be told of it again. */
  async function withCouponAgain(content: CartContent, coupon: Coupon | null, reason: SyncReason): Promise<Priced> {
    const { cartId } = content.remote.connection;
    const applied =
      cartId === null || coupon === null
        ? null
        : await callsFor(retailer, content).applyCoupon(cartId, coupon.code, crypto.randomUUID());
    const lost = [warningNotice(CART_MESSAGES.couponNotValid)];
    if (applied?.state === 'refused') return { content, known: true, notices: lost };
    const priced = await pricedByRetailer(retailer, { ...content, coupon }, reason);
    return priced.known && coupon !== null && priced.content.coupon === null ? { ...priced, notices: lost } : priced;
  }

  /** A cart at the retailer to ask about, made when there is none yet. */
  const connected = async (content: CartContent, now: number): Promise<CartContent> =>
    content.remote.connection.cartId === null && content.lines.length > 0
      ? (await syncWithRetailer(retailer, content, 'set', now, { insist: true })).content
      : content;

  return {
    hasRemoteCart: true,
    async sendSource(content, source) {
      const { cartId } = content.remote.connection;
      if (cartId !== null) await callsFor(retailer, content).setOrigin(cartId, source, crypto.randomUUID());
    },
    products: retailer.products,
    sync,
    async coupon(content, code, now) {
      if (code !== null && content.coupon?.code === code) return ok(content);
      const next = await connected(content, now);
      const cart = callsFor(retailer, next);
      const { cartId } = next.remote.connection;
      if (cartId === null)
        return code === null ? ok({ ...next, coupon: null }) : refuse(404, CART_MESSAGES.couponNotValid);
      const done =
        code === null
          ? await cart.deleteCoupon(cartId, crypto.randomUUID())
          : await cart.applyCoupon(cartId, code, crypto.randomUUID());
      if (done.state === 'refused' && code !== null) return refuse(404, CART_MESSAGES.couponNotValid);
      if (done.state === 'ok') return ok({ ...withoutDoubt(next), coupon: named(code) });
      const totals = await cart.totals(cartId);
      if (totals.state !== 'ok') return unavailable();
      if ((totals.value.coupon_code ?? null) === code) return ok({ ...withoutDoubt(next), coupon: named(code) });
      return done.state === 'refused' ? refuse(409, CART_MESSAGES.couponStays) : unavailable();
    },
    branch: async (code, skus) => (retailer.branches ? branchOf(retailer.branches, code, skus) : ok(null)),
    branches: async (skus) => (retailer.branches ? retailer.branches.withStock(skus) : ok([])),
    async deliver(content, destination, now) {
      const next = { ...(await connected(content, now)), destination, coverage: null };
      const { cartId } = next.remote.connection;
      if (cartId === null || isVirtual(next.lines)) return ok({ ...next, shippingMethods: [FALLBACK_SHIPPING_METHOD] });
      const methods = await callsFor(retailer, next).shippingMethods(cartId, shippingLookupAddress(destination));
      if (methods.state === 'unknown') return unavailable();
      if (methods.state === 'refused') return refuse(422, methods.message || CART_MESSAGES.methodNotOffered);
      return ok({ ...next, shippingMethods: shippingMethodsOf(methods.value) });
    },
    place: (placing) => sendOrder(retailer, placing),
    findPlaced: (placing) => findSentOrder(retailer, placing),
    afterOrder: (content) =>
      withTotals(
        {
          ...content,
          lines: detachLines(content.lines),
          paymentMethods: null,
          remote: {
            connection: { ...withoutGuest(content.remote.connection), cartId: null },
            dirty: false,
            totalsHash: null,
          },
        },
        PAYMENT_AT_THE_DOOR,
      ),
  };
}
