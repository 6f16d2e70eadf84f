/** Message keys of a customer's orders. */
export const HISTORY_MESSAGES = {
  changedSince: 'Some of it costs more now or is not sold any more: look before you add it',
  nothingLeft: 'Nothing of this order is sold any more',
  added: 'What you ordered is in your cart again',
  addedBefore: 'What you ordered was put into your cart before',
  notUpdated: 'What you ordered could not be put into your cart',
  notCanceled: 'The order was not canceled',
  canceled: 'The order was canceled',
  canceledPart: 'What you chose was canceled',
  noReason: 'Say why you cancel it',
} as const;
