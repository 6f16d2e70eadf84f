import { inflections } from './inflections';
import { forOthers } from './persons';
import { priceAbout } from './price-words';
import { foldText, tokens } from './text';

/** Which way a shopper leans among things of one kind: `price` is an exponent of theirs, below 0 for the cheaper first. */
export interface Leaning {
  price: number;
  /** Pesos that a thing should cost about; null where none are said. */
  about: number | null;
  /** Folded words that say how large it should be, in the forms a name may have them in. */
  sizes: readonly string[];
}

/** Twice the price is worth about an eighth less, or more. */
const SHARE = 0.2;

const CHEAP = /^(?:(?:barat|economic|baratill)[oa]s?|accesibles?|(?:barat|economiqu)(?:it|isim|on)[oa]s?)$/;
const NOT_DEAR =
  /(?<!\p{L})(?:no|ni|nada)\s(?!(?:se\s|me\s)?(?:hag|ocup|pes|estorb|quit|molest|dur|tard))(?:\p{L}+\s){0,3}?(?:car[oa]s?|mucho|tanto)(?!\p{L})/u;
const SMALL = /^(?:chic|chiquit|chiquitit|chiquill|pequen|pequenit|compact|reducid|angost|estrech)[oa]s?$/;
const LARGE = /^(?:grandes?|gran|grandot[eoa]s?|grandecit[oa]s?|enormes?|gigantes?|ampli[oa]s?|espacios[oa]s?)$/;
/** That little room is taken is said of something small. */
const LITTLE_ROOM =
  /(?<!\p{L})(?:(?:poc[oa]|ahorr\p{L}*)\s(?:de\s)?(?:espacio|lugar)|no\s(?:me\s)?(?:ocup|quit|estorb)\p{L}*(?:\s(?:mucho|tanto|demasiado))?(?:\s(?:espacio|lugar))?)(?!\p{L})/iu;

const isSizeWord = (word: string): boolean => SMALL.test(word) || LARGE.test(word);

export type Size = 'small' | 'large';

const isNegated = (words: readonly string[], at: number): boolean =>
  /(?:^|\s)(?:no|ni)(?:\s(?:sea|sean|este|esten|tan|muy|es|ser))*$/.test(
    words.slice(Math.max(0, at - 4), at).join(' '),
  );

/** The first of these folded words that says how large a thing should be, or should not: que no sea grande. */
export function sizeAsked(words: readonly string[]): { word: string; size: Size } | null {
  const at = words.findIndex(isSizeWord);
  if (at < 0) {
    const room = LITTLE_ROOM.exec(words.join(' '))?.[0];
    return room === undefined ? null : { word: room, size: 'small' };
  }
  const isSmall = SMALL.test(words[at] ?? '') !== isNegated(words, at);
  return { word: words[at] ?? '', size: isSmall ? 'small' : 'large' };
}

/** A text without what it says of little room being taken, which is looked for in no name. */
export const withoutRoom = (text: string): string => text.replace(LITTLE_ROOM, ' ');

/** Whether a folded word says how large or how cheap a thing should be. */
export const isLeaningWord = (word: string): boolean => isSizeWord(word) || CHEAP.test(word);

/** Whether a text asks for what costs less. */
export const asksCheap = (text: string): boolean =>
  NOT_DEAR.test(foldText(text)) || tokens(text).some((one) => CHEAP.test(one));

/**
 * Which way a text leans: who wants a thing cheap sees the cheaper ones first. Of things of one kind the small one costs
 * less than the large one, so words of size lean alike; what is called so goes before.
 */
export function leaningOf(text: string): Leaning {
  const words = tokens(text);
  const size = sizeAsked(words)?.size;
  const sizes = words.filter((word, at) => isSizeWord(word) && !isNegated(words, at));
  const isCheap = asksCheap(text) || size === 'small';
  const price = isCheap ? -SHARE : size === 'large' ? SHARE : 0;
  return {
    price,
    about: priceAbout(text)?.amount ?? null,
    sizes: [...new Set(sizes.flatMap((one) => [one, ...inflections(one)]))],
  };
}

/** Words that say of a thing where it stands or who it is for, so that it serves only whoever asks for that. */
const NARROW: readonly (readonly string[])[] = [
  ['exterior', 'terraza', 'jardin', 'patio', 'playa'],
  ['repuesto', 'refaccion'],
  ['infantil', 'infantiles', 'juvenil', 'bebe', 'ninos', 'nina', 'nino', 'juguete', 'juguetes'],
];

/**
 * The words that narrow a thing in a way nobody asked for: who wants a sofa means none for the terrace; and `others`,
 * words that say it is for somebody else than it was asked for.
 */
export function narrowing(words: readonly { forms: readonly string[]; synonyms: readonly string[] }[]): {
  narrowed: string[];
  others: readonly string[];
} {
  const said = new Set(
    words.flatMap(({ forms, synonyms }) => [...forms, ...synonyms]).flatMap((one) => one.split(' ')),
  );
  return { narrowed: NARROW.filter((group) => !group.some((one) => said.has(one))).flat(), others: forOthers(said) };
}
