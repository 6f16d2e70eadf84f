/** Why something does not go back: keys of the dictionary. */
export const RETURNS_REFUSED = {
  service: 'A service or a download cannot be returned',
  giftCard: 'A gift card cannot be returned',
  allTaken: 'All of it is being returned already',
  notSent: 'It has not been sent yet: cancel it instead',
  notPickedUp: 'It has not been picked up yet: cancel it instead',
  ended: 'This order was canceled',
  tooLate: 'The time to return this order is over',
  revocationOver: 'The five business days to change your mind are over',
  tooMany: 'You cannot return more than you bought',
  nothing: 'Choose at least one product to return',
} as const;
