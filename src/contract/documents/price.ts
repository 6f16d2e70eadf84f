import { z } from 'zod';
import { amount, amountIfAny, integer, integerIfAny, labelIfAny, listOf, reducedIfAny } from './lenient';

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
export const creditShape = {
  credit_price_pago_puntual: amountIfAny,
  credit_fee: amountIfAny,
  price_twelve: amountIfAny,
  price_eighteen: amountIfAny,
};

/** Price fields of products and children: amounts net in pesos; 0 is no special and no final price. */
export const priceShape = {
  price: amount,
  final_price: reducedIfAny,
  regular_price: amountIfAny,
  special_price: reducedIfAny,
  special_from_date: labelIfAny(40),
  special_to_date: labelIfAny(40),
  tax_class_id: integerIfAny,
  tier_prices: listOf(z.object({ customer_group_id: integer, qty: z.preprocess((qty) => qty ?? 1, amount), value: amount }), 1000),
  original_price: reducedIfAny,
  original_special_price: reducedIfAny,
  original_final_price: reducedIfAny,
};
