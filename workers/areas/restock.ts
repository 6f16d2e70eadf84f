import { embeddedRestock } from '../adapters/embedded/restock';
import { writeRestockEvents } from '../adapters/embedded/restock/back';
import { restockHandlers } from '../api/restock';
import { restockForms } from '../forms/restock';
import { guardedRestock } from '../guards/restock-guard';
import { backInStock } from '../mail/letters/back-in-stock';
import { restockNoted } from '../mail/letters/restock-noted';
import { mailed } from '../mail/send-letter';
import { defineArea } from './define-area';
import { DAY_MS, deleteAfter, STEP_ROWS } from './retention';

/** Notices of stock are kept so long after they were sent, and so long while nothing came. */
const SENT_MS = 30 * DAY_MS;
const OPEN_MS = 365 * DAY_MS;

export const restock = defineArea('restock', {
  ports: {
    restock: {
      embedded: ({ env, store, now }) => embeddedRestock(env, store.storeCode, now),
      upstream: null,
      guard: guardedRestock,
    },
  },
  calls: restockHandlers,
  forms: restockForms,
  letters: { 'restock-noted': mailed(restockNoted), 'back-in-stock': mailed(backInStock) },
  retention: {
    restock_notice: deleteAfter(
      `DELETE FROM restock_notice WHERE id IN (
         SELECT id FROM restock_notice WHERE sent_at < ?1 OR (sent_at IS NULL AND created_at < ?2) LIMIT ${STEP_ROWS})`,
      SENT_MS,
      OPEN_MS,
    ),
  },
  scheduled: { written: { writeRestockEvents } },
});
