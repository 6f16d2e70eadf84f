import { z } from 'zod';
import { once } from '../../domain/once';
import { MIN_PRICE } from '../../domain/price';
import { withoutUnseen } from '../../domain/unseen';
import { MAX_QUANTITY, RULES } from '../../domain/validation';
import { cleanLine, cleanText } from './clean';

/**
 * Largest amount of money in a document, in pesos: ten million. The fullest cart of it still adds up exactly in
 * centavos.
 */
export const MAX_AMOUNT = 10_000_000;
const MAX_ID = Number.MAX_SAFE_INTEGER;

/** Message keys of a document that is refused, besides those of domain/validation. */
export const REFUSALS = {
  notNumber: 'Must be a number',
  notText: 'Must be a text',
  notList: 'Must be a list',
  negative: 'Must not be negative',
  tooLarge: 'Is too large',
  notDate: 'Must be a date',
  notPath: 'Must be a path',
  tooSmall: 'Is too small',
  cut: 'Is too long and was cut',
  notPercent: 'Must be a whole number from 1 to 100',
  notKnown: 'Is not known',
} as const;

/** The message of a field that is missing, or else of the wrong kind. */
export const missingOr = (message: string) => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined ? RULES.required : message),
});

/** 43, "43.0000" and " 2 " as numbers; nothing and blanks as undefined; the rest as it is, for the schema to refuse. */
export function toNumber(value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return undefined;
  return /^[+-]?\d+(?:\.\d*)?(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : value;
}

/** Texts, and numbers as texts, on one trimmed line; nothing and blanks as undefined. */
export function toLine(value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' ? cleanLine(text) || undefined : text;
}

const YES = new Set<unknown>([true, 1, 2, '1', '2', 'true', 'yes', 'Yes']);
const NO = new Set<unknown>([false, 0, '0', 'false', 'no', 'No']);

/** true and false in the ways sources write them; anything else is `otherwise`. */
export const toFlag = (value: unknown, otherwise: boolean): boolean => YES.has(value) || (!NO.has(value) && otherwise);

/** Lists as they are, objects with numbered keys as lists, nothing as an empty list. */
export function toList(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return [];
  return typeof value === 'object' && !Array.isArray(value) ? Object.values(value) : value;
}

/** A comma list or a list of ids as a list. */
export const toIds = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.split(',').filter((id) => id.trim() !== '')
    : typeof value === 'number'
      ? [value]
      : toList(value);

/** A value that is always readable, as `convert` reads it; undefined leaves the field out. */
export const read = <T>(convert: (value: unknown) => T) => z.preprocess(convert, z.custom<T>());

const number = once(() => z.number(missingOr(REFUSALS.notNumber)));
const amountOf = once(() => number().min(0, REFUSALS.negative).max(MAX_AMOUNT, REFUSALS.tooLarge));

/** Money in pesos, required. */
export const amount = once(() => z.preprocess(toNumber, amountOf()));
/** Money in pesos that may be missing. */
export const amountIfAny = once(() => z.preprocess(toNumber, amountOf().optional()));
/** How many of a product come with another one; no more than a line of a cart may hold. */
/** Units of a member: less than none is none. */
export const memberQtyIfAny = once(() =>
  z.preprocess((value) => {
    const qty = toNumber(value);
    return typeof qty === 'number' && qty < 0 ? 0 : qty;
  }, number().max(MAX_QUANTITY, REFUSALS.tooLarge).optional()),
);
/** Below one centavo there is no price. */
const toReduced = (value: unknown): unknown => {
  const given = toNumber(value);
  return typeof given === 'number' && given >= 0 && given < MIN_PRICE ? undefined : given;
};
/** A reduced price in pesos: nothing, 0 and what is below one centavo all mean that there is none. */
export const reducedIfAny = once(() => z.preprocess(toReduced, amountOf().optional()));

export const integer = once(() => z.preprocess(toNumber, z.int(missingOr(REFUSALS.notNumber))));
export const integerOr = (otherwise: number) =>
  z.preprocess((value) => toNumber(value) ?? otherwise, z.int(REFUSALS.notNumber));
export const integerIfAny = once(() => z.preprocess(toNumber, z.int(REFUSALS.notNumber).optional()));
export const id = once(() =>
  z.preprocess(toNumber, z.int(missingOr(REFUSALS.notNumber)).min(1, RULES.positive).max(MAX_ID, REFUSALS.tooLarge)),
);
export const ids = (most: number) =>
  z.preprocess(toIds, z.array(integer(), REFUSALS.notList).max(most, REFUSALS.tooLarge));

export const flag = (otherwise: boolean) => z.preprocess((value) => toFlag(value, otherwise), z.boolean());
export const flagIfAny = once(() =>
  read((value) => (value === null || value === undefined || value === '' ? undefined : toFlag(value, false))),
);

/** One line of at most `max` characters, required; a longer one is refused. */
export const line = (max: number) =>
  z.preprocess(toLine, z.string(missingOr(REFUSALS.notText)).max(max, REFUSALS.tooLarge));
/** A sku, as `line`, without characters nobody sees. */
export const skuLine = (max: number) =>
  z.preprocess((value) => (typeof value === 'string' ? withoutUnseen(value) : value), line(max));
/** Text of several lines, cut to `max`. */
export const textOf = (max: number) => read((value) => (typeof value === 'string' ? cleanText(value, max).trim() : ''));

/** A list of `entry`; nothing is an empty one. Entries for which `keep` is false are left out before they are read. */
export const listOf = <T extends z.ZodType>(entry: T, most: number, keep: (value: unknown) => boolean = () => true) =>
  z.preprocess(
    (value) => {
      const list = toList(value);
      return Array.isArray(list) ? list.filter(keep) : list;
    },
    z.array(entry, REFUSALS.notList).max(most, REFUSALS.tooLarge),
  );
