import type { OpeningHours } from '../../../src/domain/branch/branch.ts';

const DAYS = ['lu', 'ma', 'mi', 'ju', 'vi', 'sa', 'do'];
const PART = /^([a-z]{2})(?:-([a-z]{2}))? (\d{1,2}:\d{2})-(\d{1,2}:\d{2})$/;

const clock = (time: string): string => time.padStart('00:00'.length, '0');

/**
 * Hours as a spreadsheet has them, "lu-sa 10:00-20:30; do 11:00-19:00"; a day that is left out is closed. null when
 * they are written otherwise.
 */
export function openingHours(text: string): OpeningHours[] | null {
  const hours: OpeningHours[] = [];
  for (const part of text.toLowerCase().split(';')) {
    const [, first, last, opens, closes] = PART.exec(part.trim().replace(/\s+/g, ' ')) ?? [];
    if (first === undefined || opens === undefined || closes === undefined) return null;
    const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last ?? first)];
    if (from < 0 || to < from) return null;
    for (let day = from; day <= to; day += 1) hours.push({ day: day + 1, opens: clock(opens), closes: clock(closes) });
  }
  return hours;
}
