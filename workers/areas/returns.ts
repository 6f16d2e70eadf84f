import { sql } from 'drizzle-orm';
import { counted } from '../adapters/embedded/desk/morning-lines';
import { TO_REFUND } from '../adapters/embedded/orders/row';
import { ofOrder, personalRows } from '../adapters/embedded/privacy/personal-rows';
import { embeddedDeskRefunds, embeddedRefunds } from '../adapters/embedded/refunds';
import { askRefundAccounts } from '../adapters/embedded/refunds/ask';
import { embeddedReturns } from '../adapters/embedded/returns';
import { embeddedDeskReturns } from '../adapters/embedded/returns/desk';
import { erasePictures } from '../adapters/embedded/returns/pictures';
import { orderReturn, orderReturnEvent, refundAccount } from '../adapters/embedded/schema/shop';
import { returnsHandlers } from '../api/returns';
import { refundsForms } from '../forms/refunds';
import { returnsForms } from '../forms/returns';
import { refundAsked } from '../mail/letters/refund-asked';
import { returnLetter } from '../mail/letters/return';
import { mailed } from '../mail/send-letter';
import { defineArea } from './define-area';
import { DAY_MS, deleteAfter, STEP_ROWS } from './retention';

/** Pictures of damage are kept so long: the ninety days of a return, and as long again to answer for it. */
const PICTURES_MS = 180 * DAY_MS;

/** An account is kept so long after it was given, and until its money is there: it may come back that late. */
const ACCOUNT_MS = 90 * DAY_MS;

/** What comes back of an order: goods, and the money of those and of what was canceled. */
export const returns = defineArea('returns', {
  ports: {
    returns: {
      embedded: ({ env, now }) => embeddedReturns(env, now),
      upstream: ({ store, retailer, adapters }) =>
        adapters.upstreamReturns(retailer, store, adapters.upstreamHistory(retailer, store)),
      guard: 'unlimited',
    },
    refunds: {
      embedded: ({ env, store, now }) => embeddedRefunds(env, store.storeCode, now),
      upstream: null,
      guard: 'unlimited',
    },
  },
  calls: returnsHandlers,
  forms: { ...returnsForms, ...refundsForms },
  letters: {
    'return-requested': mailed(returnLetter),
    'return-authorised': mailed(returnLetter),
    'return-refused': mailed(returnLetter),
    'return-received': mailed(returnLetter),
    'return-partly-received': mailed(returnLetter),
    'refund-asked': mailed(refundAsked),
  },
  scheduled: { due: { askRefundAccounts } },
  retention: {
    order_return_picture: erasePictures(PICTURES_MS),
    refund_account: deleteAfter(
      `DELETE FROM refund_account WHERE order_number IN (SELECT order_number FROM refund_account WHERE given_at < ?1
         AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.number = refund_account.order_number
           AND ${TO_REFUND} > 0) LIMIT ${STEP_ROWS})`,
      ACCOUNT_MS,
    ),
  },
  personal: [
    personalRows({
      title: 'Returns',
      table: orderReturn,
      whose: ofOrder(orderReturn.orderNumber),
      shown: {
        number: orderReturn.number,
        order: orderReturn.orderNumber,
        status: orderReturn.status,
        comment: orderReturn.comment,
        at: orderReturn.createdAt,
      },
      closing: 'kept',
    }),
    personalRows({
      title: 'What happened to your returns',
      table: orderReturnEvent,
      whose: (person) => {
        const whose = ofOrder(orderReturn.orderNumber)(person);
        const numbers = sql`SELECT ${orderReturn.number} FROM ${orderReturn} WHERE ${whose}`;
        return whose && sql`${orderReturnEvent.returnNumber} IN (${numbers})`;
      },
      shown: {
        return: orderReturnEvent.returnNumber,
        status: orderReturnEvent.status,
        note: orderReturnEvent.note,
        at: orderReturnEvent.at,
      },
      closing: 'kept',
    }),
    personalRows({
      title: 'Where money goes back to',
      table: refundAccount,
      whose: ofOrder(refundAccount.orderNumber),
      shown: {
        ...{ order: refundAccount.orderNumber, way: refundAccount.way, clabe: refundAccount.clabe },
        ...{ holder: refundAccount.holder, at: refundAccount.givenAt },
      },
      // Money may still be under way to it; it goes with its own term.
      closing: 'kept',
    }),
  ],
  morning: {
    returns: counted("order_return WHERE store = ?1 AND status = 'requested'"),
  },
  desk: {
    refunds: {
      make: ({ env, store }) => embeddedDeskRefunds(env, store.storeCode),
      needs: { of: 'money', accounts: 'money' },
    },
    returns: {
      make: ({ env, store, now, operator }) => embeddedDeskReturns(env, { operator, store: store.storeCode, at: now }),
      needs: {
        list: 'see',
        find: 'see',
        form: 'orders',
        begin: 'orders',
        ofOrder: 'see',
        picture: 'see',
        authorise: 'orders',
        refuse: 'orders',
        cost: 'see',
        receive: 'orders',
        close: 'orders',
      },
    },
  },
});
