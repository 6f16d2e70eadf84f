import type { Env } from '../workers/env';
import { log, reasonOf } from '../workers/http/log';

const STEP_EVENTS = 50;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 60 * 60 * 1000;

export interface OutboxEvent {
  id: number;
  type: 'order-placed' | 'order-expired' | 'restock-noted' | 'back-in-stock';
  /** Number of the order, or id of the restock notice. */
  subject: string;
  /** What only the delivery needs: the token of the link that ends the notice. */
  secret: string | null;
  attempts: number;
}

/** Hands an event over: a line in the log, without anything personal. */
async function logEvent({ id, type, subject }: OutboxEvent): Promise<void> {
  log('info', 'outbox.event', { id, type, subject });
}

/** Delivers due events at least once, oldest first; a failed one is tried again after 30 s, 1 min, 2 min … up to an hour. Answers how many went out. */
export async function deliverOutbox(env: Env, now: number, deliver: (event: OutboxEvent) => Promise<void> = logEvent): Promise<number> {
  const { results } = await env.SHOP.prepare(
    'SELECT id, type, subject, secret, attempts FROM outbox WHERE delivered_at IS NULL AND next_attempt_at <= ? ORDER BY id LIMIT ?',
  )
    .bind(now, STEP_EVENTS)
    .all<OutboxEvent>();
  let delivered = 0;
  for (const event of results) {
    try {
      await deliver(event);
      await env.SHOP.prepare('UPDATE outbox SET delivered_at = ?, secret = NULL, attempts = attempts + 1 WHERE id = ?').bind(now, event.id).run();
      delivered += 1;
    } catch (error) {
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** event.attempts, LONGEST_PAUSE_MS);
      await env.SHOP.prepare('UPDATE outbox SET attempts = attempts + 1, next_attempt_at = ? WHERE id = ?')
        .bind(now + pause, event.id)
        .run();
      log('warn', 'outbox.failed', { id: event.id, type: event.type, reason: reasonOf(error) });
    }
  }
  return delivered;
}
