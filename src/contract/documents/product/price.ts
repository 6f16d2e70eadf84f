import { z } from 'zod';
import type { PriceFields } from '../../../domain/catalogue/document';
import { once } from '../../../domain/once';
import { MIN_PRICE, sourceFields } from '../../../domain/price';
import { isDateGiven, parseShopTime } from '../../../domain/shop-time';
import { RULES } from '../../../domain/validation';
import { cleanLine } from '../clean';
import { amount, amountIfAny, integer, integerIfAny, listOf, REFUSALS, read, reducedIfAny } from '../lenient';
import type { Note } from '../refusal';

const MAX_DATE_LENGTH = 40;

/** Fields that belong to a price, taken over together by a child that has none of its own. */
export const PRICE_KEYS = [
  'price',
  'final_price',
  'regular_price',
  'special_price',
  'special_from_date',
  'special_to_date',
  'tier_prices',
  'original_price',
  'original_special_price',
  'original_final_price',
] as const;

/** Credit prices of products and children, in pesos with IVA. */
export const CREDIT_KEYS = ['credit_price_pago_puntual', 'credit_fee', 'price_twelve', 'price_eighteen'] as const;

export const creditShape = once(
  () =>
    ({
      credit_price_pago_puntual: amountIfAny(),
      credit_fee: amountIfAny(),
      price_twelve: amountIfAny(),
      price_eighteen: amountIfAny(),
    }) satisfies Record<(typeof CREDIT_KEYS)[number], z.ZodType>,
);

/** A date as it came; false and blanks are none. What is no text and no number stays something that cannot be read. */
const dateIfAny = once(() =>
  read((value) =>
    value === null || value === undefined || value === false
      ? undefined
      : cleanLine(typeof value === 'object' ? JSON.stringify(value) : String(value), MAX_DATE_LENGTH) || undefined,
  ),
);

/** Price fields of products and children: amounts net in pesos; 0 is no special and no final price. */
export const priceShape = once(() => ({
  price: amount(),
  final_price: reducedIfAny(),
  regular_price: amountIfAny(),
  special_price: reducedIfAny(),
  special_from_date: dateIfAny(),
  special_to_date: dateIfAny(),
  tax_class_id: integerIfAny(),
  tier_prices: listOf(
    z.object({
      customer_group_id: integer(),
      qty: z.preprocess((qty) => qty ?? 1, amount()),
      value: amount().pipe(z.number().min(MIN_PRICE, RULES.positive)),
    }),
    1000,
  ),
  original_price: reducedIfAny(),
  original_special_price: reducedIfAny(),
  original_final_price: reducedIfAny(),
}));

/** Whether there is a price to sell for: below one centavo there is none. */
export const hasPrice = (fields: PriceFields): boolean => sourceFields(fields).price >= MIN_PRICE;

/**
 * Names the dates of a special price that cannot be read: it does not hold then. `at` is the path of what they belong
 * to, with its dot.
 */
export function noteDates(fields: PriceFields, note: Note, at = ''): void {
  for (const field of ['special_from_date', 'special_to_date'] as const) {
    const date = fields[field];
    if (isDateGiven(date) && parseShopTime(date) === null) note(`${at}${field}`, REFUSALS.notDate);
  }
}
