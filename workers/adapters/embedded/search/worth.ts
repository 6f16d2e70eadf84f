import type { CategoryNode } from '../../../../src/domain/catalogue/product';
import { isAnimal } from '../../../../src/domain/search/animals';
import type { AskedWord } from '../../../../src/domain/search/asked-words';
import type { OtherNames } from '../../../../src/domain/search/content-blocks';
import { thingsOf } from '../../../../src/domain/search/things';
import type { Lexicon } from './lexicon';

/** A word of a query with what is looked for in its place where nothing has it. */
export interface Weighed {
  word: AskedWord;
  meant: readonly string[];
  /** Whether it says what a thing is like, and not which. */
  isQuality: boolean;
}

/** Of words that name nothing, where a text names nothing either, the one that says most of what for: algo que saque el humo. */
const rarest = (words: readonly Weighed[], named: (one: Weighed) => number): Weighed | undefined =>
  words.filter(({ isQuality }) => !isQuality).toSorted((one, other) => named(one) - named(other))[0];

/** What words are weighed by: the words of a version, its categories, and other names of things. */
export interface Scales {
  lexicon: Lexicon;
  tree: CategoryNode[];
  names: OtherNames;
}

/** Each term of these words as the words of the lexicon it is made of, with how common they are. */
const termsOf = ({ word, meant }: Weighed, { names }: Scales): readonly string[] =>
  meant.length > 0
    ? [...meant, ...meant.flatMap((one) => names.same.get(one) ?? [])]
    : [...word.forms, ...word.synonyms];
const countsOf = (term: string, { lexicon }: Scales) =>
  term.split(' ').map((part) => lexicon.counts.get(part) ?? { named: 0, heads: 0 });
const namedBy = (one: Weighed, scales: Scales): number =>
  Math.max(0, ...termsOf(one, scales).map((term) => Math.min(...countsOf(term, scales).map(({ named }) => named))));

/** Whether a word says what a thing is: names or categories begin so. */
function isThing(one: Weighed, scales: Scales): boolean {
  const categories = thingsOf(scales.tree);
  return (
    !one.isQuality &&
    termsOf(one, scales).some((term) => {
      const [first, ...others] = countsOf(term, scales);
      return (
        (categories.has(term) && namedBy(one, scales) > 0) ||
        ((first?.heads ?? 0) > 0 && others.every(({ named }) => named > 0))
      );
    })
  );
}

/**
 * These words, where two things stand beside each other each in the ways of writing of both, so that either will do:
 * una lavadora y un refrigerador; and what the names of each begin with. null where no two do.
 */
export function besideEachOther(
  words: readonly AskedWord[],
  scales: Scales,
): { words: AskedWord[]; sides: string[][] } | null {
  const isOne = (word: AskedWord): boolean =>
    !word.isComplement && word.units.length === 0 && isThing({ word, meant: [], isQuality: false }, scales);
  const pairs = words.flatMap((word, index) => {
    const before = word.isAnother ? words.slice(0, index).findLast(isOne) : words[index - 1];
    return word.isAlso && before && isOne(before) && isOne(word) ? [[before, word] as const] : [];
  });
  if (pairs.length === 0) return null;
  const either = words.map((word) => {
    const own = pairs.filter((pair) => pair.includes(word)).flat();
    const ofAny = (of: (one: AskedWord) => readonly string[]): string[] => [...new Set([word, ...own].flatMap(of))];
    return { ...word, forms: ofAny(({ forms }) => forms), synonyms: ofAny(({ synonyms }) => synonyms) };
  });
  // What is told by name alone is one after another: toda la recámara, cama y burós.
  const isTold = pairs.some(([, second]) => second.isAnother);
  const sides = (isTold ? [...new Set(pairs.flat())] : []).map(({ forms, synonyms, kind }) => [
    ...forms,
    ...synonyms,
    ...kind,
  ]);
  return { words: either, sides };
}

/**
 * The words of a query, the one that is worth most first: what a thing is (names or categories begin so), then what
 * names the fewest products, what it is like, and what only tells of products last. null where none says what a thing
 * is, or only a complement does while `isNamed`, something else was named that nobody sells: a funda para celular is no
 * celular.
 */
export function byWorth(words: readonly Weighed[], isNamed: boolean, scales: Scales): Weighed[] | null {
  const named = (one: Weighed): number => namedBy(one, scales);
  const found = words.filter((one) => isThing(one, scales));
  const thing = found.find(({ word }) => !word.isComplement);
  // What is made for people serves no animal: what is left out of a bed for a dog is the bed.
  const animal = words.find((one) => one.word.isPurpose && isAnimal(one.word.text) && named(one) > 0);
  const head = (thing && animal) ?? thing ?? (isNamed ? undefined : (found[0] ?? rarest(words, named)));
  if (!head) return null;
  const rank = (one: Weighed): number => {
    if (one === head) return -1;
    const products = named(one) || Number.MAX_SAFE_INTEGER;
    return one.isQuality ? products + QUALITY : products;
  };
  return words
    .map((one) => ({ one, place: rank(one) }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}

/** Behind whatever names a product. */
const QUALITY = 1e9;
