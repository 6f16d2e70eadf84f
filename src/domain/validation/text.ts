import { MAX_LENGTH, MAX_QUANTITY } from './limits';

/** true for one line of text of at most `max` characters: no control characters, no broken surrogates. */
export const plainText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max && value.isWellFormed() && !/\p{Cc}/u.test(value);

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
