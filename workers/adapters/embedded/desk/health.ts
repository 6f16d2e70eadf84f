import { and, count, gt, isNull, lte, min, or } from 'drizzle-orm';
import type { DeskHealth, DeskRunning } from '../../../../src/commerce/desk';
import { MOST_ROWS } from '../../../../src/contract/desk-pages/lists';
import { ok } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { webhookStores } from '../../../settings/webhooks';
import { shopDatabase } from '../database';
import { listFailing } from '../failing-work';
import { outbox } from '../schema/shop';
import { canGoAgain, listStuck, listUndelivered, resend } from '../undelivered';
import { readMorning } from './morning';

async function health(env: Env, now: number): Promise<DeskHealth> {
  const [[waiting], { count: stuck, stuck: messages }, givenUp, failing] = await Promise.all([
    withRetry(() =>
      shopDatabase(env)
        .select({ n: count(), oldest: min(outbox.createdAt) })
        .from(outbox)
        // A first letter may be meant for later: nothing of it waits until then.
        .where(and(isNull(outbox.deliveredAt), or(gt(outbox.attempts, 0), lte(outbox.nextAttemptAt, now)))),
    ),
    listStuck(env, webhookStores(env), MOST_ROWS, now),
    listUndelivered(env, true, webhookStores(env), MOST_ROWS + 1),
    withRetry(() => listFailing(env)),
  ]);
  return {
    oldestWaiting: waiting?.oldest ?? null,
    waiting: waiting?.n ?? 0,
    stuck: { count: stuck, messages },
    givenUp: givenUp.map((event) => ({ ...event, at: event.createdAt, canGoAgain: canGoAgain(event) })),
    failing,
  };
}

/** What keeps the shop running: messages that wait or were given up, and work that fails. `now` in epoch ms. */
export const embeddedDeskHealth = (env: Env, storeCode: string, now: number): DeskRunning => ({
  morning: () => readMorning(env, storeCode, now),
  health: () => health(env, now),
  async resend(channel, id, key) {
    const sent = await resend(env, channel, id, key, now);
    return sent.ok ? ok(null) : sent;
  },
});
