import { bringTexts } from '../../src/i18n/bring-texts';
import { AREAS, together } from '../areas';
import type { Env } from '../env';
import { configuredViews } from '../settings/store-views';
import type { Delivery, OutboxEvent, Undelivered } from './event';

/** What becomes of each type of event: an area delivers its own, and a type without an area does not compile. */
const DELIVERIES: Record<OutboxEvent['type'], Delivery> = together(
  Object.values(AREAS).flatMap((area) => (area.letters ? [area.letters] : [])),
);

/** Hands an event over to whom it is for, in the words of its store view; null when that is done. */
export async function dispatch(env: Env, event: OutboxEvent, now: number): Promise<Undelivered | null> {
  await Promise.all(configuredViews(env).map(({ i18n }) => bringTexts(i18n.defaultLocale)));
  return DELIVERIES[event.type](env, event, now);
}
