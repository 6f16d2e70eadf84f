import { startOfIsoDay } from '../mexico-city';
import { MAX_LENGTH, MAX_QUANTITY, plainText } from './limits';

/** A character that shows: no blank, no control character, none that fonts draw as nothing. */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** true when something was filled in; what nobody can see is nothing. */
export const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? VISIBLE.test(value) : value !== null && value !== undefined;

/** true for a number above zero. */
export const isPositive = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/** true for a quantity of a cart line: a whole number of 1 to MAX_QUANTITY. */
export const isQuantity = (value: unknown): value is number =>
  isPositive(value) && Number.isInteger(value) && value <= MAX_QUANTITY;

/** How directions to an address may look; may be empty. */
export const isReference = (value: unknown): value is string => plainText(value, MAX_LENGTH.reference);

/** A label of a domain: letters and digits, hyphens inside. */
const EMAIL = /^[^\s@,;:"()<>[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u;

/**
 * What people write between the digits of a telephone: blanks, dots, brackets, every kind of hyphen, and marks of
 * direction that are copied along.
 */
const BETWEEN_DIGITS = /[\s\p{Cf}\p{Pd}\u2212.()[\]]/gu;

/**
 * What is or once was dialled before the ten digits: the code of Mexico, with the 1 that followed it for mobiles, 01
 * for another town, 044 and 045 for a mobile.
 */
const BEFORE_TEN_DIGITS = /^(?:(?:\+|00)?521?|(?:(?:\+|00)?52)?(?:01|044|045))(?=\d{10}$)/;

const digitsOf = (value: string): string => value.replace(BETWEEN_DIGITS, '');

/** The ten digits of a Mexican telephone; null for what is none. What has ten digits already loses none of them. */
function tenDigits(value: string): string | null {
  const digits = digitsOf(value).replace(BEFORE_TEN_DIGITS, '');
  return /^\d{10}$/.test(digits) ? digits : null;
}

/** A telephone as it is stored: the ten digits of a Mexican one, however it is written; what is none stays as it is. */
export const phoneDigits = (value: string): string => tenDigits(value) ?? value;

/** A Mexican telephone: 10 digits, area code included; the code of Mexico, 01, 044 or 045 may stand before them. */
export const isPhone = (value: unknown): value is string =>
  plainText(value, MAX_LENGTH.phone) && tenDigits(value) !== null;

/** A telephone of any country as it is stored: its digits, and for one of Mexico the ten of it. */
export const internationalDigits = (value: string): string =>
  tenDigits(value) ?? digitsOf(value).replace(/^(?:\+|00)/, '');

/** A telephone of any country, with its code where it is not of Mexico: 10 to 15 digits (VALID-020). */
export const isInternationalPhone = (value: unknown): value is string =>
  plainText(value, MAX_LENGTH.phone) && /^\d{10,15}$/.test(internationalDigits(value));

/** An e-mail address somebody can receive mail at: local part, "@", a domain with at least one dot. */
export function isEmail(value: unknown): value is string {
  if (!plainText(value, MAX_LENGTH.email) || !EMAIL.test(value)) return false;
  const [local = ''] = value.split('@');
  return !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
}

const ORDER_NUMBER_DIGITS = 9;

/** An order number as it is stored: nine digits, without what people write around them. */
export const orderNumberDigits = (value: string): string =>
  value.replace(/[\s#.-]/g, '').padStart(ORDER_NUMBER_DIGITS, '0');

/** The number of an order, with or without its zeros. */
export const isOrderNumber = (value: unknown): value is string =>
  plainText(value, MAX_LENGTH.name) && /^\d{9}$/.test(orderNumberDigits(value)) && /\d/.test(value);

const NAME_MIN_LETTERS = 3;
const TAX_ID_MIN_LETTERS = 3;
/**
 * Letters of any alphabet with their accents, and what stands between them in names: "María José", "D'Angelo", "de la
 * O".
 */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\s.'’ʼ-]*$/u;

const letters = (value: string): number => value.normalize('NFC').match(/\p{L}/gu)?.length ?? 0;
const isNameOf = (value: unknown, least: number): value is string =>
  plainText(value, MAX_LENGTH.name) && NAME.test(value.trim()) && letters(value) >= least;

/** Given name or names: at least 3 letters in all. */
export const isName = (value: unknown): value is string => isNameOf(value, NAME_MIN_LETTERS);

/** A surname: one letter is enough. */
export const isSurname = (value: unknown): value is string => isNameOf(value, 1);

/** A city: one letter is enough. */
export const isCity = (value: unknown): value is string => plainText(value, MAX_LENGTH.city) && letters(value) >= 1;

/** A tax identification number as far as this rule goes: at least 3 letters. */
export const isTaxId = (value: unknown): value is string =>
  plainText(value, MAX_LENGTH.taxId) && letters(value) >= TAX_ID_MIN_LETTERS;

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
