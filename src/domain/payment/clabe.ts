const WEIGHTS = [3, 7, 1];
const BANK_AND_PLAZA_DIGITS = 6;
const ACCOUNT_DIGITS = 11;
const CLABE = /^\d{18}$/;

/**
 * The digit that ends a CLABE of these 17: what its weighted digits lack to a multiple of ten. Source: reference of
 * Banxico, weights 3, 7, 1.
 */
function checkDigit(digits: string): string {
  const sum = [...digits].reduce(
    (total, digit, index) => total + ((Number(digit) * (WEIGHTS[index % WEIGHTS.length] ?? 0)) % 10),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

/** Where transfers to a shop arrive: bank (3 digits), plaza (3), and the digits its accounts begin with. */
export interface ClabePrefix {
  bank: string;
  plaza: string;
  account: string;
}

/**
 * The CLABE of a payee: the shop's prefix, the payee's nine digits and the check digit. Throws a RangeError where they
 * do not fit behind the prefix.
 */
export function clabeOf({ bank, plaza, account }: ClabePrefix, payeeDigits: string): string {
  const digits = `${bank}${plaza}${account}${payeeDigits}`;
  if (!/^\d+$/.test(digits) || digits.length !== BANK_AND_PLAZA_DIGITS + ACCOUNT_DIGITS)
    throw new RangeError(`no CLABE of ${digits.length} digits`);
  return digits + checkDigit(digits);
}

/** The digits of the payee a CLABE of this shop is for, null for one that is not the shop's or whose check digit is wrong. */
export function digitsOfClabe({ bank, plaza, account }: ClabePrefix, clabe: string): string | null {
  const prefix = `${bank}${plaza}${account}`;
  if (!CLABE.test(clabe) || !clabe.startsWith(prefix) || checkDigit(clabe.slice(0, -1)) !== clabe.slice(-1))
    return null;
  return clabe.slice(prefix.length, -1);
}

/** A CLABE as it was typed, without the blanks and dashes between its parts. */
export const clabeDigits = (typed: string): string => typed.replace(/[\s-]/g, '');

const BANK_DIGITS = 3;
/** Of no bank: every digit of an account of noughts fits. */
const NO_BANK = '000';

/** The code of the bank of a CLABE. */
export const bankOfClabe = (clabe: string): string => clabe.slice(0, BANK_DIGITS);

/** Whether this may be somebody's account: eighteen digits that end in their check digit, at a bank. */
export const isClabe = (clabe: string): boolean =>
  CLABE.test(clabe) && bankOfClabe(clabe) !== NO_BANK && checkDigit(clabe.slice(0, -1)) === clabe.slice(-1);
