import type { Env } from '../env';
import { log, reasonOf } from '../http/log';
import { deliverWebhooks } from './deliver-webhooks';
import { dispatch } from './dispatch';
import type { Deliver, NotSent, OutboxEvent } from './event';
import { GIVE_UP_MS, pauseAfter, RUN_MS } from './patience';
import { claim, finish, finishUnsaid, postpone, waitUntil } from './rows';

const STEP_EVENTS = 50;

/** Why an event is not settled yet. */
type Pending = Exclude<NotSent, { state: 'unsaid' }>;

type Due = OutboxEvent & { nextAttemptAt: number; resentAt: number | null };

async function tried(deliver: Deliver, event: OutboxEvent): Promise<NotSent | null> {
  try {
    return await deliver(event);
  } catch (error) {
    return { state: 'later', reason: reasonOf(error) };
  }
}

async function giveUp(env: Env, event: Due, reason: string, now: number): Promise<void> {
  await finish(env, 'outbox', event, reason, now);
  log('error', 'outbox.given-up', { id: event.id, type: event.type, reason });
}

/** Has an event that did not go out wait for its next try, or gives it up. */
async function putOff(env: Env, event: Due, pending: Pending, now: number): Promise<void> {
  if (pending.state === 'early') return waitUntil(env, event, now + pending.forMs);
  const { id, type, attempts } = event;
  const { reason } = pending;
  if (pending.state === 'never' || now - (event.resentAt ?? event.createdAt) > GIVE_UP_MS)
    return giveUp(env, event, reason, now);
  await postpone(env, 'outbox', event, reason, now + pauseAfter(attempts, pending.retryAfterMs));
  log('warn', 'outbox.failed', { id, type, reason });
}

const dueEvents = async ({ SHOP }: Env, now: number): Promise<Due[]> => {
  const { results } = await SHOP.prepare(
    `SELECT id, type, subject, event_seq AS eventSeq, store, secret, attempts, created_at AS createdAt, next_attempt_at AS nextAttemptAt, resent_at AS resentAt FROM outbox
     WHERE delivered_at IS NULL AND next_attempt_at <= ? ORDER BY id LIMIT ?`,
  )
    .bind(now, STEP_EVENTS)
    .all<Due>();
  return results;
};

/** Delivers an event that is this run's; true when that is done. */
async function deliverOne(env: Env, event: Due, deliver: Deliver, now: number): Promise<boolean> {
  if (!(await claim(env, 'outbox', event, now))) return false;
  const notSent = await tried(deliver, event);
  if (notSent && notSent.state !== 'unsaid') {
    await putOff(env, event, notSent, now);
    return false;
  }
  await (notSent ? finishUnsaid(env, event, now) : finish(env, 'outbox', event, null, now));
  log('info', 'outbox.event', { id: event.id, type: event.type, subject: event.subject });
  return true;
}

/**
 * Delivers due events at least once, oldest first; one that failed is tried again after 30 s, 1 min, 2 min … up to an
 * hour, for three days. Two runs at once have no event both. Answers how many are done.
 */
export async function deliverOutbox(
  env: Env,
  now: number,
  deliver: Deliver = (event) => dispatch(env, event, now),
): Promise<number> {
  const began = Date.now();
  let delivered = 0;
  for (;;) {
    const events = await dueEvents(env, now);
    for (const event of events) {
      if (Date.now() - began > RUN_MS) return delivered;
      if (await deliverOne(env, event, deliver, now)) delivered += 1;
    }
    if (events.length < STEP_EVENTS) return delivered;
  }
}

/** Delivers what is due now; what fails is the next minute's. */
export async function wakeOutbox(env: Env): Promise<void> {
  const now = Date.now();
  const ended = await Promise.allSettled([deliverOutbox(env, now), deliverWebhooks(env, now)]);
  for (const one of ended)
    if (one.status === 'rejected') log('warn', 'outbox.not-woken', { reason: reasonOf(one.reason) });
}
