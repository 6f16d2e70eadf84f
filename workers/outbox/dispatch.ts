import { AREAS, together } from '../areas';
import type { Env } from '../env';
import type { Delivery, OutboxEvent, Undelivered } from './event';

/** What becomes of each type of event: an area delivers its own, and a type without an area does not compile. */
const DELIVERIES: Record<OutboxEvent['type'], Delivery> = together(
  Object.values(AREAS).flatMap((area) => (area.letters ? [area.letters] : [])),
);

/** Hands an event over to whom it is for; null when that is done. */
export const dispatch = (env: Env, event: OutboxEvent, now: number): Promise<Undelivered | null> =>
  DELIVERIES[event.type](env, event, now);
