import type { Branch } from './branch';
import { openDays } from './open-days';
import { SHOP_ZONE, zoneOffset } from './zone-time';

const MINUTE_MS = 60 * 1000;
/** What it takes to look an order out at a branch. */
const PREPARATION_MS = 2 * 60 * MINUTE_MS;
/** Times are told by quarters of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;

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

/**
 * The first time at which an order placed now can be picked up: two open hours later, by the branch's own clock. null
 * for one whose hours nobody knows.
 */
export function pickupTime(branch: Pick<Branch, 'hours' | 'timeZone'>, now: number): PickupTime | null {
  for (const { opens, closes: until, noon, inDays } of openDays(branch, now)) {
    const from = Math.ceil((Math.max(now, opens) + PREPARATION_MS) / QUARTER_MS) * QUARTER_MS;
    if (from > until) continue;
    const clock = new Date(from + zoneOffset(branch.timeZone ?? SHOP_ZONE, from))
      .toISOString()
      .slice('2026-01-01T'.length, '2026-01-01T13:15'.length);
    return { from, until, clock, noon, inDays };
  }
  return null;
}
