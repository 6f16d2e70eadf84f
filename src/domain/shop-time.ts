/** America/Mexico_City: UTC−6 all year since October 2022. */
export const MEXICO_CITY_OFFSET_MS = -6 * 60 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;
const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/;
const EPOCH_MS = /^\d{12,14}$/;

function offsetMs(zone: string | undefined): number {
  if (!zone) return MEXICO_CITY_OFFSET_MS;
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}

/**
 * Epoch ms of a date of a catalogue document: 'yyyy-MM-dd', 'yyyy-MM-dd HH:mm[:ss]', ISO 8601 or epoch ms as text. Without a zone the
 * clock of Mexico City counts. A date alone is its first moment, or with `lastMoment` the first of the next day.
 * null when it is empty, a null date (0000-00-00) or no date.
 */
export function parseShopTime(text: string | null | undefined, lastMoment = false): number | null {
  const trimmed = text?.trim() ?? '';
  if (EPOCH_MS.test(trimmed)) return Number(trimmed);
  const match = DATE_TIME.exec(trimmed);
  if (!match) return null;
  const [, year = '', month = '', day = '', hour, minute = '0', second = '0', fraction = '0', zone] = match;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const isRealDate = Number(year) > 0 && new Date(midnight).toISOString().startsWith(`${year}-${month}-${day}`);
  if (!isRealDate || Number(hour ?? 0) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  if (hour === undefined) return midnight - MEXICO_CITY_OFFSET_MS + (lastMoment ? DAY_MS : 0);
  const clock = ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000 + Math.floor(Number(`0.${fraction}`) * 1000);
  return midnight + clock - offsetMs(zone);
}
