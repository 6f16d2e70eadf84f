import { DESK_FORMS, DESK_HEALTH_PAGE } from './forms';

/** Message keys of the desk's pages. */
export const DESK_PAGE_MESSAGES = {
  wrongToken: 'This is not the service token',
  manyTokens: 'Too many wrong tokens; try again later',
  noSignIn: 'Nobody signs in here with a token',
  done: 'It was noted',
  notedAlready: 'It was noted already, and nothing was noted again',
  sameAddress: 'The address was that already',
  outsideCoverage: 'Nobody delivers to this postal code',
  otherPlace: 'More changes with this address',
  sentBack: 'The money goes back to the card',
  agreed: 'Two agreed to it: it is done',
  declined: 'It is not done',
  resent: 'It is sent again',
  orderSettled: 'It was noted that somebody has seen to the order',
  reviewShown: 'The review is shown',
  reviewHidden: 'The review is not shown',
  doneTo: 'Done: {orders}',
  notDone: 'Order {number} stays as it is: {why}',
  newOrders: '{count} new orders',
  nothingToCarry: 'None of the chosen orders is sent to an address',
  noMovements: 'No money moved in these days',
  daysTurned: 'The last day is before the first one',
  settled: 'The question is settled',
  applied: 'The payment is with its order',
} as const;

/** The pages and forms of the shop's desk; programs have the calls of the area `desk`. */
export const deskPages = {
  calls: {},
  forms: DESK_FORMS,
  messages: DESK_PAGE_MESSAGES,
  desk: { page: DESK_HEALTH_PAGE, text: 'Health', rank: 5 },
  morning: {
    mail: { text: 'Morning mail', todo: 'Send them again', rank: 17, page: DESK_HEALTH_PAGE, isWholeShop: true },
    stuck: { text: 'Morning stuck', todo: 'See why they fail', rank: 17.5, page: DESK_HEALTH_PAGE, isWholeShop: true },
    failing: {
      text: 'Morning failing',
      todo: 'Tell whoever looks after the shop',
      rank: 18,
      page: DESK_HEALTH_PAGE,
      isWholeShop: true,
    },
  },
} as const;
