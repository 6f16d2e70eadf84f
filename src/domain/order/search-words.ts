import { foldText } from '../search/text';
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

/** What an order is found by, but its number: names, telephones, e-mail, what was ordered, and its guide number. Folded. */
export function orderWords({
  personalDetails,
  shippingAddress,
  billingAddress,
  lines,
  dispatch,
}: Omit<Order, 'number'>): string[] {
  const people = [personalDetails, ...(shippingAddress ? [shippingAddress] : [])];
  const phones = [shippingAddress, billingAddress].flatMap((one) => (one?.phoneNumber ? [one.phoneNumber] : []));
  const words = [
    ...people.flatMap(({ firstName, lastName }) => turned(`${firstName} ${lastName}`)),
    ...phones.map(phoneWord),
    spaced(personalDetails.emailAddress),
    ...lines.flatMap(({ sku, parts = [] }) => [sku, ...parts.map((part) => part.sku)]).map(spaced),
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
