import { isoDay, MEXICO_CITY_OFFSET_MS, startOfDay } from '../mexico-city';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Working days, first and last. */
export interface DeliveryDays {
  from: number;
  to: number;
  /** With a special item: days of the calendar within which all of it has arrived. */
  special?: number;
  /** Whether there is nothing but special items: only the last day is known. */
  isAllSpecial?: true;
}

/** First and last day, as midnights in Mexico City; epoch ms. */
export interface DeliveryWindow {
  from: number;
  to: number;
  /** The cut: what is ordered or paid before this moment arrives then, what comes later arrives later. Epoch ms. */
  before: number;
}

/**
 * Which days count for deliveries: Monday to Friday but `holidays` (ISO dates), and orders until `cutOffHour` (0 to 24)
 * of Mexico City for the same day.
 */
export interface DeliveryCalendar {
  holidays: ReadonlySet<string>;
  cutOffHour: number;
}

const localDate = (epoch: number): Date => new Date(epoch + MEXICO_CITY_OFFSET_MS);

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

/** The day an order counts for: that of a working day before the cut-off, else the next working day. */
function orderDay(now: number, { holidays, cutOffHour }: DeliveryCalendar): number {
  const today = startOfDay(now);
  const isInTime = isWorkingDay(today, holidays) && localDate(now).getUTCHours() < cutOffHour;
  return isInTime ? today : workingDayAfter(today, 1, holidays);
}

/** The last working day until a day, which may be that day itself. */
function workingDayUntil(day: number, holidays: ReadonlySet<string>): number {
  let reached = day;
  while (!isWorkingDay(reached, holidays)) reached -= DAY_MS;
  return reached;
}

/**
 * When something ordered now arrives, counted in working days from the day the order counts for, which is not counted
 * itself. With a special item the window ends on the last working day within that many days of the calendar. The one
 * function that reckons dates: whatever is said of an arrival comes from here.
 */
export function deliveryWindow(
  { from, to, special }: DeliveryDays,
  now: number,
  { holidays, cutOffHour }: DeliveryCalendar,
): DeliveryWindow {
  const day = orderDay(now, { holidays, cutOffHour });
  const last = workingDayAfter(day, to, holidays);
  const ends = special === undefined ? last : Math.max(last, workingDayUntil(day + special * DAY_MS, holidays));
  return { from: workingDayAfter(day, from, holidays), to: ends, before: day + cutOffHour * HOUR_MS };
}
