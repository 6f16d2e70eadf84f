/** Message keys of the cart object beyond those of the domain and the contract; dictionaries translate them. */
export const CART_MESSAGES = {
  /** Source: spec 2 §8. */
  noSuchConfiguration: 'No such configuration for the product. Please do choose another combination of attributes.',
  priceChanged: 'The price of {name} has changed from {from} to {to}',
  keyReused: 'The key of this request was already used with another one',
  orderUnknown: 'We could not find out what became of order {orderId}: ask us before you order again',
  retailerUnavailable: 'The store cannot be reached at the moment, please try again',
  methodNotOffered: 'This way is not offered for your cart',
} as const;
