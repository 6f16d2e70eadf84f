import { MEXICO_CITY_OFFSET_MS, startOfDay } from '../mexico-city';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Business days in which a distance sale may be revoked (Ley Federal de Protección al Consumidor, article 56). */
const REVOCATION_DAYS = 5;
/** Days in which what was wrong, broken or incomplete goes back: the shortest warranty there may be (article 77). */
const FAULT_DAYS = 90;

const FRIDAY = 5;
const MONDAY = 1;
const OCTOBER = 10;
/** A new president takes office on the first of October, every six years (Ley Federal del Trabajo, article 74). */
const [FIRST_CHANGE, YEARS_OF_OFFICE] = [2024, 6];

/** Months and days that are rest days each year; and those on the n-th Monday of a month. */
const FIXED: readonly (readonly [month: number, day: number])[] = [
  [1, 1],
  [5, 1],
  [9, 16],
  [12, 25],
];
const MONDAYS: readonly (readonly [month: number, nth: number])[] = [
  [2, 1],
  [3, 3],
  [11, 3],
];

/** Whether nobody has to work on a day by the labour law. `day` is its midnight in Mexico City, epoch ms. */
export function isRestDay(day: number): boolean {
  const date = new Date(day + MEXICO_CITY_OFFSET_MS);
  const [year, month, dayOfMonth] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const isChange = month === OCTOBER && dayOfMonth === 1 && (year - FIRST_CHANGE) % YEARS_OF_OFFICE === 0;
  const isMonday = date.getUTCDay() === MONDAY;
  return (
    isChange ||
    FIXED.some(([m, d]) => m === month && d === dayOfMonth) ||
    (isMonday && MONDAYS.some(([m, nth]) => m === month && Math.ceil(dayOfMonth / 7) === nth))
  );
}

function isBusinessDay(day: number): boolean {
  const weekday = new Date(day + MEXICO_CITY_OFFSET_MS).getUTCDay();
  return weekday >= MONDAY && weekday <= FRIDAY && !isRestDay(day);
}

/** Until when what goes back may be asked for: the last moment of a day, epoch ms. */
export interface ReturnClock {
  /** For no reason at all. */
  revocation: number;
  /** Because it is wrong, broken or incomplete. */
  fault: number;
}

const endOf = (day: number): number => day + DAY_MS - 1;

/** The clock of what was delivered at a moment (epoch ms): business days by the centre's time, the first is the next one. */
export function returnClock(delivered: number): ReturnClock {
  const from = startOfDay(delivered);
  let day = from;
  for (let left = REVOCATION_DAYS; left > 0; ) {
    day += DAY_MS;
    if (isBusinessDay(day)) left -= 1;
  }
  return { revocation: endOf(day), fault: endOf(from + FAULT_DAYS * DAY_MS) };
}

const COLLECT_DAYS = 14;

/** The days on which a parcel can be fetched: business days of the next two weeks, midnights in Mexico City. */
export const openDays = (now: number): number[] =>
  Array.from({ length: COLLECT_DAYS }, (_, index) => startOfDay(now) + (index + 1) * DAY_MS).filter(isBusinessDay);

export const isOpenDay = (day: number | null, now: number): boolean => day !== null && openDays(now).includes(day);
