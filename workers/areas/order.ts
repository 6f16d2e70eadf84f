import { roleOfMany } from '../../src/domain/order/desk-action';
import { MONEY_EVENT_TYPES } from '../../src/domain/order/events';
import { giveBackDue } from '../adapters/embedded/card-payments/give-back';
import { counted, listed, PASSED_TODAY } from '../adapters/embedded/desk/morning-lines';
import { embeddedDeskOrders } from '../adapters/embedded/desk/orders';
import { anonymiseOrders } from '../adapters/embedded/orders/anonymise';
import { expireOrders } from '../adapters/embedded/orders/expire';
import { embeddedGuestOrders } from '../adapters/embedded/orders/guest';
import { embeddedOrderLetters } from '../adapters/embedded/orders/letter-again';
import { orderPayees } from '../adapters/embedded/orders/payee';
import { writeMissingWords } from '../adapters/embedded/orders/words';
import { byAny, ofAccount, ofEmail, ofOrder, personalRows } from '../adapters/embedded/privacy/personal-rows';
import { orderEvent, orders } from '../adapters/embedded/schema/shop';
import { orderHandlers } from '../api/order';
import { orderForms } from '../forms/order';
import { guardedGuestOrders } from '../guards/guest-order-guard';
import { guardedOrderLetters } from '../guards/order-letters-guard';
import { finderLinkAsked } from '../mail/letters/finder-link-asked';
import { orderDeclined } from '../mail/letters/order-declined';
import { orderBounced, orderLate, orderOver, orderShort } from '../mail/letters/order-money';
import { orderNew } from '../mail/letters/order-new';
import { orderPaid, orderPayOtherwise, orderPlaced } from '../mail/letters/order-received';
import { orderRefunded } from '../mail/letters/order-refunded';
import {
  orderAddress,
  orderCanceled,
  orderDay,
  orderDelivered,
  orderExpired,
  orderGuide,
  orderItems,
  orderNotDelivered,
  orderNotSent,
  orderSent,
  orderUnpaidAgain,
} from '../mail/letters/order-status';
import { mailed } from '../mail/send-letter';
import { currentOrders } from '../objects/cart/current-orders';
import { ordersPort } from '../objects/cart/orders-port';
import { forgetUntold } from '../outbox/deliver-webhooks';
import { EVENT_MS } from '../outbox/patience';
import { defineArea } from './define-area';
import { ACCOUNTS_MS, BOOKS_MS, CREDIT_MS, DAY_MS, deleteAfter } from './retention';

/** What a retailer was not told of can be sent again for so long. */
const GIVEN_UP_MS = 30 * DAY_MS;

const forgetTold = deleteAfter(
  'DELETE FROM webhook_event WHERE delivered_at < ?1 AND (failure IS NULL OR delivered_at < ?2)',
  EVENT_MS,
  GIVEN_UP_MS,
);

