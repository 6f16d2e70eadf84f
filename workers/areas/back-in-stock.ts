import { embeddedBackInStock } from '../adapters/embedded/back-in-stock';
import { writeBackInStockEvents } from '../adapters/embedded/back-in-stock/back';
import { byAny, ofAccount, ofEmailKey, personalRows } from '../adapters/embedded/privacy/personal-rows';
import { backInStockNotice } from '../adapters/embedded/schema/shop';
import { backInStockHandlers } from '../api/stock';
import { backInStockForms } from '../forms/back-in-stock';
import { guardedBackInStock } from '../guards/back-in-stock-guard';
import { backInStock as backInStockLetter, backInStockNoted } from '../mail/letters/back-in-stock';
import { mailed } from '../mail/send-letter';
import { defineArea } from './define-area';
import { DAY_MS, deleteAfter, STEP_ROWS } from './retention';

/** Notices of stock are kept so long after they were sent, and so long while nothing came. */
const SENT_MS = 30 * DAY_MS;
const OPEN_MS = 365 * DAY_MS;

export const backInStock = defineArea('backInStock', {
  ports: {
    backInStock: {
      embedded: ({ env, store, now }) => embeddedBackInStock(env, store.storeCode, now),
      upstream: null,
      guard: guardedBackInStock,
    },
  },
  calls: backInStockHandlers,
  forms: backInStockForms,
  letters: { 'restock-noted': mailed(backInStockNoted), 'back-in-stock': mailed(backInStockLetter) },
  personal: [
    personalRows({
      title: 'Products you wait for',
      table: backInStockNotice,
      whose: byAny(ofAccount(backInStockNotice.customerId), ofEmailKey(backInStockNotice.emailKey)),
      shown: {
        store: backInStockNotice.store,
        sku: backInStockNotice.sku,
        email: backInStockNotice.email,
        at: backInStockNotice.createdAt,
      },
      closing: 'erased',
    }),
  ],
  retention: {
    back_in_stock_notice: deleteAfter(
      `DELETE FROM back_in_stock_notice WHERE id IN (
         SELECT id FROM back_in_stock_notice WHERE sent_at < ?1 OR (sent_at IS NULL AND created_at < ?2) LIMIT ${STEP_ROWS})`,
      SENT_MS,
      OPEN_MS,
    ),
  },
  scheduled: { written: { writeBackInStockEvents } },
});
