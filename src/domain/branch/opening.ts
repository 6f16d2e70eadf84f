import { MEXICO_CITY_OFFSET_MS } from '../mexico-city';
import { instantOf, SHOP_ZONE, zoneOffset } from '../zone-time';
import type { Branch } from './branch';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const NOON_MS = 12 * HOUR_MS;
const DAYS = 7;
/** Days of a year on which no branch opens, whatever its hours. */
const CLOSED_DATES: ReadonlySet<string> = new Set(['01-01', '12-25']);

/** A day on which a branch is open, from when to when; epoch ms. */
interface OpenDay {
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
function* openDays(
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

/** What it takes to look an order out at a branch. */
const PREPARATION_MS = 2 * 60 * MINUTE_MS;
/** Times are told by quarters of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;

/** A moment by the clock and the calendar of a branch. */
interface BranchMoment {
  /** 13:15. */
  clock: string;
  /** Noon of Mexico City on the branch's day, epoch ms: its date is that day everywhere in the shop. */
  noon: number;
  /** How many days from the branch's today: 0 is today, 1 tomorrow. */
  inDays: number;
}

/** What a branch's own clock shows at a moment, and how far from its today that is; epoch ms. */
export function branchMoment(
  { timeZone = SHOP_ZONE }: Pick<Branch, 'timeZone'>,
  at: number,
  now: number,
): BranchMoment {
  const local = at + zoneOffset(timeZone, at);
  const dayOf = (moment: number) => Math.floor(moment / DAY_MS);
  return {
    clock: new Date(local).toISOString().slice('2026-01-01T'.length, '2026-01-01T13:15'.length),
    noon: dayOf(local) * DAY_MS + NOON_MS - MEXICO_CITY_OFFSET_MS,
    inDays: dayOf(local) - dayOf(now + zoneOffset(timeZone, now)),
  };
}

/** When an order can be picked up; epoch ms. */
interface PickupTime extends BranchMoment {
  from: number;
  /** The last moment at which it can be ordered or paid for this time. */
  before: number;
}

/**
 * The first time at which an order placed now can be picked up: two open hours later, by the branch's own clock. null
 * for one whose hours nobody knows.
 */
export function pickupTime(branch: Pick<Branch, 'hours' | 'timeZone'>, now: number): PickupTime | null {
  for (const { opens, closes } of openDays(branch, now)) {
    const from = Math.ceil((Math.max(now, opens) + PREPARATION_MS) / QUARTER_MS) * QUARTER_MS;
    if (from <= closes) return { from, before: from - PREPARATION_MS, ...branchMoment(branch, from, now) };
  }
  return null;
}
