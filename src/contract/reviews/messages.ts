/** Message keys of reviews. */
export const REVIEW_MESSAGES = {
  adding: 'Adding a review ...',
  thanks: 'Thank you. Your review is shown once we have read it.',
  once: 'You have already written a review of this purchase',
  notBought: 'This order does not have the product, or it has not been sent yet',
  many: 'Many reviews came from your network. Please wait a while before you write another one.',
  waiting: 'Many reviews of this product wait to be read. Please write yours another day.',
  unknown: 'There is no such review',
  rated: 'This review has its stars already',
  decided: 'Somebody has decided about this review already',
} as const;
