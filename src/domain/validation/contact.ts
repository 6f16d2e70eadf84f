import { MAX_LENGTH } from './limits';
import { plainText } from './text';

const PHONE = /^\d{10}$/;
/** A label of a domain: letters and digits, hyphens inside. */
const EMAIL = /^[^\s@,;:"()<>[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u;

/** The country's code as autofill and people write it before the ten digits, with the 1 that once followed it for mobiles. */
const MEXICO = /^\+?521?(?=\d{10}$)/;

/** A phone number as it is stored: spaces, hyphens, dots and brackets that people type left out, and the code of Mexico before it. */
export const phoneDigits = (value: string): string => value.replace(/[\s().-]/g, '').replace(MEXICO, '');

/** A Mexican phone number: 10 digits, area code included; the code of Mexico may stand before them. */
export const isPhone = (value: unknown): value is string => plainText(value, MAX_LENGTH.name) && PHONE.test(phoneDigits(value));

/** A phone number of any country as it is stored: its digits, and for one of Mexico the ten of it. */
export const internationalDigits = (value: string): string => phoneDigits(value).replace(/^(?:\+|00)/, '');

/** A phone number of any country, with its code where it is not of Mexico: 10 to 15 digits (VALID-020). */
export const isInternationalPhone = (value: unknown): value is string => plainText(value, MAX_LENGTH.name) && /^\d{10,15}$/.test(internationalDigits(value));

/** An e-mail address somebody can receive mail at: local part, "@", a domain with at least one dot. */
export function isEmail(value: unknown): value is string {
  if (!plainText(value, MAX_LENGTH.email) || !EMAIL.test(value)) return false;
  const [local = ''] = value.split('@');
  return !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
}

const ORDER_NUMBER_DIGITS = 9;

/** An order number as it is stored: nine digits, without what people write around them. */
export const orderNumberDigits = (value: string): string => value.replace(/[\s#.-]/g, '').padStart(ORDER_NUMBER_DIGITS, '0');

/** The number of an order, with or without its zeros. */
export const isOrderNumber = (value: unknown): value is string =>
  plainText(value, MAX_LENGTH.name) && /^\d{9}$/.test(orderNumberDigits(value)) && /\d/.test(value);

/** A Mexican postal code: 5 digits. */
export const isPostalCode = (value: unknown): value is string => typeof value === 'string' && /^\d{5}$/.test(value);
