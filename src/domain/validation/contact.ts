import { MAX_LENGTH } from './limits';
import { plainText } from './text';

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

/** A Mexican postal code: 5 digits. */
export const isPostalCode = (value: unknown): value is string => typeof value === 'string' && /^\d{5}$/.test(value);
