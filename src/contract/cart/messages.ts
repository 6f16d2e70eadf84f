import { MESSAGES } from '../../domain/cart/messages';

/** Message keys of the cart: those of its rules, and what its calls, forms and object say beyond them. */
export const CART_MESSAGES = {
  ...MESSAGES,
  productAddedToCart: MESSAGES.addedToCart,
  couponApplied: 'The coupon has been applied',
  couponRemoved: 'The coupon has been removed',
  tooManyCoupons: 'Too many codes were tried for this cart. You can try another one within the hour.',
  couponMissing: 'No coupon code provided',
  cartEmpty: 'Your cart is empty',
  cartItemMissing: 'No cartItem element provided within the request body',
  outcomeUnknown: 'We could not find out what became of order {orderId}: ask us before you order again',
  retailerUnavailable: 'The store cannot be reached at the moment, please try again',
} as const;
