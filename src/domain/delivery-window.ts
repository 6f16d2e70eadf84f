import { MEXICO_CITY_OFFSET_MS } from './shop-time';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Midnights in Mexico City, epoch ms. */
export interface DeliveryWindow {
  from: number;
  to: number;
}

const localDate = (epoch: number): Date => new Date(epoch + MEXICO_CITY_OFFSET_MS);
const startOfDay = (epoch: number): number => Math.floor((epoch + MEXICO_CITY_OFFSET_MS) / DAY_MS) * DAY_MS - MEXICO_CITY_OFFSET_MS;

/** The day of a moment by the calendar of Mexico City, YYYY-MM-DD. */
export const isoDay = (epoch: number): string => localDate(epoch).toISOString().slice(0, 10);

function isWorkingDay(day: number, holidays: ReadonlySet<string>): boolean {
  const date = localDate(day);
  return date.getUTCDay() !== 0 && date.getUTCDay() !== 6 && !holidays.has(isoDay(day));
}

/** The n-th working day after a day; the day itself is not counted. */
function workingDayAfter(day: number, count: number, holidays: ReadonlySet<string>): number {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached += DAY_MS;
    if (isWorkingDay(reached, holidays)) left -= 1;
  }
  return reached;
}

/** When something ordered now arrives: Monday to Friday count, by the calendar of Mexico City; `holidays` are ISO dates that do not. */
export function deliveryWindow(days: { from: number; to: number }, now: number, holidays: ReadonlySet<string> = new Set()): DeliveryWindow {
  const today = startOfDay(now);
  return { from: workingDayAfter(today, days.from, holidays), to: workingDayAfter(today, days.to, holidays) };
}
