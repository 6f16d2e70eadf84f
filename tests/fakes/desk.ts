import type { Desk } from '../../src/commerce/desk';
import { ORDER_MESSAGES } from '../../src/contract/order-forms';
import { refuse } from '../../src/domain/result';

/** The desk of a shop that nobody ordered from yet. */
export const fakeDesk: Desk = {
  order: {
    list: async () => ({
      orders: [],
      next: null,
      counts: { pending: 0, processing: 0, sent: 0, complete: 0, canceled: 0, expired: 0, toRefund: 0 },
    }),
    find: async () => null,
    record: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
    refundToCard: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
    unresolved: async () => [],
    closeUnresolved: async () => false,
  },
  payments: { unmatchedPayments: async () => [], resolveUnmatched: async () => false },
  reviews: {
    list: async () => ({ reviews: [], counts: { approved: 0, pending: 0, refused: 0 }, next: null }),
    decide: async () => false,
  },
  contact: { messages: async () => ({ messages: [], next: null }) },
  imports: { recent: async () => [], skippedBy: async () => null },
  running: {
    health: async () => ({ oldestWaiting: null, waiting: 0, givenUp: [], failing: [] }),
    resend: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
  },
};
