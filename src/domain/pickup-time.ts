import type { OpeningHours } from './branch';
import { MEXICO_CITY_OFFSET_MS } from './shop-time';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** What it takes to look an order out at a branch. */
const PREPARATION_MS = 2 * 60 * MINUTE_MS;
/** Times are told by quarters of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;
const DAYS = 7;

/** When an order can be picked up, epoch ms, until the branch closes that day. */
export interface PickupTime {
  from: number;
  until: number;
  /** How many days from today: 0 is today, 1 tomorrow. */
  inDays: number;
}

const ofDay = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
};

/**
 * The first time at which an order placed now can be picked up: two open hours later, by the clock of Mexico City. null for a branch whose hours
 * nobody knows.
 */
export function pickupTime(hours: readonly OpeningHours[], now: number): PickupTime | null {
  const today = Math.floor((now + MEXICO_CITY_OFFSET_MS) / DAY_MS) * DAY_MS;
  for (let inDays = 0; inDays <= DAYS; inDays += 1) {
    const midnight = today + inDays * DAY_MS;
    const open = hours.find(({ day }) => day === (new Date(midnight).getUTCDay() || DAYS));
    if (!open) continue;
    const at = (clock: string): number => midnight - MEXICO_CITY_OFFSET_MS + ofDay(clock);
    const from = Math.ceil((Math.max(now, at(open.opens)) + PREPARATION_MS) / QUARTER_MS) * QUARTER_MS;
    if (from <= at(open.closes)) return { from, until: at(open.closes), inDays };
  }
  return null;
}
