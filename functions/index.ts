import { settleCardPayments } from '../workers/adapters/embedded/card-payments/due';
import { expireOrders } from '../workers/adapters/embedded/orders/expire';
import { writeRestockEvents } from '../workers/adapters/embedded/restock/back';
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
  settleCardPayments,
  showStock,
  showReviews,
  reprice,
  publishCatalogues,
  writeRestockEvents,
  deliverOutbox,
  deliverWebhooks,
  purge,
};

/**
 * What the cron trigger runs each minute; one part failing does not keep the others from running. `now` in epoch ms.
 */
export const scheduled = (env: Env, now: number): Promise<void> => eachWork(env, now, WORK);
