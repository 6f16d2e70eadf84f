import { CHANGE_MESSAGES } from './change-messages';

/**
 * Message keys of cart and stock: the exact English texts of spec 0 §8 and spec 2 §8 where they have one, ours in the
 * same manner.
 */
export const MESSAGES = {
  ...CHANGE_MESSAGES,
  mustBeRemoved: 'The product is out of stock and must be removed to continue',
  mustBePositive: 'Must be greater than 0',
  couponNotValid: "The coupon code isn't valid",
  couponEnded: 'The coupon ended on {day}',
  couponUsedUp: 'The coupon has been used up',
  couponUsedByCustomer: 'The coupon can be used once per customer, and you have used it',
  couponWaits: 'The coupon {code} counts from {minimum} in products: {missing} are missing',
  noTaxCountry: 'Please do set the tax.defaultCountry in order to calculate totals',
  noCoverage: 'Zip code without coverage',
  productUnknown: 'Item not available in the online store',
  monthsNotOffered: 'These months without interest are not offered for this total; choose again',
  methodNotOffered: 'This way is not offered for your cart',
  productRemoved: 'Product has been removed from the cart!',
  productRestored: 'Product is back in the cart!',
  inStock: 'In stock!',
  outOfTheStock: 'Out of the stock!',
  noSuchLine: 'The product is no longer in the cart',
  couponStays: 'The store has not taken the coupon off',
  notTaken: '{name} could not be taken into your cart',
  takenInPart: 'Of {name} only {qty} could be taken into your cart',
  couponNotTaken: 'The coupon {code} could not be taken into your cart',
  cartsMerged: 'What you had chosen is in your cart now',
  syncDisabled: 'The cart is not synchronized with the store at the moment',
} as const;
