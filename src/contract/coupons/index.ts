import { z } from 'zod';
import { MAX_LENGTH } from '../../domain/validation';
import { defineCall } from '../call';
import { text } from '../fields';
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
} as const;

export const deskCoupon = defineCall({
  area: 'desk',
  access: 'service',
  limit: 'none',
  id: 'deskCoupon',
  method: 'get',
  path: '/desk/coupons/:code',
  summary: 'A coupon, its limits, and the newest orders that use it',
  params: () => z.object({ code: text(MAX_LENGTH.coupon) }),
  result: () =>
    z.object({
      code: z.string(),
      kind: z.enum(['percent', 'fixed']),
      value: z.number().meta({ description: 'Whole percent, or pesos with IVA' }),
      from: z.string().nullable(),
      to: z.string().nullable().meta({ description: 'The first moment it can be used no longer' }),
      minimum: z.number().meta({ description: 'Pesos with IVA' }),
      oncePerCustomer: z.boolean(),
      maxUses: z.int().nullable(),
      uses: z.int(),
      recent: z.array(z.object({ order: z.string(), at: z.string() })),
    }),
  refusals: [404, 503],
});

/** Coupons as operators make, change and end them. */
export const coupons = {
  calls: { deskCoupon },
  forms: COUPON_FORMS,
  messages: COUPONS_MESSAGES,
  desk: { page: COUPONS_PAGE, text: 'Coupons', rank: 1.7 },
} as const;
