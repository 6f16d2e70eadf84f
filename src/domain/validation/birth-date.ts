import { startOfIsoDay } from '../mexico-city';

/** Nobody who signs up was born before. */
const FIRST_YEAR = 1900;

/**
 * A day somebody may have been born on, as YYYY-MM-DD: one there is, and not later than today in Mexico City
 * (VALID-038); `now` in epoch ms.
 */
export function isBirthDate(value: unknown, now: number): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const midnight = new Date(`${value}T00:00:00Z`);
  const isThere = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(value);
  return isThere && midnight.getUTCFullYear() >= FIRST_YEAR && startOfIsoDay(value) <= now;
}
