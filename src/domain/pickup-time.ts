import type { Branch } from './branch';
import { MEXICO_CITY_OFFSET_MS } from './shop-time';
import { instantOf, SHOP_ZONE, zoneOffset } from './zone-time';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const NOON_MS = 12 * HOUR_MS;
/** What it takes to look an order out at a branch. */
const PREPARATION_MS = 2 * HOUR_MS;
/** Times are told by quarters of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;
const DAYS = 7;

/** When an order can be picked up, until the branch closes that day. */
export interface PickupTime {
  /** Epoch ms. */
  from: number;
  until: number;
  /** `from` by the branch's own clock: 13:15. */
  clock: string;
  /** Noon of Mexico City on the branch's day, epoch ms: its date is that day everywhere in the shop. */
  noon: number;
  /** How many days from the branch's today: 0 is today, 1 tomorrow. */
  inDays: number;
}

const ofDay = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
};

/** The first time at which an order placed now can be picked up: two open hours later, by the branch's own clock. null for one whose hours nobody knows. */
export function pickupTime({ hours, timeZone = SHOP_ZONE }: Pick<Branch, 'hours' | 'timeZone'>, now: number): PickupTime | null {
  const today = Math.floor((now + zoneOffset(timeZone, now)) / DAY_MS) * DAY_MS;
  for (let inDays = 0; inDays <= DAYS; inDays += 1) {
    const midnight = today + inDays * DAY_MS;
    const open = hours.find(({ day }) => day === (new Date(midnight).getUTCDay() || DAYS));
    if (!open) continue;
    const at = (clock: string): number => instantOf(timeZone, midnight + ofDay(clock));
    const from = Math.ceil((Math.max(now, at(open.opens)) + PREPARATION_MS) / QUARTER_MS) * QUARTER_MS;
    const until = at(open.closes);
    if (from > until) continue;
    const clock = new Date(from + zoneOffset(timeZone, from)).toISOString().slice('2026-01-01T'.length, '2026-01-01T13:15'.length);
    return { from, until, clock, noon: midnight + NOON_MS - MEXICO_CITY_OFFSET_MS, inDays };
  }
  return null;
}
