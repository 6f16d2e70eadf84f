/** America/Mexico_City: UTC−6 all year since October 2022. */
export const MEXICO_CITY_OFFSET_MS = -6 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The first moment of the day of a moment (epoch ms), by the calendar of Mexico City. */
export const startOfDay = (epoch: number): number =>
  Math.floor((epoch + MEXICO_CITY_OFFSET_MS) / DAY_MS) * DAY_MS - MEXICO_CITY_OFFSET_MS;

/** The first moment of a day written YYYY-MM-DD; NaN for what is none. */
export const startOfIsoDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) - MEXICO_CITY_OFFSET_MS;

/** Whether it is a day of the calendar, written YYYY-MM-DD. */
export function isIsoDay(day: string): boolean {
  const from = startOfIsoDay(day);
  // The 30th of February would be taken for a day of March.
  return !Number.isNaN(from) && isoDay(from) === day;
}

/** The day of a moment (epoch ms) there: '2026-11-22'. */
export const isoDay = (epoch: number): string => new Date(epoch + MEXICO_CITY_OFFSET_MS).toISOString().slice(0, 10);
