import { MAX_LENGTH } from './limits';
import { plainText } from './text';

const NAME_MIN_LETTERS = 3;
const TAX_ID_MIN_LETTERS = 3;
const LEGAL_AGE_YEARS = 18;
/** Centre of Mexico, without summer time since October 2022. */
const MEXICO_CITY_OFFSET_MS = -6 * 60 * 60 * 1000;
/** Letters of any alphabet with their accents, and what stands between them in names: "María José", "D'Angelo", "de la O". */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\s.'’ʼ-]*$/u;

const letters = (value: string): number => value.normalize('NFC').match(/\p{L}/gu)?.length ?? 0;
const isNameOf = (value: unknown, least: number): value is string => plainText(value, MAX_LENGTH.name) && NAME.test(value.trim()) && letters(value) >= least;

/** Given name or names: at least 3 letters in all. */
export const isName = (value: unknown): value is string => isNameOf(value, NAME_MIN_LETTERS);

/** A surname: one letter is enough. */
export const isSurname = (value: unknown): value is string => isNameOf(value, 1);

/** A city: one letter is enough. */
export const isCity = (value: unknown): value is string => plainText(value, MAX_LENGTH.city) && letters(value) >= 1;

/** A tax identification number as far as this rule goes: at least 3 letters. */
export const isTaxId = (value: unknown): value is string => plainText(value, MAX_LENGTH.taxId) && letters(value) >= TAX_ID_MIN_LETTERS;

/** The day it is in the centre of Mexico at `now` (epoch ms), as YYYY-MM-DD. */
const today = (now: number): string => new Date(now + MEXICO_CITY_OFFSET_MS).toISOString().slice(0, 10);

/** A day that exists, as YYYY-MM-DD. */
const isDay = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};

/** true for a day (YYYY-MM-DD) that is not after today in the centre of Mexico. */
export const isNotLater = (value: unknown, now: number): value is string => isDay(value) && value <= today(now);

/** true for a day of birth (YYYY-MM-DD) of somebody who is 18 today in the centre of Mexico; who was born on 29 February is on 1 March. */
export function isOfLegalAge(birth: unknown, now: number): birth is string {
  if (!isDay(birth)) return false;
  const latest = `${Number(today(now).slice(0, 4)) - LEGAL_AGE_YEARS}${today(now).slice(4)}`;
  return birth <= latest;
}
