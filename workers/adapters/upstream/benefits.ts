import { z } from 'zod';
import type { BenefitsPort } from '../../../src/commerce/own/benefits';
import { byUse, couponState, type OwnCoupon } from '../../../src/domain/customer/own-coupon';
import { levelOf, type Ranking } from '../../../src/domain/customer/ranking';
import { fromDecimal, NO_CENTAVOS, toCentavos } from '../../../src/domain/money';
import { once } from '../../../src/domain/once';
import { ok, type Result } from '../../../src/domain/result';
import { parseShopTime } from '../../../src/domain/shop-time';
import type { StoreView } from '../../../src/domain/store-view';
import { lookup } from './customers/lookup';
import type { UpstreamConfig } from './http';

const MOST = 100;
const MOST_LEVELS = 12;
const MOST_PESOS = 1_000_000_000;

const id = once(() => z.union([z.string(), z.int()]).nullish());
const amount = once(() => z.coerce.number().min(0).max(MOST_PESOS));

const coupon = once(() =>
  z.looseObject({
    code: z.string().min(1).max(64),
    discount_type: z.string(),
    discount_amount: amount(),
    minimum: amount().nullish(),
    from_date: z.string().nullish(),
    to_date: z.string().nullish(),
    is_used: z.boolean().nullish(),
    status: z.string().nullish(),
    customer_id: id(),
  }),
);

const level = once(() =>
  z.looseObject({ name: z.string().min(1), from: amount(), gives: z.array(z.string()).nullish() }),
);

const ranking = once(() =>
  z.looseObject({
    customer_id: id(),
    bought: amount().optional(),
    valid_until: z.string().nullish(),
    levels: z.array(level()).min(1).max(MOST_LEVELS).optional(),
  }),
);

/** A coupon as the family writes one: percent by that word or by_percent, anything else pesos. */
function couponOf(told: z.infer<ReturnType<typeof coupon>>, now: number): OwnCoupon {
  const isUsed = told.is_used === true || told.status === 'used';
  const isPercent = told.discount_type.includes('percent');
  const terms = {
    code: told.code,
    kind: isPercent ? ('percent' as const) : ('fixed' as const),
    value: isPercent ? Math.round(told.discount_amount) : fromDecimal(told.discount_amount),
    from: parseShopTime(told.from_date),
    to: parseShopTime(told.to_date, true),
    minimum: told.minimum == null ? NO_CENTAVOS : fromDecimal(told.minimum),
    oncePerCustomer: isUsed,
    maxUses: null,
  };
  const own = isUsed ? 1 : 0;
  return { terms, source: 'given', state: couponState(terms, { total: own, own }, now) };
}

/** null of an answer that names no level: a retailer that has none to tell. */
function rankingOf({ bought = 0, valid_until, levels }: z.infer<ReturnType<typeof ranking>>): Ranking | null {
  if (!levels) return null;
  const known = levels
    .map(({ name, from, gives }) => ({ name, from: fromDecimal(from), gives: gives ?? [] }))
    .toSorted((one, other) => one.from - other.from);
  const paid = fromDecimal(bought);
  const above = known.find(({ from }) => from > paid);
  return {
    level: levelOf(known, paid),
    bought: paid,
    next: above ? { level: above, missing: toCentavos(above.from - paid) } : null,
    until: parseShopTime(valid_until, true),
    levels: known,
  };
}

const map = <From, To>(answer: Result<From | null>, to: (value: From) => To | null): Result<To | null> =>
  answer.ok ? ok(answer.value === null ? null : to(answer.value)) : answer;

/** Coupons and levels of a retailer's customers; `now` in epoch ms. */
export const upstreamBenefits = (config: UpstreamConfig, store: StoreView, now: number): BenefitsPort => ({
  ofCustomer(access) {
    const { customerId } = access;
    const isOwn = (named: z.infer<ReturnType<typeof id>>) => named == null || String(named) === customerId;
    const stands = async (method: 'GET' | 'POST', path: string) =>
      map(
        await lookup(config, store, access, {
          call: {
            method,
            path,
            ...(method === 'POST' ? { body: { userId: customerId } } : { query: { userId: customerId } }),
          },
          schema: ranking(),
          isMine: (told) => isOwn(told.customer_id),
        }),
        rankingOf,
      );
    return {
      async coupons() {
        const told = await lookup(config, store, access, {
          call: { method: 'GET', path: 'user/coupons', query: { userId: customerId } },
          schema: z.array(coupon()),
          isMine: (coupons) => coupons.every((one) => isOwn(one.customer_id)),
        });
        return map(told, (coupons) =>
          coupons
            .slice(0, MOST)
            .map((one) => couponOf(one, now))
            .toSorted(byUse),
        );
      },
      ranking: () => stands('GET', 'user/rankings'),
      updateRanking: () => stands('POST', 'user/ranking'),
    };
  },
});
