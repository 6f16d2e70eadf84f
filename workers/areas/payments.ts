import { reconcileCardPayments } from '../adapters/embedded/card-payments/due';
import { counted } from '../adapters/embedded/desk/morning-lines';
import { embeddedDeskPayments } from '../adapters/embedded/payment-events/desk';
import { embeddedPayments } from '../adapters/embedded/payments';
import { paymentsHandlers } from '../api/payments';
import { paymentsForms } from '../forms/payments';
import { defineArea } from './define-area';

export const payments = defineArea('payments', {
  ports: {
    payments: {
      embedded: ({ env, store, now }) => embeddedPayments(env, store, now),
      upstream: null,
      guard: 'unlimited',
    },
  },
  calls: paymentsHandlers,
  forms: paymentsForms,
  retention: 'nothing ages',
  scheduled: { due: { reconcileCardPayments } },
  morning: {
    holds: counted(
      `(SELECT DISTINCT payee_id FROM card_payment JOIN desk_entry ON order_number = payee_id WHERE card_payment.store = ?1 AND payee_kind = 'order'
        AND authorised > 0 AND authorised_until < ?4 AND list = 'prepare' AND facet = '|')`,
    ),
    unmatched: counted('unmatched_payment WHERE resolved_at IS NULL'),
    gateway: counted(
      `payment_operation WHERE finished_at IS NULL AND created_at < ?5
        AND (payee_kind <> 'order' OR payee_id IN (SELECT number FROM orders WHERE store = ?1))`,
    ),
  },
  desk: {
    payments: {
      make: ({ env, ...at }) => embeddedDeskPayments(env, at),
      needs: {
        unanswered: 'see',
        unmatchedPayments: 'see',
        resolvedPayments: 'see',
        resolveUnmatched: 'money',
        applyUnmatched: 'money',
      },
      notes: {
        resolveUnmatched: (isResolved, source, id, note) =>
          isResolved
            ? { action: 'resolve-payment', subject: 'payment', subjectId: id, before: null, after: { source }, note }
            : null,
      },
    },
  },
});
