import { MAX_LENGTH } from './limits';
import { plainText } from './text';

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
