import type { MineOf } from '../../../src/commerce/mine';
import { MESSAGES } from '../../../src/contract/messages';
import type { OwnCoupon } from '../../../src/domain/customer/own-coupon';
import type { Ranking } from '../../../src/domain/customer/ranking';
import { NO_CENTAVOS, toCentavos, toDecimal } from '../../../src/domain/money';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { Handlers } from '../serving/handlers';

const unknownUser = () => refuse(404, MESSAGES.notFound);
/** The answer of what cannot be told just now: the specification's empty one, and that it is one. */
const DEGRADED = { meta: { degraded: true } };

const moment = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

const couponDocument = ({ terms, source, state }: OwnCoupon) => ({
  code: terms.code,
  discount_type: terms.kind,
  discount_amount: terms.kind === 'fixed' ? toDecimal(toCentavos(terms.value)) : terms.value,
  minimum: toDecimal(terms.minimum ?? NO_CENTAVOS),
  from_date: moment(terms.from),
  to_date: moment(terms.to),
  source,
  status: state,
});

const rankingDocument = ({ level, bought, next, until, levels }: Ranking) => ({
  level: level.name,
  bought: toDecimal(bought),
  next: next && { level: next.level.name, missing: toDecimal(next.missing) },
  valid_until: moment(until),
  levels: levels.map(({ name, from, gives }) => ({ name, from: toDecimal(from), gives: [...gives] })),
});

/** Coupons of oneself, or for a program of the shop of anybody of our own engine. */
async function couponsOf(mine: MineOf<'named'>, userId: string): Promise<Result<OwnCoupon[] | null>> {
  if (mine.kind === 'customer') return mine.isMe(userId) ? mine.own('benefits').coupons() : unknownUser();
  const found = await mine.anyCustomer().coupons(userId);
  return found ? ok(found) : unknownUser();
}

const answered = (found: Result<Ranking | null>) => {
  if (!found.ok) return found;
  return found.value ? ok({ result: rankingDocument(found.value) }) : ok({ result: {}, ...DEGRADED });
};

/** Coupons and the level of a customer. */
export const benefitsHandlers: Handlers<'benefits'> = {
  userCoupons: async ({ mine, query: { userId } }) => {
    const found = await couponsOf(mine(), userId);
    if (!found.ok) return found;
    return found.value ? ok({ result: found.value.map(couponDocument) }) : ok({ result: [], ...DEGRADED });
  },

  userRankings: async ({ mine, query: { userId } }) => {
    const own = mine();
    const found = userId === undefined || own.isMe(userId) ? await own.own('benefits').ranking() : unknownUser();
    return answered(found);
  },

  userRankingUpdate: async ({ mine, body: { userId } }) => {
    const own = mine();
    const found = userId == null || own.isMe(userId) ? await own.own('benefits').updateRanking() : unknownUser();
    return answered(found);
  },
};
