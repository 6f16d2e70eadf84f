/** Message keys of the newsletter. */
export const NEWSLETTER_MESSAGES = {
  asked: 'Look in your mail: with the button of our message you confirm',
  confirmed: 'You are subscribed',
  confirmedWithCoupon: 'You are subscribed. Your coupon for 10 % off: {coupon}',
  ended: 'You will get no more newsletters',
  badLink: 'This link is no longer good. Subscribe again and we send you a new one.',
  many: 'Many subscriptions were asked for from your network. Please wait a while before you ask for another one.',
} as const;
