import { z } from 'zod';
import { COUPON_SOURCES, COUPON_STATES } from '../../domain/customer/own-coupon';
import { once } from '../../domain/once';
import { defineCall } from '../call';
import { identityQuery, looseId } from '../fields';
import { COUPONS_OF_MINE_PAGE, LOYALTY_CARD_PAGE, RANKING_PAGE } from './pages';

const AREA = 'user';

const mayName = 'Whose; a customer may name themselves alone';

export const userCoupons = defineCall({
  id: 'userCoupons',
  method: 'get',
  path: '/user/coupons',
  access: 'named',
  limit: 'read',
  area: AREA,
  summary:
    'The coupons of a customer by their id, as GET /user/details. Where they cannot be told just now there are none, and meta.degraded is true',
  query: () => identityQuery().extend({ userId: looseId().meta({ description: mayName }) }),
  result: () =>
    z.array(
      z.object({
        code: z.string(),
        discount_type: z.enum(['percent', 'fixed']),
        discount_amount: z.number().meta({ description: 'Whole percent, or pesos with IVA' }),
        minimum: z.number().meta({ description: 'Pesos with IVA' }),
        from_date: z.string().nullable(),
        to_date: z.string().nullable().meta({ description: 'The first moment it can be used no longer' }),
        source: z.enum(COUPON_SOURCES),
        status: z.enum(COUPON_STATES),
      }),
    ),
  refusals: [401, 404, 503],
});

const rankingLevel = once(() =>
  z.object({
    name: z.string(),
    from: z.number().meta({ description: 'Bought from which it is reached, pesos with IVA' }),
    gives: z.array(z.string()),
  }),
);

const ranking = once(() =>
  z.object({
    level: z.string().optional(),
    bought: z.number().optional().meta({ description: 'Bought within the window, pesos with IVA' }),
    next: z.object({ level: z.string(), missing: z.number() }).nullish(),
    valid_until: z.string().nullish(),
    levels: z.array(rankingLevel()).optional(),
  }),
);

export const userRankings = defineCall({
  id: 'userRankings',
  method: 'get',
  path: '/user/rankings',
  access: 'customer',
  limit: 'read',
  area: AREA,
  summary:
    'The level of the customer who is signed in and what is missing to the next. Empty where it cannot be told just now: meta.degraded is true',
  query: () => identityQuery().extend({ userId: looseId().optional().meta({ description: mayName }) }),
  result: ranking,
  refusals: [401, 404, 503],
});

export const userRankingUpdate = defineCall({
  id: 'userRankingUpdate',
  method: 'post',
  path: '/user/ranking',
  access: 'customer',
  limit: 'form',
  area: AREA,
  summary: 'Reckons the level anew and answers it as GET /user/rankings',
  query: identityQuery,
  body: () => z.object({ userId: looseId().nullish() }),
  result: ranking,
  refusals: [400, 401, 404, 413, 503],
});

/** Coupons and the level of a customer. */
export const benefits = {
  calls: { userCoupons, userRankings, userRankingUpdate },
  messages: {},
  account: [
    { page: COUPONS_OF_MINE_PAGE, text: 'Your coupons', icon: 'tag', group: 'benefits', rank: 2 },
    { page: RANKING_PAGE, text: 'Your ranking', icon: 'medal', group: 'benefits', rank: 3 },
    { page: LOYALTY_CARD_PAGE, text: 'Your loyalty card', icon: 'card', group: 'benefits', rank: 4 },
  ],
} as const;
