import { STORES, storeByCode } from '../../src/config/stores';
import { bringTexts } from '../../src/i18n/bring-texts';
import { AREAS, together } from '../areas';
import type { Env } from '../env';
import { configuredViews } from '../settings/store-views';
import type { Delivery, NotSent, OutboxEvent } from './event';

/** What becomes of each type of event: an area delivers its own, and a type without an area does not compile. */
const DELIVERIES: Record<OutboxEvent['type'], Delivery> = together(
  Object.values(AREAS).flatMap((area) => (area.letters ? [area.letters] : [])),
);

/**
 * Brings the words that the letter of an event speaks. A row from before its store view was written down says not
 * whose: it has to wait for all of them.
 */
async function bringWords(env: Env, { store }: OutboxEvent): Promise<void> {
  const own = store === null ? null : storeByCode(STORES, store);
  await Promise.all((own ? [own] : configuredViews(env)).map(({ i18n }) => bringTexts(i18n.defaultLocale)));
}

/** Hands an event over to whom it is for, in the words of its store view; null when that is done. */
export async function dispatch(env: Env, event: OutboxEvent, now: number): Promise<NotSent | null> {
  await bringWords(env, event);
  return DELIVERIES[event.type](env, event, now);
}
