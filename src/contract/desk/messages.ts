import { DISPATCH_MESSAGES } from '../../domain/order/dispatch';
import { MOVED_DAY_MESSAGES } from '../../domain/order/moved-day';
import { ORDER_STEP_MESSAGES } from '../../domain/order/step';
import { DESK_CUSTOMERS_MESSAGES } from './customers';
import { DESK_OUTBOX_MESSAGES } from './outbox';
import { DESK_REVIEWS_MESSAGES } from './reviews';

/** Message keys of the operator's desk. */
export const DESK_MESSAGES = {
  ...DESK_OUTBOX_MESSAGES,
  ...DESK_CUSTOMERS_MESSAGES,
  ...DESK_REVIEWS_MESSAGES,
  ...ORDER_STEP_MESSAGES,
  ...DISPATCH_MESSAGES,
  ...MOVED_DAY_MESSAGES,
  needsAmount: 'This needs an amount',
  takesNoAmount: 'This takes no amount',
  gatewaySilent: 'The card gateway has not answered yet; it is asked again',
  gatewayRefused: 'The card gateway refused it',
  notByCard: 'That much did not come by one card',
  refundOpen: 'Another refund of this payment is under way',
  toTheCard: 'This came by card: send it back to the card',
  needsReference: 'Write the reference of the refund or of the bank',
  needsNote: 'Write the note',
  needsReason: 'Write the reason',
  dayAhead: 'The day has not come yet',
  dayBefore: 'The order was placed after that day',
  sameAmount: 'The same amount was noted within the hour: say that it is other money',
  moreThanDue: 'It is more than what is due: say that it is right',
  hasLeft: 'It did leave: its goods are on their way back, or came back, with return {returns}',
  changed: 'The order changed meanwhile: {changes}',
  secondName: 'More than {limit} of this order needs a second name: it was asked for, and stands under “to look at”',
  askedAlready: 'Money of this order waits for a second name already',
  ownAsk: 'You asked for it: somebody else has to agree',
  paymentSeenTo: 'This payment was seen to already',
  paymentNotForOrder: 'This payment cannot be put onto an order',
  paymentOtherView: 'This payment is for an order of another store view: put it onto that one, there',
  paymentCurrency: 'This payment came in another currency than the orders: it cannot be put onto one',
  askDecided: 'It was settled already',
  orderBusy: 'The order is being changed by others; try again',
  orderNotWritten: 'This order could not be written; try again',
} as const;