export const order = defineArea('order', {
  ports: {
    orders: {
      embedded: ({ env, store, now }) => currentOrders(env, store, ordersPort(env, store, now)),
      upstream: 'embedded',
      guard: 'unlimited',
    },
    guestOrders: {
      embedded: ({ env, store, now }) => embeddedGuestOrders(env, store.storeCode, now),
      upstream: null,
      guard: guardedGuestOrders,
    },
    orderLetters: {
      embedded: ({ env, store, now }) => embeddedOrderLetters(env, store.storeCode, now),
      upstream: null,
      guard: guardedOrderLetters,
    },
  },
  calls: orderHandlers,
  forms: orderForms,
  letters: {
    'order-placed': mailed(orderPlaced),
    'order-paid': mailed(orderPaid),
    'order-unpaid-again': mailed(orderUnpaidAgain),
    'order-pay-otherwise': mailed(orderPayOtherwise),
    'order-expired': mailed(orderExpired),
    'order-canceled': mailed(orderCanceled),
    'order-items': mailed(orderItems),
    'order-sent': mailed(orderSent),
    'order-guide': mailed(orderGuide),
    'order-not-sent': mailed(orderNotSent),
    'order-address': mailed(orderAddress),
    'order-day': mailed(orderDay),
    'order-delivered': mailed(orderDelivered),
    'order-not-delivered': mailed(orderNotDelivered),
    'order-declined': mailed(orderDeclined),
    'order-short': mailed(orderShort),
    'order-over': mailed(orderOver),
    'order-late': mailed(orderLate),
    'order-refunded': mailed(orderRefunded),
    'order-bounced': mailed(orderBounced),
    'order-new': mailed(orderNew),
    'finder-link-asked': mailed(finderLinkAsked),
  },
  personal: [
    personalRows({
      title: 'Your orders',
      table: orders,
      whose: byAny(ofAccount(orders.customerId), ofEmail(orders.email)),
      shown: {
        number: orders.number,
        store: orders.store,
        status: orders.status,
        total: orders.grandTotal,
        at: orders.createdAt,
        order: orders.doc,
      },
      closing: 'kept',
    }),
    personalRows({
      title: 'What happened to your orders',
      table: orderEvent,
      whose: ofOrder(orderEvent.orderNumber),
      shown: {
        order: orderEvent.orderNumber,
        what: orderEvent.type,
        amount: orderEvent.amount,
        note: orderEvent.note,
        at: orderEvent.at,
      },
      closing: 'kept',
    }),
  ],
  retention: {
    webhook_event: async (env, now) => {
      await forgetTold(env, now);
      await forgetUntold(env, now);
    },
    desk_approval: deleteAfter('DELETE FROM desk_approval WHERE closed_at < ?1', ACCOUNTS_MS),
    // As long as an event may be delivered again that would make the same link.
    order_grant: deleteAfter('DELETE FROM order_grant WHERE until < ?1', EVENT_MS),
  },
  scheduled: {
    due: {
      ...{ expireOrders, giveBackDue, writeMissingWords },
      anonymiseOrders: anonymiseOrders({ booksMs: BOOKS_MS, creditMs: CREDIT_MS }),
    },
  },
  payees: [orderPayees],
  morning: {
    late: `SELECT (${listed('prepare', 'day > 0 AND day < ?2')}) + (${PASSED_TODAY})`,
    today: `SELECT (${listed('prepare', 'day = ?2')}) - (${PASSED_TODAY})`,
    prepare: listed('prepare'),
    fresh: counted('orders WHERE store = ?1 AND created_at > ?3'),
    ends: listed('money', 'day > 0 AND day <= ?2'),
    arrive: listed('sent', 'day > 0 AND day < ?2'),
    left: listed('ready', 'day > 0 AND day < ?2'),
    look: listed('look'),
    refund: listed('refund'),
    unanswered: counted('unresolved_order WHERE store = ?1 AND closed_at IS NULL'),
  },
  desk: {
    order: {
      make: ({ env, store, now, operator }) => embeddedDeskOrders(env, store.storeCode, now, operator),
      needs: {
        list: 'see',
        ofCode: 'see',
        find: 'see',
        chosen: 'see',
        forCarrier: 'orders',
        forNotes: 'orders',
        goes: 'see',
        newSince: 'see',
        unresolved: 'see',
        record: (_number, { type }) => (MONEY_EVENT_TYPES.some((one) => one === type) ? 'money' : 'orders'),
        recordMany: roleOfMany,
        refundToCard: 'money',
        cancelItems: 'orders',
        movements: 'money',
        takings: 'money',
        decideAsked: 'money',
        closeUnresolved: 'orders',
      },
      notes: {
        // Names and addresses leave the shop with it: each order says who took them.
        forCarrier: (carried) =>
          carried.map(({ order: { number } }) => ({
            ...{ action: 'save-for-carrier', subject: 'order', subjectId: number },
            ...{ before: null, after: null },
          })),
        closeUnresolved: (isClosed, orderId) =>
          isClosed
            ? { action: 'close-unresolved', subject: 'order', subjectId: orderId, before: null, after: null }
            : null,
      },
    },
  },
});
