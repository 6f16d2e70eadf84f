import { writeBackInStockEvents } from '../workers/adapters/embedded/back-in-stock/back';
import { reconcileCardPayments } from '../workers/adapters/embedded/card-payments/due';
import { expireOrders } from '../workers/adapters/embedded/orders/expire';
import type { Env } from '../workers/env';
import { deliverOutbox } from '../workers/outbox/deliver';
import { deliverWebhooks } from '../workers/outbox/deliver-webhooks';
import { finishBrokenImports, publishCatalogues, showReviews, showStock } from './each-store';
import { eachWork } from './each-work';
import { purge } from './purge';
import { reprice } from './reprice';

const WORK = {
  finishBrokenImports,
  expireOrders,
  reconcileCardPayments,
  showStock,
  showReviews,
  reprice,
  publishCatalogues,
  writeBackInStockEvents,
  deliverOutbox,
  deliverWebhooks,
  purge,
};

/**
 * What the cron trigger runs each minute; one part failing does not keep the others from running. `now` in epoch ms.
 */
export const scheduled = (env: Env, now: number): Promise<void> => eachWork(env, now, WORK);
