/** Message keys of shared carts. */
export const SHARED_CART_MESSAGES = {
  /** Source: spec 2 §8. */
  notUpdated: 'Could not update shared cart',
  /** Source: spec 2 §8. */
  notCopied: 'Could not copy link to clipboard',
  gone: 'This shared cart is no longer available',
  added: 'What was shared is in your cart now',
  addedBefore: 'This shared cart was added to your cart before',
  tooMany: 'You have shared 20 carts. You can share another one when the first of their links has expired.',
  tooLong: 'A cart of more than 50 different products cannot be shared',
} as const;
