import { MAX_LENGTH } from './limits';
import type { Rule } from './rules';

const MIN_CHARACTERS = 8;
const MIN_CLASSES = 3;
const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;
const DIGIT = /\p{Nd}/u;
/** Half of a character; a whole one that is written as two halves is none. */
const BROKEN = /\p{Cs}/u;
const SPECIAL = /[^\p{Ll}\p{Lu}\p{Nd}]/u;

/**
 * What may be wrong with a new password besides being too simple; that it is a common one is known to the shop alone.
 */
export const OTHER_PASSWORD_RULES = [
  'text',
  'passwordUpper',
  'passwordNumber',
  'passwordCommon',
] as const satisfies Rule[];

/**
 * The rule a new password breaks, or null. It is taken as it was typed; characters are counted as a person counts them,
 * and any may occur in it.
 */
export function brokenPasswordRule(password: string): Rule | null {
  if (password.length > MAX_LENGTH.password || BROKEN.test(password)) return 'text';
  const classes = [LOWER, UPPER, DIGIT, SPECIAL].filter((each) => each.test(password)).length;
  if ([...password].length < MIN_CHARACTERS || classes < MIN_CLASSES) return 'password';
  if (!UPPER.test(password)) return 'passwordUpper';
  return DIGIT.test(password) ? null : 'passwordNumber';
}

/** Whether this can be somebody's password at all: what cannot is refused before anything is hashed. */
export const isPassword = (password: string): boolean =>
  password !== '' && password.length <= MAX_LENGTH.password && !BROKEN.test(password);
