import { branchOf } from '../../../../src/commerce/branches';
import type { CartBackend, FoundProducts, Placed, Placing, ProductSource } from '../../../../src/commerce/cart-backend';
import type { PostalCode } from '../../../../src/commerce/postal';
import { CART_MESSAGES } from '../../../../src/contract/cart/messages';
import type { CouponTerms } from '../../../../src/domain/cart/cart';
import type { CartContent } from '../../../../src/domain/cart/content';
import { itemRequestOfLine, skusOf } from '../../../../src/domain/cart/item/item-request';
import { MESSAGES } from '../../../../src/domain/cart/messages';
import { couponIsOpen } from '../../../../src/domain/cart/totals/coupon';
import { withShippingMethods, withTotals } from '../../../../src/domain/cart/totals/pricing';
import type { OrderDifference } from '../../../../src/domain/order/differences';
import type { Order } from '../../../../src/domain/order/order';
import { ok, type Problem, refuse } from '../../../../src/domain/result';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import { log, reasonOf } from '../../../http/log';
import { reused } from '../../../objects/shared/keyed-calls';
import { paymentMethodsOf } from '../../../settings/payments';
import { embeddedBranches, hasAnyBranch } from '../branches';
import { findCoupon, lastDayOf, whyUsed } from '../coupons';
import { placeInD1 } from '../orders/place-order';
import { embeddedPostal } from '../postal';
import { embeddedProducts } from './product-source';

/**
 * What was asked for before is not asked again; nobody may wait for the first answer, so that its failure is told to
 * those who do.
 */
function askedOnce<T>(asked: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const known = asked.get(key);
  if (known) return known;
  const asking = ask();
  asking.catch(() => undefined);
  asked.set(key, asking);
  return asking;
}

/** A refusal for stock tells each sku as a difference, like those found before the batch. */
function withDifferences(problem: Problem, order: Order): Problem {
  const { skus } = (problem.detail ?? {}) as { skus?: { sku: string; requested: number; available: number }[] };
  if (!skus) return problem;
  const detail: OrderDifference[] = skus.map((short) => ({
    kind: 'stock',
    name: order.lines.find((line) => line.sku === short.sku)?.name ?? short.sku,
    ...short,
  }));
  return { ...problem, detail };
}

const COUPON_REASONS: readonly string[] = [MESSAGES.couponUsedUp, MESSAGES.couponUsedByCustomer];

/**
 * Our own engine: this object is the only cart there is, products, stock and orders are in D1. `shopperId` is the
 * customer whose cart it is.
 */
export function embeddedCartBackend(env: Env, store: StoreView, shopperId: string | null): CartBackend {
  // One batch under one order key: asking again answers with the order the first time made.
  async function place({ order, call, owner, customerId, request }: Placing): Promise<Placed> {
    try {
      const placed = await placeInD1(
        env,
        order,
        { owner, customerId, newAccount: request.newAccount, route: call.route, key: call.key },
        request.challengePassed === true,
      );
      // Orders outlive the answers kept for a key: an old key must not pass an old order off as this one.
      if (placed.ok && placed.value.orderId !== order.orderId) return { state: 'refused', problem: reused().problem };
      if (placed.ok) return { state: 'placed', order: placed.value };
      const { problem } = placed;
      if (COUPON_REASONS.includes(problem.message)) return { state: 'refused', problem, couponReason: problem.message };
      return { state: 'refused', problem: withDifferences(problem, order) };
    } catch (error) {
      log('error', 'order.batch', { store: store.storeCode, reason: reasonOf(error) });
      return { state: 'unknown' };
    }
  }
  const paymentMethods = paymentMethodsOf(env, store.storeCode);
  const priced = (content: CartContent): CartContent =>
    withTotals({ ...withShippingMethods(content, store.shipping), paymentMethods }, paymentMethods);
  const coupons = new Map<string, Promise<CouponTerms | null>>();
  const places = new Map<string, Promise<PostalCode | null>>();
  const products = new Map<string, Promise<FoundProducts>>();
  let ahead: ProductSource | null = null;
  const branches = new Map<string, Promise<boolean>>();
  const couponOf = (code: string) => askedOnce(coupons, code, () => findCoupon(env, store.storeCode, code));
  const placeOf = (postcode: string) => askedOnce(places, postcode, () => embeddedPostal(env).postalCode(postcode));
  const hasBranchesOf = () => askedOnce(branches, store.storeCode, () => hasAnyBranch(env, store.storeCode));
  return {
    hasRemoteCart: false,
    readAhead({ coupon, destination, lines }, now) {
      if (coupon) couponOf(coupon.code);
      if (destination) hasBranchesOf();
      if (destination?.country === store.i18n.defaultCountry && destination.postcode) placeOf(destination.postcode);
      const skus = skusOf(lines.map(itemRequestOfLine));
      if (skus.length === 0) return;
      // An order is read ahead: what it costs is the catalogue's own word.
      const source = embeddedProducts(env, store, now, 'catalogue');
      ahead = source;
      askedOnce(products, skus.join('\n'), () => source.find(skus));
    },
    products(now) {
      const source = ahead ?? embeddedProducts(env, store, now);
      return { ...source, find: (skus) => products.get(skus.join('\n')) ?? source.find(skus) };
    },
    async coupon(content, code, now, email = null) {
      if (code === null) return ok({ ...content, coupon: null });
      const coupon = await couponOf(code);
      const endedOn = coupon && lastDayOf(coupon, now, store.i18n.defaultLocale);
      if (endedOn) return refuse(404, CART_MESSAGES.couponEnded, { detail: { day: endedOn } });
      if (!coupon || !couponIsOpen(coupon, now)) return refuse(404, CART_MESSAGES.couponNotValid);
      const used = await whyUsed(env, store.storeCode, coupon, { customerId: shopperId, email });
      if (used) return refuse(409, used);
      const { oncePerCustomer: _once, maxUses: _most, ...inCart } = coupon;
      return ok({ ...content, coupon: inCart });
    },
    branch: (code, skus) => branchOf(embeddedBranches(env, store.storeCode), code, skus),
    branches: (skus) => embeddedBranches(env, store.storeCode).withStock(skus),
    async deliver(content, destination) {
      // Tax and coverage are known inside the country alone.
      if (destination.country !== store.i18n.defaultCountry)
        return refuse(422, CART_MESSAGES.noCoverage, {
          fields: [{ field: 'country_id', rule: 'coverage', message: CART_MESSAGES.noCoverage }],
        });
      const [place, hasBranches] = await Promise.all([
        destination.postcode ? placeOf(destination.postcode) : null,
        hasBranchesOf(),
      ]);
      const coverage = destination.postcode
        ? { covered: place?.covered === true, deliveryDays: place?.deliveryDays ?? null }
        : null;
      const { hasBranches: _before, ...rest } = content;
      return ok(priced({ ...rest, destination, coverage, ...(hasBranches ? { hasBranches } : {}) }));
    },
    sync: async (content) => ({ content: priced(content), notices: [], isSynced: true }),
    place,
    findPlaced: place,
    afterOrder: priced,
  };
}
