import { isAnimal } from './animals';
import { grownOf } from './diminutives';
import { inflections } from './inflections';
import { forOthers, isChildAsked, isPerson, isYoungAsked } from './persons';
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
/** Of things of any kind it is worth a third less: algo barato para la cocina. */
const SHARE_OF_ANY = 0.6;

const CHEAP = /^(?:(?:barat|economic|baratill)[oa]s?|accesibles?|(?:barat|economiqu)(?:it|isim|on)[oa]s?)$/;
const NOT_DEAR =
  /(?<!\p{L})(?:no|ni|nada)\s(?!(?:se\s|me\s)?(?:hag|ocup|pes|estorb|quit|molest|dur|tard))(?:\p{L}+\s){0,3}?(?:car[oa]s?|mucho|tanto)(?!\p{L})/u;
const SMALL = /^(?:chic|chiquit|chiquitit|chiquill|pequen|pequenit|compact|reducid|angost|estrech)[oa]s?$/;
const LARGE = /^(?:grandes?|gran|grandot[eoa]s?|grandecit[oa]s?|enormes?|gigantes?|ampli[oa]s?|espacios[oa]s?)$/;
/** That little room is taken is said of something small. */
const LITTLE_ROOM =
  /(?<!\p{L})(?:(?:poc[oa]|ahorr\p{L}*)\s(?:de\s)?(?:espacio|lugar)|(?:no|casi\sno)\s(?:tengo|tenemos|hay|queda|cuento\scon)\s(?:mucho\s|casi\s)?espacio|no\s(?:me\s)?(?:ocup|quit|estorb)\p{L}*(?:\s(?:mucho|tanto|demasiado))?(?:\s(?:espacio|lugar))?)(?!\p{L})/iu;

const isSizeWord = (word: string): boolean => SMALL.test(word) || LARGE.test(word);

export type Size = 'small' | 'large';

const isNegated = (words: readonly string[], at: number): boolean =>
  /(?:^|\s)(?:no|ni)(?:\s(?:sea|sean|este|esten|tan|muy|es|ser))*$/.test(
    words.slice(Math.max(0, at - 4), at).join(' '),
  );

/** Whether somebody is said to be grown, or of age, and not how large a thing is: mi mamá ya es grande, una persona grande. */
const isOfSomebody = (words: readonly string[], at: number): boolean => {
  const before = words.slice(Math.max(0, at - 4), at);
  const [last = ''] = before.slice(-1);
  const isSaid = /^(?:es|son|esta|estan|muy|ya|gente|persona|personas)$/.test(last);
  return isSaid && before.some((word) => isPerson(word) || /^(?:gente|personas?)$/.test(word));
};

/** The first of these folded words that says how large a thing should be, or should not: que no sea grande. */
export function sizeAsked(words: readonly string[]): { word: string; size: Size } | null {
  const at = words.findIndex((word, place) => isSizeWord(word) && !isOfSomebody(words, place));
  const room = LITTLE_ROOM.exec(words.join(' '))?.[0];
  // Who has no room for large ones wants a small one.
  if (room !== undefined) return { word: room, size: 'small' };
  if (at < 0) return null;
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
  const sizes = words.filter((word, at) => isSizeWord(word) && !isNegated(words, at) && !isOfSomebody(words, at));
  const isCheap = asksCheap(text) || size === 'small';
  const price = isCheap ? -(words.includes('algo') ? SHARE_OF_ANY : SHARE) : size === 'large' ? SHARE : 0;
  return {
    price,
    about: priceAbout(text)?.amount ?? null,
    sizes: [...new Set(sizes.flatMap((one) => [one, ...inflections(one)]))],
  };
}

const OUTSIDE = ['exterior', 'terraza', 'jardin', 'patio', 'playa'];
const FOR_CHILDREN = ['infantil', 'infantiles', 'juvenil', 'bebe', 'ninos', 'nina', 'nino', 'juguete', 'juguetes'];

/** Words that say of a thing where it stands or who it is for, so that it serves only whoever asks for that. */
const NARROW: readonly (readonly string[])[] = [OUTSIDE, ['repuesto', 'refaccion'], FOR_CHILDREN];

/** What goes outside, by its own name too. */
const OUTDOORS = [...OUTSIDE, ...'jardineria parque camastro camastros hamaca hamacas sombrilla sombrillas'.split(' ')];
/** Where a thing is to stand that has the sky above it. */
const OPEN_AIR = /^(?:exterior(?:es)?|terrazas?|jardin(?:es)?|patio|azotea|balcon|roof|palapa|alberca|afuera)$/;
/** Much that serves a baby is called after none. */
const BABY = /^(?:beb[ei]s?|bebit[oa]s?|nacid[oa]s?)$/;
/** Of what something is, and not where it goes or whom it is for: pelo del perro. */
const OF = /^(?:de|del)$/;

/** Whom or where a thing is wanted for: words one of which names what is made for that, and what all else weighs of it. */
export interface MadeFor {
  words: readonly string[];
  share: number;
}

/** What all else weighs among things of one kind, and among what serves a sentence. */
const AMONG_ONE_KIND = { animal: 0.8, child: 0.5, outside: 0.4 };
const SERVING = { animal: 0.3, child: 0.45, outside: 0.75 };

/**
 * Whom and where a thing is wanted for: a child, an animal of the house, under the open sky. `isSentence`: what serves is
 * told by a sentence, which leads to things of many kinds, on a roof to a tank.
 */
export function madeFor(words: readonly string[], isSentence: boolean): readonly MadeFor[] {
  const animal = words.find((word, at) => isAnimal(word) && ![1, 2].some((back) => OF.test(words[at - back] ?? '')));
  const isChilds = isChildAsked(words) && !isYoungAsked(words) && !words.some((word) => BABY.test(word));
  const isOutside = words.some((word) => OPEN_AIR.test(word) && !(isSentence && word === 'azotea'));
  const made = (isSaid: boolean, names: readonly string[], of: keyof typeof SERVING): MadeFor[] =>
    isSaid ? [{ words: names, share: (isSentence ? SERVING : AMONG_ONE_KIND)[of] }] : [];
  const ofAnimal =
    animal === undefined ? [] : [animal, ...inflections(animal), ...grownOf(animal)].flatMap(bothGenders);
  return [
    ...made(isChilds, [...FOR_CHILDREN, 'montables', 'junior'], 'child'),
    ...made(isOutside, OUTDOORS, 'outside'),
    ...made(ofAnimal.length > 0, ofAnimal, 'animal'),
  ];
}

/** A perra is served by what is called after a perro. */
const bothGenders = (word: string): string[] => [word, word.replace(/a(s?)$/, 'o$1')];

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
