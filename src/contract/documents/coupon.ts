import { z } from 'zod';
import type { CouponTerms } from '../../domain/cart/cart';
import { fromDecimal } from '../../domain/money';
import { once } from '../../domain/once';
import { parseShopTime } from '../../domain/shop-time';
import { MAX_LENGTH, RULES } from '../../domain/validation';
import { amount, amountIfAny, flag, integerIfAny, line, REFUSALS } from './lenient';
import { readerOf } from './read-document';

const MAX_USES = 1_000_000_000;
const MAX_PERCENT = 100;

/** Epoch ms of a date; an end without a time is the end of that day. */
const moment = (isEnd: boolean) =>
  z.preprocess((value) => {
    if (value === null || value === undefined || value === '') return null;
    return typeof value === 'string' || typeof value === 'number'
      ? (parseShopTime(String(value), isEnd) ?? false)
      : false;
  }, z.number(REFUSALS.notDate).nullable());

const coupon = once(() =>
  z
    .object({
      code: line(MAX_LENGTH.coupon),
      kind: z.enum(['percent', 'fixed'], REFUSALS.notKnown),
      value: amount(),
      from: moment(false),
      to: moment(true),
      minimum: amountIfAny(),
      once_per_customer: flag(false),
      max_uses: integerIfAny().pipe(z.int().min(1, RULES.positive).max(MAX_USES, REFUSALS.tooLarge).optional()),
    })
    .refine(({ value }) => value > 0, { path: ['value'], error: RULES.positive })
    .refine(({ kind, value }) => kind === 'fixed' || (Number.isInteger(value) && value <= MAX_PERCENT), {
      path: ['value'],
      error: REFUSALS.notPercent,
    })
    .transform(
      ({
        code,
        kind,
        value,
        from,
        to,
        minimum = 0,
        once_per_customer: oncePerCustomer,
        max_uses: maxUses = null,
      }): CouponTerms => ({
        code,
        kind,
        value: kind === 'fixed' ? fromDecimal(value) : value,
        from,
        to,
        minimum: fromDecimal(minimum),
        oncePerCustomer,
        maxUses,
      }),
    ),
);

/**
 * A coupon: what a fixed one takes off and what goods it needs are given in pesos with IVA and kept in centavos, a
 * percentage is whole.
 */
export const parseCoupon = readerOf('coupon', coupon);
