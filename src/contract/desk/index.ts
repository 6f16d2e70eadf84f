import { DESK_PAGE } from '../desk-pages/forms';
import { deskCustomerGroup } from './customers';
import { DESK_MESSAGES } from './messages';
import { deskMovements } from './movements';
import { deskOrder, deskOrderEvent, deskOrderRefund, deskOrders } from './orders';
import { deskOutbox, deskOutboxResend } from './outbox';
import { deskReviewDecide, deskReviews } from './reviews';
import { deskPaymentQuestionApply, deskPaymentQuestionSettle, deskPaymentQuestions } from './unmatched-payments';

/** What an operator sees and does. */
export const desk = {
  calls: {
    deskOrders,
    deskOrder,
    deskOrderEvent,
    deskOrderRefund,
    deskMovements,
    deskPaymentQuestions,
    deskPaymentQuestionSettle,
    deskPaymentQuestionApply,
    deskOutbox,
    deskOutboxResend,
    deskCustomerGroup,
    deskReviews,
    deskReviewDecide,
  },
  messages: DESK_MESSAGES,
  desk: { page: DESK_PAGE, text: 'Today', rank: 0 },
} as const;
