import { z } from 'zod';
import { once } from '../../domain/once';
import { MAX_LENGTH } from '../../domain/validation';
import { defineCall } from '../call';
import { MOST_PESOS } from '../decimal';
import { requiredText, text, wholeNumber } from '../fields';
import { COUPON_FORMS, COUPONS_PAGE } from './forms';

export const COUPONS_MESSAGES = {
  couponThere: 'There is a coupon of this code already',
  couponGone: 'There is no coupon of this code',
  couponChanged: '{who} changed this coupon meanwhile; look at it again',
  couponSaved: 'The coupon is saved',
  couponEnded: 'The coupon is over',
  couponPercent: 'A percentage is a whole number from 1 to 100',
  couponGiven: 'It stands in the account now',
  couponTaken: 'It does not stand in the account any more',
  noAccount: 'No account has this e-mail',
  couponDays: 'The last day lies before the first',
  couponPast: 'The last day is over: choose a later one; to end a coupon, end it now',
} as const;

const MOMENT_MAX = 40;
const MOST_USES = 999_999;

const common = { area: 'desk', access: 'service', limit: 'none' } as const;

const terms = once(() => ({
  kind: z.enum(['percent', 'fixed']),
  value: z.number().positive().max(MOST_PESOS).meta({ description: 'Whole percent, or pesos with IVA' }),
  from: text(MOMENT_MAX).nullish().meta({ description: 'A day of Mexico City (YYYY-MM-DD) or a moment' }),
  to: text(MOMENT_MAX)
    .nullish()
    .meta({ description: 'The last day it can be used, or the first moment it can be used no longer' }),
  minimum: z.number().nonnegative().max(MOST_PESOS).nullish().meta({ description: 'Of the goods: pesos with IVA' }),
  oncePerCustomer: z.boolean().default(false),
  maxUses: wholeNumber(1, MOST_USES).nullish().meta({ description: 'Orders that may use it in all' }),
}));

const version = once(() =>
  wholeNumber(0, Number.MAX_SAFE_INTEGER).meta({ description: 'As it was read: 409 where it changed since' }),
);

const codeParam = once(() => z.object({ code: text(MAX_LENGTH.coupon) }));

const couponResult = once(() =>
  z
    .object({
      code: z.string(),
      kind: z.enum(['percent', 'fixed']),
      value: z.number().meta({ description: 'Whole percent, or pesos with IVA' }),
      from: z.string().nullable(),
      to: z.string().nullable().meta({ description: 'The first moment it can be used no longer' }),
      minimum: z.number().meta({ description: 'Pesos with IVA' }),
      oncePerCustomer: z.boolean(),
      maxUses: z.int().nullable(),
      version: z.int().meta({ description: 'Whoever changes or ends it names it' }),
      uses: z.int(),
      recent: z.array(z.object({ order: z.string(), at: z.string() })),
    })
    .meta({ id: 'Coupon' }),
);

export const deskCoupon = defineCall({
  ...common,
  id: 'deskCoupon',
  method: 'get',
  path: '/desk/coupons/:code',
  summary: 'A coupon, its limits, and the newest orders that use it',
  params: codeParam,
  result: couponResult,
  refusals: [404, 503],
});

export const deskCouponMake = defineCall({
  ...common,
  id: 'deskCouponMake',
  method: 'post',
  path: '/desk/coupons',
  summary:
    'Makes a coupon, which no import changes, once under one Idempotency-Key. 409 where there is one of its code',
  keyed: true,
  body: () => z.object({ code: requiredText(MAX_LENGTH.coupon), ...terms() }),
  result: couponResult,
  refusals: [400, 409, 413, 503],
});

export const deskCouponChange = defineCall({
  ...common,
  id: 'deskCouponChange',
  method: 'post',
  path: '/desk/coupons/:code',
  summary: 'Gives a coupon other terms, all of them, once under one Idempotency-Key',
  params: codeParam,
  keyed: true,
  body: () => z.object({ ...terms(), version: version() }),
  result: couponResult,
  refusals: [400, 404, 409, 413, 503],
});

export const deskCouponEnd = defineCall({
  ...common,
  id: 'deskCouponEnd',
  method: 'post',
  path: '/desk/coupons/:code/end',
  summary: 'Ends a coupon now, once under one Idempotency-Key',
  params: codeParam,
  keyed: true,
  body: () => z.object({ version: version() }),
  result: couponResult,
  refusals: [400, 404, 409, 413, 503],
});

/** Coupons as operators make, change and end them. */
export const coupons = {
  calls: { deskCoupon, deskCouponMake, deskCouponChange, deskCouponEnd },
  forms: COUPON_FORMS,
  messages: COUPONS_MESSAGES,
  desk: { page: COUPONS_PAGE, text: 'Coupons', rank: 1.7 },
} as const;
