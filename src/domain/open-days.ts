import type { Branch } from './branch';
import { MEXICO_CITY_OFFSET_MS } from './shop-time';
import { instantOf, SHOP_ZONE, zoneOffset } from './zone-time';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const NOON_MS = 12 * HOUR_MS;
const DAYS = 7;
/** Days of a year on which no branch opens, whatever its hours. */
const CLOSED_DATES: ReadonlySet<string> = new Set(['01-01', '12-25']);

/** A day on which a branch is open, from when to when; epoch ms. */
export interface OpenDay {
  /** How many days from the branch's today: 0 is today, 1 tomorrow. */
  inDays: number;
  opens: number;
  closes: number;
  /** Both by the branch's own clock: 10:00. */
  opensClock: string;
  closesClock: string;
  /** Noon of Mexico City on that day: its date is that day everywhere in the shop. */
  noon: number;
}

const ofDay = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
};

/** The days on which a branch is open by its own clock, from today on for a week. */
export function* openDays(
  { hours, timeZone = SHOP_ZONE }: Pick<Branch, 'hours' | 'timeZone'>,
  now: number,
): Generator<OpenDay> {
  const today = Math.floor((now + zoneOffset(timeZone, now)) / DAY_MS) * DAY_MS;
  for (let inDays = 0; inDays <= DAYS; inDays += 1) {
    const midnight = today + inDays * DAY_MS;
    const open = hours.find(({ day }) => day === (new Date(midnight).getUTCDay() || DAYS));
    if (!open || CLOSED_DATES.has(new Date(midnight).toISOString().slice('2026-'.length, '2026-12-25'.length)))
      continue;
    const at = (clock: string): number => instantOf(timeZone, midnight + ofDay(clock));
    yield {
      inDays,
      opens: at(open.opens),
      closes: at(open.closes),
      opensClock: open.opens,
      closesClock: open.closes,
      noon: midnight + NOON_MS - MEXICO_CITY_OFFSET_MS,
    };
  }
}

/** Whether a branch is open, and the day on which that changes next; null for one whose hours nobody knows. */
export function openState(
  branch: Pick<Branch, 'hours' | 'timeZone'>,
  now: number,
): { isOpen: boolean; day: OpenDay; until: number } | null {
  for (const day of openDays(branch, now)) {
    if (now < day.opens) return { isOpen: false, day, until: day.opens };
    if (now < day.closes) return { isOpen: true, day, until: day.closes };
  }
  return null;
}
