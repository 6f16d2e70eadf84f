import type { outbox } from '../adapters/embedded/schema/shop';
import type { Env } from '../env';

/** An event of the outbox, as its delivery sees it. */
export interface OutboxEvent {
  id: number;
  type: (typeof outbox.$inferSelect)['type'];
  /** Number of the order, or id of the back-in-stock notice; empty where the event is of a person. */
  subject: string;
  /** Number of the event of its order that it tells of; null where it tells of none, and in rows from before. */
  eventSeq: number | null;
  /** Code of the store view it happened in; null in rows from before they said it. */
  store: string | null;
  /** What only the delivery needs: the token of a link, or JSON of whom a password is of. */
  secret: string | null;
  /** Epoch ms. */
  createdAt: number;
  attempts: number;
}

/** Why an event was not delivered, and whether it will be. */
export type Undelivered =
  | { state: 'later'; reason: string; retryAfterMs?: number }
  | { state: 'never'; reason: string };

/**
 * What became of an event that did not go out: it failed; unsaid: there is nothing to say of it any more, which settles
 * it; early: it is looked at again after `forMs`, and nothing is wrong.
 */
export type NotSent = Undelivered | { state: 'unsaid' } | { state: 'early'; forMs: number };

/** Delivers events of one type; null when that is done. `now` in epoch ms. */
export type Delivery = (env: Env, event: OutboxEvent, now: number) => Promise<NotSent | null>;

/** Delivers one event; null when that is done. It may come again after an answer was lost. */
export type Deliver = (event: OutboxEvent) => Promise<NotSent | null>;
