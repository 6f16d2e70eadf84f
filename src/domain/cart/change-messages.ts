/** Message keys of what a change of the cart may answer: every page brings these, in the manner of those of `messages.ts`. */
export const CHANGE_MESSAGES = {
  addedToCart: 'Product has been added to the cart!',
  quantityUpdated: 'Product quantity has been updated!',
  unsafeQuantity:
    'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
  outOfStock: 'The product is out of stock and cannot be added to the cart!',
  unknownPrice: 'Product price is unknown, product cannot be added to the cart!',
  requestedQty: 'The requested qty is not available',
  partOutOfStock: '{name} is out of stock, and the set is sold as a whole',
  partQty: 'There is not enough of {name} for that many sets',
  partNotSold: '{name} is not available, and the set is sold as a whole',
  serviceGone: '{name} cannot be had any more, and nothing was added',
  /** Source: spec 2 §8. */
  noSuchConfiguration: 'No such configuration for the product. Please do choose another combination of attributes.',
  priceChanged: 'The price of {name} has changed from {from} to {to}',
  tooManyLines: 'The cart holds {max} different products at most',
  oneMotorcycle: 'Only one motorcycle can be bought at a time',
  motorcycleAlone: 'A motorcycle must be the only item in the cart',
  moved: 'Your order goes to {place} now.',
  movedCost: 'Your order goes to {place} now. Shipping: {cost}, before {costBefore}.',
  movedDays: 'Your order goes to {place} now. {arrives}; before: {arrivedBefore}.',
  movedCostDays:
    'Your order goes to {place} now. Shipping: {cost}, before {costBefore}. {arrives}; before: {arrivedBefore}.',
  movedOut: 'We do not deliver to {place} yet: nothing of your order can be taken there.',
  freshCart: 'Your previous cart is no longer available. This is a fresh cart.',
} as const;
