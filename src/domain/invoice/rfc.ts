/** Whose an RFC is: 13 characters of a person, 12 of a company; the generic ones are of nobody by name. */
export type RfcKind = 'person' | 'company';

/** Of the general public, and of who lives abroad. */
export const GENERIC_RFCS: readonly string[] = ['XAXX010101000', 'XEXX010101000'];

const RFC = /^([A-ZÑ&]{3,4})(\d{2})(\d{2})(\d{2})[A-Z\d]{2}[\dA]$/;
const DIGITS = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
const MODULUS = 11;
const LENGTH = 13;

/** An RFC as it is stored: capitals, without what people write between its parts. */
export const rfcText = (value: string): string => value.replace(/[\s-]/g, '').toUpperCase();

/** Whether a day exists in either century: an RFC does not say which one it means. */
function isDay(year: number, month: number, day: number): boolean {
  return [1900, 2000].some((century) => {
    const date = new Date(Date.UTC(century + year, month - 1, day));
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && day > 0;
  });
}

/** Whose RFC this is, or what is wrong with it. */
export function readRfc(value: string): RfcKind | 'shape' | 'date' {
  const rfc = rfcText(value);
  const [, letters = '', year, month, day] = RFC.exec(rfc) ?? [];
  if (letters === '') return 'shape';
  if (!isDay(Number(year), Number(month), Number(day))) return 'date';
  return letters.length === 4 ? 'person' : 'company';
}

/**
 * Whether its last character fits the others. The tax service has given out some that do not, so this is a reason to
 * ask, none to refuse.
 */
export function hasRightDigit(value: string): boolean {
  const rfc = rfcText(value);
  if (GENERIC_RFCS.includes(rfc)) return true;
  const sum = [...rfc.slice(0, -1).padStart(LENGTH - 1, ' ')].reduce(
    (total, letter, at) => total + DIGITS.indexOf(letter) * (LENGTH - at),
    0,
  );
  const rest = MODULUS - (sum % MODULUS);
  return rfc.at(-1) === (rest === MODULUS ? '0' : rest === 10 ? 'A' : String(rest));
}
