import { MEXICO_CITY_OFFSET_MS, startOfDay } from './mexico-city';

const DAY_MS = 24 * 60 * 60 * 1000;
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

/** Monday to Friday without rest days. `day` is its midnight in Mexico City, epoch ms. */
export function isBusinessDay(day: number): boolean {
  const weekday = new Date(day + MEXICO_CITY_OFFSET_MS).getUTCDay();
  return weekday >= MONDAY && weekday <= FRIDAY && !isRestDay(day);
}

/** The last moment of a day, epoch ms; `day` is its midnight. */
export const endOf = (day: number): number => day + DAY_MS - 1;

/** The end of so many business days after a moment (epoch ms), by the centre's time: the first is the next one. */
export function endOfBusinessDays(from: number, days: number): number {
  let day = startOfDay(from);
  for (let left = days; left > 0; ) {
    day += DAY_MS;
    if (isBusinessDay(day)) left -= 1;
  }
  return endOf(day);
}
