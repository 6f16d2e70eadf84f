import { MEXICO_CITY_OFFSET_MS } from './mexico-city';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON_HOUR = 12;
const MONTHS = 12;
const CLOCK = String.raw`(?:(?:[T ]|,\s?)\s?(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s?([ap]\.?\s?m\.?)?\s?(Z|[+-]\d{2}:?\d{2})?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})${CLOCK}$`, 'i');
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})${CLOCK}$`, 'i');
const EPOCH_SECONDS = /^\d{9,10}$/;
const EPOCH_MS = /^\d{12,14}$/;
const NULL_DATE = /^0000-00-00(?:[T ]|$)/;

function offsetMs(zone: string | undefined): number {
  if (!zone) return MEXICO_CITY_OFFSET_MS;
  if (zone.toUpperCase() === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}

/** UTC midnight of a day, null when there is no such day. */
function midnightOf(year: number, month: number, day: number): number | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month >= 1 && month <= MONTHS
    ? date.getTime()
    : null;
}

/**
 * The day a text begins with, and what it says of the clock; the day stands before the month wherever that makes a
 * date.
 */
function readDay(text: string): { midnight: number; clock: (string | undefined)[] } | null {
  const [, year, separator, first, second, ...clock] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) {
    // Without separators only all eight digits are a date.
    const isWhole = separator !== '' || (first?.length === 2 && second?.length === 2);
    const midnight = isWhole ? midnightOf(Number(year), Number(first), Number(second)) : null;
    return midnight === null ? null : { midnight, clock };
  }
  const [, day, , month, last, ...rest] = YEAR_LAST.exec(text) ?? [];
  const midnight =
    midnightOf(Number(last), Number(month), Number(day)) ?? midnightOf(Number(last), Number(day), Number(month));
  return last === undefined || midnight === null ? null : { midnight, clock: rest };
}

/** Hour of the day, with "a. m." and "p. m." of a twelve-hour clock; null when it is none. */
function hourOf(hour: number, half: string | undefined): number | null {
  if (!half) return hour <= 23 ? hour : null;
  if (hour < 1 || hour > NOON_HOUR) return null;
  return (hour % NOON_HOUR) + (half.toLowerCase().startsWith('p') ? NOON_HOUR : 0);
}

/** Whether a source gave a date at all: a null date (0000-00-00) is none. */
export const isDateGiven = (text: string | null | undefined): text is string => {
  const trimmed = text?.trim() ?? '';
  return trimmed !== '' && !NULL_DATE.test(trimmed);
};

/**
 * Epoch ms of a date of a catalogue document: 'yyyy-MM-dd', 'dd/MM/yyyy' or 'MM/dd/yyyy' (day first where both would
 * do; also with points or hyphens), 'yyyyMMdd', each with 'HH:mm[:ss]' or a twelve-hour clock, ISO 8601, epoch seconds
 * or epoch ms as text. Without a zone the clock of Mexico City counts. A date alone is its first moment, or with
 * `lastMoment` the first of the next day. null when it is empty, a null date (0000-00-00) or no date.
 */
export function parseShopTime(text: string | null | undefined, lastMoment = false): number | null {
  const trimmed = text?.trim() ?? '';
  if (EPOCH_MS.test(trimmed)) return Number(trimmed);
  if (EPOCH_SECONDS.test(trimmed)) return Number(trimmed) * 1000;
  const day = readDay(trimmed);
  if (!day) return null;
  const [hour, minute = '0', second = '0', fraction = '0', half, zone] = day.clock;
  if (hour === undefined) return day.midnight - MEXICO_CITY_OFFSET_MS + (lastMoment ? DAY_MS : 0);
  const ofDay = hourOf(Number(hour), half);
  if (ofDay === null || Number(minute) > 59 || Number(second) > 59) return null;
  const clock =
    ((ofDay * 60 + Number(minute)) * 60 + Number(second)) * 1000 + Math.floor(Number(`0.${fraction}`) * 1000);
  return day.midnight + clock - offsetMs(zone);
}
