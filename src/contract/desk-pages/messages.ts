/** Message keys of the desk's pages. */
export const DESK_PAGE_MESSAGES = {
  wrongToken: 'This is not the service token',
  manyTokens: 'Too many wrong tokens; try again later',
  noSignIn: 'Nobody signs in here with a token',
  done: 'It was noted',
  sentBack: 'The money goes back to the card',
  resent: 'It is sent again',
  orderSettled: 'It was noted that somebody has seen to the order',
  reviewShown: 'The review is shown',
  reviewHidden: 'The review is not shown',
  settled: 'The question is settled',
} as const;
