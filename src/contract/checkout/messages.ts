/** Message keys of the checkout. */
export const CHECKOUT_MESSAGES = {
  addressMissing: 'No address element provided within the request body',
  methodsMissing: 'No shipping and payment methods element provided within the request body',
  checkoutIncomplete: 'Some checkout details are missing',
  savedAddressMissing: 'Choose one of your addresses',
  savedAddressIncomplete: 'This saved address lacks something. Complete it to use it.',
  shippingMethodMissing: 'Choose how your order is delivered',
  ticketOver: 'What was handed over is no longer valid',
  accountLapsed:
    'Half an hour went by, so we no longer keep the password for your account: the order is placed without one, unless you give it again',
  chargeConsentMissing: 'Agree that your card is charged now, or choose another way to pay',
  paymentMethodMissing: 'Choose how you pay',
  detailsChanged: 'What you filled in changed meanwhile. Look at it, and then place the order.',
  totalChanged: 'The way you pay makes another total. Look at it, and then place the order.',
  rfcDigit: 'The last character of the RFC does not fit the others. Compare it with your tax certificate.',
} as const;
