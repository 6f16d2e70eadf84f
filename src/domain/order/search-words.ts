import { type Centavos, NO_CENTAVOS } from '../money';
import { foldText } from '../search/text';
import { readAmount } from '../typed-amount';
import type { Order } from './order';

/** Digits of a telephone in Mexico. */
const PHONE_DIGITS = 10;

/** No word is longer: what is behind it is not searched. */
const WORD_MAX = 80;
const LEAST = 2;

const spaced = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A telephone without country or blanks. */
const phoneWord = (text: string): string => digitsOf(text).slice(-PHONE_DIGITS);

/** Behind every letter a word may go on with. */
const LAST_LETTER = '\u{10ffff}';

/** What the end of a telephone begins with, behind which its digits stand from the last one on. */
const END = '~';
/** Of a telephone no fewer digits are an end that it is found by. */
export const LEAST_END = 4;
/** Digits of the number of an order as it is written. */
const NUMBER_DIGITS = 9;

/** What the last digits of a card begin with, and what an amount in centavos does: both stand behind all numbers. */
const CARD = ':';
const AMOUNT = '=';

/** The last four digits of a card that an order was paid with, or was to be, as a word. */
export const cardWord = (digits: string): string => `${CARD}${digits}`;

const amountWord = (amount: number): string => `${AMOUNT}${amount}`;

/** What an order costs, and what is left of it where a wallet pays some. */
const amountWords = (total: Centavos, wallet: number): string[] => [amountWord(total), amountWord(total - wallet)];

/** The last digits of a telephone as a word begins. */
export const endWord = (digits: string): string => `${END}${[...digits].reverse().join('')}`;

/** A telephone, from its beginning and from its end. */
const phoneWords = (phone: string): string[] => [phoneWord(phone), endWord(phoneWord(phone))];

/** A name from each of its words on, and round: 'ana maria pech', 'maria pech ana', 'pech ana maria'. */
function turned(name: string): string[] {
  const words = spaced(name).split(' ');
  return words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(' '));
}

/** The number of an order without its zeros. */
const numberWord = (number: string): string => number.replace(/^0+(?=\d)/, '');

/** A guide number as it is, and as a search reads one that is all digits. */
export const guideWords = (guide: string): string[] => {
  const typed = searchedWord(guide);
  return [...new Set([spaced(guide), ...(typed === null ? [] : [typed])])];
};

/**
 * What an order is found by, but its number and its card: names, telephones, e-mail, what was ordered, what it costs, and
 * its guide number. Folded.
 */
export function orderWords({
  personalDetails,
  shippingAddress,
  billingAddress,
  lines,
  totals,
  wallet = NO_CENTAVOS,
  dispatch,
}: Omit<Order, 'number'>): string[] {
  const people = [personalDetails, ...(shippingAddress ? [shippingAddress] : [])];
  const phones = [shippingAddress, billingAddress].flatMap((one) => (one?.phoneNumber ? [one.phoneNumber] : []));
  const words = [
    ...people.flatMap(({ firstName, lastName }) => turned(`${firstName} ${lastName}`)),
    ...phones.flatMap(phoneWords),
    spaced(personalDetails.emailAddress),
    ...lines.flatMap(({ sku, parts = [] }) => [sku, ...parts.map((part) => part.sku)]).map(spaced),
    ...amountWords(totals.grandTotal, wallet),
    ...(dispatch?.guide ? guideWords(dispatch.guide) : []),
  ];
  return [...new Set(words.map((word) => word.slice(0, WORD_MAX)).filter((word) => word.length >= LEAST))];
}

/**
 * What somebody typed, as words of orders begin: a telephone in any spelling, a number with or without its zeros, a
 * name in any order of its words. null for too little.
 */
export function searchedWord(typed: string): string | null {
  const text = spaced(typed).slice(0, WORD_MAX);
  const isPhone = /^[\d\s()+.-]+$/.test(text) && digitsOf(text).length >= PHONE_DIGITS;
  const word = isPhone ? phoneWord(text) : /^\d+$/.test(text) ? numberWord(text) : text;
  return word === '' ? null : word;
}

/** Words between two: not before `from`, and before `to`. */
export interface WordRange {
  from: string;
  to: string;
}

const beginning = (from: string): WordRange => ({ from, to: `${from}${LAST_LETTER}` });
const very = (word: string): WordRange => ({ from: word, to: `${word} ` });

/** The digits somebody typed who knows how a telephone ends; null for anything else. */
export function phoneEnd(typed: string): string | null {
  const digits = digitsOf(typed);
  const isEnd = /^[\d\s()+.-]+$/.test(typed) && digits.length >= LEAST_END && digits.length < PHONE_DIGITS;
  return isEnd ? digits : null;
}

/** Whether digits are less than a number as it is written, with its zeros: of them it is not the beginning. */
export const isCutNumber = (digits: string): boolean => digits.startsWith('0') && digits.length < NUMBER_DIGITS;

/** The amount somebody typed; null for a number that is written with its zeros, and for none. */
const amountTyped = (typed: string): Centavos | null => (/^\s*0\d/.test(typed) ? null : readAmount(typed));

/**
 * Which words of orders somebody looks for: none for too little. Those of the first range come before the others, whose
 * words stand behind them, so that the next page goes on where one ended.
 */
export function searchedRanges(typed: string): WordRange[] {
  const word = searchedWord(typed);
  if (word === null) return [];
  const end = phoneEnd(typed);
  const amount = amountTyped(typed);
  const text = typed.trim();
  return [
    end !== null && isCutNumber(end) ? very(word) : beginning(word),
    ...(/^\d{4}$/.test(text) ? [very(cardWord(text))] : []),
    ...(amount === null ? [] : [very(amountWord(amount))]),
    ...(end === null ? [] : [beginning(endWord(end))]),
  ];
}

/** What an order was found by that is not written in full where it is listed. */
export type FoundBy = 'card' | 'amount' | 'telephone';

const FOUND_BY: Record<string, FoundBy> = { [CARD]: 'card', [AMOUNT]: 'amount', [END]: 'telephone' };

/** What a word of an order is; null for one that is read as it was typed. */
export const foundBy = (word: string): FoundBy | null => FOUND_BY[word.charAt(0)] ?? null;
