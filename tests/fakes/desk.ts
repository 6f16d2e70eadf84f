import type { DeskPort } from '../../src/commerce/desk';
import { ORDER_MESSAGES } from '../../src/contract/order-forms';
import { refuse } from '../../src/domain/result';

/** The desk of a shop that nobody ordered from yet. */
export const fakeDesk: DeskPort = {
  orders: async () => ({
    orders: [],
    next: null,
    counts: { pending: 0, processing: 0, sent: 0, complete: 0, canceled: 0, expired: 0, toRefund: 0 },
  }),
  order: async () => null,
  record: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
  refundToCard: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
  unmatchedPayments: async () => [],
  resolveUnmatched: async () => false,
  health: async () => ({ oldestWaiting: null, waiting: 0, givenUp: [], unresolved: [], failing: [], imports: [] }),
  skippedBy: async () => null,
  resend: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
  closeUnresolved: async () => false,
  messages: async () => ({ messages: [], next: null }),
  reviews: async () => ({ reviews: [], counts: { approved: 0, pending: 0, refused: 0 }, next: null }),
  decideReview: async () => false,
};
