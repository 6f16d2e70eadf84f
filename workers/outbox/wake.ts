import type { Env } from '../env';
import { log, reasonOf } from '../http/log';
import { deliverOutbox } from './deliver';
import { deliverWebhooks } from './deliver-webhooks';

/** Delivers what is due now; what fails is the next minute's. */
export async function wakeOutbox(env: Env): Promise<void> {
  const now = Date.now();
  const ended = await Promise.allSettled([deliverOutbox(env, now), deliverWebhooks(env, now)]);
  for (const one of ended)
    if (one.status === 'rejected') log('warn', 'outbox.not-woken', { reason: reasonOf(one.reason) });
}
