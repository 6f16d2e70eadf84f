import { z } from 'zod';
import type { CouponTerms } from '../../domain/cart/cart';
import { fromDecimal } from '../../domain/money';
import { once } from '../../domain/once';
import type { Result } from '../../domain/result';
import { parseShopTime } from '../../domain/shop-time';
import { MAX_LENGTH, RULES } from '../../domain/validation';
import { cleanRecord } from './clean';
import {
  amount,
  amountIfAny,
  flag,
  integer,
  integerIfAny,
  labelIfAny,
  line,
  listOf,
  missingOr,
  REFUSALS,
  toNumber,
} from './lenient';
import { refusal } from './refusal';

const MAX_DELIVERY_DAYS = 365;
const MAX_NEIGHBOURHOODS = 2000;
const MAX_QTY = 1_000_000_000;
const MAX_PERCENT = 100;
const POSTAL_CODE_DIGITS = 5;

const postalCodeText = (value: unknown): unknown =>
  typeof value === 'number' ? String(value).padStart(POSTAL_CODE_DIGITS, '0') : (value ?? undefined);
const days = once(() =>
  integerIfAny().pipe(z.int().min(0, REFUSALS.negative).max(MAX_DELIVERY_DAYS, REFUSALS.tooLarge).optional()),
);

const postalCode = once(() =>
  z
    .object({
      code: z.preprocess(postalCodeText, z.string(missingOr(RULES.postalCode)).regex(/^\d{5}$/, RULES.postalCode)),
      state: line(MAX_LENGTH.state),
      region_id: integer(),
      region_code: line(10),
      municipality: line(MAX_LENGTH.city),
      city: labelIfAny(MAX_LENGTH.city),
      neighbourhoods: listOf(line(MAX_LENGTH.neighbourhood), MAX_NEIGHBOURHOODS),
      covered: flag(true),
      delivery_from: days(),
      delivery_to: days(),
    })
    .refine(({ delivery_from: from, delivery_to: to }) => from === undefined || to === undefined || from <= to, {
      path: ['delivery_to'],
      error: REFUSALS.tooSmall,
    })
    .transform(({ city = null, delivery_from = null, delivery_to = null, ...row }) => ({
      ...row,
      city,
      delivery_from,
      delivery_to,
    })),
);

const stock = once(() =>
  z.object({
    sku: line(MAX_LENGTH.sku),
    qty: z
      .preprocess(toNumber, z.number(missingOr(REFUSALS.notNumber)).max(MAX_QTY, REFUSALS.tooLarge))
      .transform((qty) => Math.max(Math.floor(qty), 0)),
    is_in_stock: flag(true),
  }),
);

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
      max_uses: integerIfAny().pipe(z.int().min(1, RULES.positive).max(MAX_QTY, REFUSALS.tooLarge).optional()),
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

/** A postal code with its colonias and the working days a delivery takes. */
export type PostalCodeRow = z.infer<ReturnType<typeof postalCode>>;
/** How many units of a sku there are. */
export type StockRow = z.infer<ReturnType<typeof stock>>;

const parser =
  <T>(kind: string, schema: () => z.ZodType<T>) =>
  (raw: Record<string, unknown>): Result<T> => {
    const parsed = schema().safeParse(cleanRecord(raw));
    return parsed.success ? { ok: true, value: parsed.data } : refusal(kind, parsed.error);
  };

export const parsePostalCode = parser('postal_code', postalCode);
export const parseStock = parser('stock', stock);
/**
 * A coupon: what a fixed one takes off and what goods it needs are given in pesos with IVA and kept in centavos, a
 * percentage is whole.
 */
export const parseCoupon = parser('coupon', coupon);
