import { MESSAGES as CART_MESSAGES } from '../domain/cart/messages';
import type { RULES, Rule } from '../domain/validation';

/** Message keys besides those of field rules: the exact English texts of the specification where it has one, ours in the same manner. Dictionaries translate them. */
export const MESSAGES = {
  ...CART_MESSAGES,
  productAddedToCart: CART_MESSAGES.addedToCart,
  productRemoved: 'Product has been removed from the cart!',
  productRestored: 'Product is back in the cart!',
  freshCart: 'Your previous cart is no longer available. This is a fresh cart.',
  couponApplied: 'The coupon has been applied',
  couponRemoved: 'The coupon has been removed',
  couponMissing: 'No coupon code provided',
  cartEmpty: 'Your cart is empty',
  cartItemMissing: 'No cartItem element provided within the request body',
  addressMissing: 'No address element provided within the request body',
  methodsMissing: 'No shipping and payment methods element provided within the request body',
  skuMissing: 'sku parameter is required',
  skusMissing: 'skus parameter is required',
  productUnknown: 'Item not available in the online store',
  orderUnknown: 'Order not found',
  orderPending: 'We are checking your order',
  orderChanged: 'The cart has changed since the order was prepared',
  checkoutIncomplete: 'Some checkout details are missing',
  shippingMethodMissing: 'Choose how your order is delivered',
  paymentMethodMissing: 'Choose how you pay',
  indexUnknown:
    'Invalid / inaccessible index name given in the URL. Please do use following URL format: /api/catalog/<index_name>/<entity>/_search?request_format=search-query',
  searchFormat: 'Only request_format=search-query is supported',
  urlMissing: 'Missing url',
  postalCodeUnknown: 'Postal code not found',
  importUnknown: 'There is no such import',
  unauthorised: "The consumer isn't authorized to access %resources.",
  serviceUnauthorised: 'Service token is not valid',
  invalid: 'Invalid value',
  tooLarge: 'Number is too large',
  malformedJson: 'Request body is not valid JSON',
  jsonType: 'Content-Type must be application/json',
  formType: 'Content-Type must be application/x-www-form-urlencoded',
  tooBig: 'Request body is too large',
  notFound: 'Not found',
  methodNotAllowed: 'Method not allowed',
  overloaded: 'The service is busy, please try again',
  failed: 'Internal server error',
} as const;

export type MessageKey = (typeof MESSAGES)[keyof typeof MESSAGES] | (typeof RULES)[Rule];
