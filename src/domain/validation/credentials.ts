const PASSWORD_MIN_LENGTH = 8;
/** Longest password that is hashed; a longer one only costs time. */
const PASSWORD_MAX_LENGTH = 200;
const CLASSES_NEEDED = 3;
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** At least 8 characters of at least 3 of the classes lower case, upper case, digits, special. */
export const isPassword = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length >= PASSWORD_MIN_LENGTH &&
  value.length <= PASSWORD_MAX_LENGTH &&
  CLASSES.filter((one) => one.test(value)).length >= CLASSES_NEEDED;

export const hasUpperCase = (value: unknown): boolean => typeof value === 'string' && /\p{Lu}/u.test(value);

export const hasDigit = (value: unknown): boolean => typeof value === 'string' && /\d/.test(value);

/** The password typed a second time. */
export const isSame = (first: unknown, second: unknown): boolean => typeof first === 'string' && first === second;

/** PIN of a store-credit customer. */
export const isPin = (value: unknown): value is string => typeof value === 'string' && /^\d{4}$/.test(value);

/** Number of a store-credit customer: C00012345. */
export const isCustomerNumber = (value: unknown): value is string => typeof value === 'string' && /^C\d{8}$/.test(value);

/** Last four digits of a card, typed to confirm which one it is. */
export const isCardEnding = (value: unknown): value is string => typeof value === 'string' && /^\d{4}$/.test(value);
