/** Message keys of a customer's orders. */
export const HISTORY_MESSAGES = {
  changedSince: 'Some of it costs more now or is not sold any more: look before you add it',
  nothingLeft: 'Nothing of this order is sold any more',
  notCanceled: 'The order was not canceled',
  canceled: 'The order was canceled',
  canceledPart: 'What you chose was canceled',
  noReason: 'Say why you cancel it',
} as const;
