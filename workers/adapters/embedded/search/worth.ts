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

/**
 * The words of a query, the one that is worth most first: what a thing is (names or categories begin so), then what
 * names the fewest products, what it is like, and what only tells of products last. null where none says what a thing
 * is, or only a complement does while `isNamed`, something else was named that nobody sells: a funda para celular is no
 * celular.
 */
export function byWorth(
  words: readonly Weighed[],
  isNamed: boolean,
  { lexicon, tree, names }: Scales,
): Weighed[] | null {
  const categories = thingsOf(tree);
  const termsOf = ({ word, meant }: Weighed) =>
    meant.length > 0
      ? [...meant, ...meant.flatMap((one) => names.same.get(one) ?? [])]
      : [...word.forms, ...word.synonyms];
  const countsOf = (term: string) => term.split(' ').map((part) => lexicon.counts.get(part) ?? { named: 0, heads: 0 });
  const named = (one: Weighed): number =>
    Math.max(0, ...termsOf(one).map((term) => Math.min(...countsOf(term).map((counts) => counts.named))));
  const isThing = (one: Weighed): boolean =>
    !one.isQuality &&
    termsOf(one).some((term) => {
      const [first, ...others] = countsOf(term);
      return (
        (categories.has(term) && named(one) > 0) ||
        ((first?.heads ?? 0) > 0 && others.every((counts) => counts.named > 0))
      );
    });
  const found = words.filter(isThing);
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
