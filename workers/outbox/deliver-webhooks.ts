import type { Env } from '../env';
import { log, reasonOf } from '../http/log';
import { type Webhook, webhookOf, webhookStores } from '../settings/webhooks';
import type { Undelivered } from './event';
import { GIVE_UP_MS, pauseAfter, RUN_MS } from './patience';
import { postWebhook, type WebhookEvent } from './post-webhook';
import { claim, finish, postpone } from './rows';

const STEP_EVENTS = 50;
/** Events of different orders that are told at the same time. */
const AT_ONCE = 5;

type Due = WebhookEvent & { nextAttemptAt: number };

/** Due events of a store view: of each order the oldest that was not told, since the others wait for it. */
async function dueEvents({ SHOP }: Env, store: string, now: number): Promise<Due[]> {
  const { results } = await SHOP.prepare(
    `SELECT id, type, order_number AS orderNumber, store, state, created_at AS createdAt, attempts, resent_at AS resentAt, next_attempt_at AS nextAttemptAt
     FROM webhook_event AS event WHERE store = ?1 AND delivered_at IS NULL AND next_attempt_at <= ?2
       AND NOT EXISTS (SELECT 1 FROM webhook_event AS earlier WHERE earlier.order_number = event.order_number AND earlier.delivered_at IS NULL AND earlier.id < event.id)
     ORDER BY id LIMIT ?3`,
  )
    .bind(store, now, STEP_EVENTS)
    .all<Due>();
  return results;
}

async function note(env: Env, event: Due, { reason, ...undelivered }: Undelivered, now: number): Promise<void> {
  const { id, type, attempts, createdAt, resentAt } = event;
  if (now - (resentAt ?? createdAt) > GIVE_UP_MS) {
    await finish(env, 'webhook_event', event, reason, now);
    log('error', 'webhook.given-up', { id, type, reason });
    return;
  }
  const retryAfterMs = undelivered.state === 'later' ? undelivered.retryAfterMs : 0;
  await postpone(env, 'webhook_event', event, reason, now + pauseAfter(attempts, retryAfterMs));
  log('warn', 'webhook.failed', { id, type, reason });
}

type Outcome = 'told' | 'failed' | 'taken';

async function deliverOne(env: Env, webhook: Webhook, event: Due, now: number): Promise<Outcome> {
  if (!(await claim(env, 'webhook_event', event, now))) return 'taken';
  const undelivered = await postWebhook(webhook, event);
  if (undelivered) {
    await note(env, event, undelivered, now);
    return 'failed';
  }
  await finish(env, 'webhook_event', event, null, now);
  log('info', 'webhook.event', { id: event.id, type: event.type, subject: event.orderNumber });
  return 'told';
}

/** Tells one retailer of what is due; ends early where it takes nothing any more, or the time is up. */
async function deliverStore(env: Env, store: string, now: number): Promise<number> {
  const webhook = webhookOf(env, store);
  if (!webhook) return 0;
  const began = Date.now();
  let told = 0;
  for (;;) {
    const events = await dueEvents(env, store, now);
    if (events.length === 0) return told;
    for (let from = 0; from < events.length; from += AT_ONCE) {
      const outcomes = await Promise.all(
        events.slice(from, from + AT_ONCE).map((event) => deliverOne(env, webhook, event, now)),
      );
      told += outcomes.filter((outcome) => outcome === 'told').length;
      if (outcomes.every((outcome) => outcome === 'failed') || Date.now() - began > RUN_MS) return told;
    }
  }
}

/** Forgets what no retailer is told of: its store view has no webhook, and had none for as long as an event is kept. */
export const forgetUntold = (env: Env, now: number) =>
  env.SHOP.prepare(
    'DELETE FROM webhook_event WHERE delivered_at IS NULL AND created_at < ?1 AND store NOT IN (SELECT value FROM json_each(?2))',
  )
    .bind(now - GIVE_UP_MS, JSON.stringify(webhookStores(env)))
    .run();

/**
 * Tells retailers of what happened to orders, at least once and of each order one after another; a failed try is
 * repeated as mail is, for three days. A retailer that does not answer holds up neither another nor the mail. Answers
 * how many events were told.
 */
export async function deliverWebhooks(env: Env, now: number): Promise<number> {
  const stores = webhookStores(env);
  const told = await Promise.allSettled(stores.map((store) => deliverStore(env, store, now)));
  for (const one of told) if (one.status === 'rejected') log('error', 'webhook.run', { reason: reasonOf(one.reason) });
  return told.reduce((sum, one) => sum + (one.status === 'fulfilled' ? one.value : 0), 0);
}
