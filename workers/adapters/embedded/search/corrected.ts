import type { SearchListing } from '../../../../src/commerce/catalogue';
import type { Card } from '../../../../src/domain/catalogue/product';
import type { AskedWord } from '../../../../src/domain/search/asked-words';
import { withoutWords } from '../../../../src/domain/search/brands';
import { sizeNobodyHas } from '../../../../src/domain/search/sizes';
import { foldText, tokens } from '../../../../src/domain/search/text';
import type { CatalogueView } from '../catalogue-view';
import { AUTOCOMPLETE } from './configuration';
import type { Found } from './find';
import { lexiconOf } from './lexicon';
import { type Correction, correctionsOf } from './match';

const MOST_NEAR = 4;

const WORD = /[\p{L}\p{N}]+/gu;

/**
 * A folded word, or several that belong together, as the names of these products write it, with its accents, and in how
 * many of them it stands.
 */
function spelling(word: string, names: readonly string[]): { written: string; names: number } {
  const parts = word.split(' ');
  if (parts.length > 1) {
    const spelt = parts.map((part) => spelling(part, names));
    return {
      written: spelt.map(({ written }) => written).join(' '),
      names: Math.min(...spelt.map((one) => one.names)),
    };
  }
  const own = names.map((name) => name.match(WORD)?.find((one) => foldText(one) === word));
  const found = own.filter((one) => one !== undefined);
  return { written: found[0]?.toLowerCase() ?? word, names: found.length };
}

/** A text with the words that stand in no other, as it was typed, as the names of these products write them. */
function respelt(text: string, typed: string, items: readonly Card[]): string {
  const own = new Set(tokens(typed));
  const names = items.map(({ name }) => name);
  return text.replace(WORD, (one) => (own.has(foldText(one)) ? one : spelling(foldText(one), names).written));
}

const replaced = (text: string, words: ReadonlyMap<string, string>): string =>
  text.normalize('NFC').replace(WORD, (one) => words.get(foldText(one)) ?? one);

/** What each word that was taken for another is meant by, as most of these products write it, by its folded text. */
function spellings(
  { words, corrected }: Looked,
  items: readonly Card[],
  kind: Correction['kind'],
): Map<string, string> {
  const names = items.map(({ name }) => name);
  return new Map(
    corrected
      .filter((one) => one.kind === kind)
      .map(({ word, meant }): [string, string] => {
        const [best] = meant.map((one) => spelling(one, names)).sort((a, b) => b.names - a.names);
        return [words[word]?.text ?? '', best?.written ?? ''];
      }),
  );
}

type Looked = Pick<Found<unknown>, 'text' | 'asked' | 'words' | 'corrected' | 'leftOut'>;

/** What was found without the corrections of words that were left out after all. */
const counted = (found: Looked): Looked => ({
  ...found,
  corrected: found.corrected.filter(({ word }) => !found.leftOut.some(({ text }) => text === found.words[word]?.text)),
});

/**
 * The text with its misspelt words as the products that were found write them, of several that may be meant the one
 * most of them have, and a word together that was written in two; null where nothing was corrected.
 */
export function correctedText(text: string, found: Looked, items: readonly Card[]): string | null {
  if (items.length === 0) return null;
  const whole = replaced(respelt(found.text, text, items), spellings(counted(found), items, 'misspelt'));
  return tokens(whole).join(' ') === tokens(text).join(' ') ? null : whole;
}

/**
 * Words that were left out as they are told: what a range begins with stands with its end, 3 a 5 años, and not alone
 * where its end counts.
 */
function told({ asked, leftOut }: Looked): string[] {
  const end = (word: AskedWord): AskedWord | undefined => {
    const next = asked[asked.indexOf(word) + 1];
    return /^\d+$/.test(word.text) && next?.units.length ? next : undefined;
  };
  const begun = new Map(leftOut.map((word) => [end(word), word.written]));
  return leftOut.flatMap((word) => {
    if (end(word)) return [];
    const from = begun.get(word);
    return [from === undefined ? word.written : `${from}–${word.written}`];
  });
}

/** A longer text is a sentence and no name of a thing: it is not quoted. */
const MOST_QUOTED = 6;
/** So many products are looked at without scrolling far. */
const MOST_FIRST = 12;

/**
 * What was not left out of a text, as it was typed with the small words in it, and corrected: sala en l. null where
 * words that were left out stand between, or where it is no name of a thing but a sentence.
 */
function keptOf({ text, asked, leftOut }: Looked, meant: ReadonlyMap<string, string>): string | null {
  const written = text.normalize('NFC').match(WORD) ?? [];
  const folded = written.map(foldText);
  const placeOf = (word: AskedWord): { from: number; to: number } | null => {
    const own = tokens(word.written);
    const from = folded.findIndex((_, at) => own.every((one, index) => folded[at + index] === one));
    return from < 0 ? null : { from, to: from + own.length };
  };
  const kept = asked.filter((word) => !leftOut.includes(word));
  if (kept.length === 0) return null;
  const places = kept.map(placeOf);
  if (places.some((place) => place === null)) return kept.length === 1 ? (kept[0]?.written ?? null) : null;
  const own = places.filter((place) => place !== null);
  const [from, to] = [Math.min(...own.map((one) => one.from)), Math.max(...own.map((one) => one.to))];
  const isBetween = leftOut.map(placeOf).some((place) => place !== null && place.from >= from && place.to <= to);
  if (isBetween || to - from > MOST_QUOTED) return null;
  return written
    .slice(from, to)
    .map((word) => meant.get(foldText(word)) ?? word)
    .join(' ');
}

/** Whether a product among the first is called by a word, so that not all of them are without it. */
const isNamedIn = (word: string, items: readonly Card[]): boolean =>
  items.slice(0, MOST_FIRST).some(({ name }) => tokens(name).includes(foldText(word)));

/** A size is part of what some things are called: refri chiquito. null where nothing else was kept. */
const withoutSize = (kept: string, size: string): string | null =>
  withoutWords(kept, kept.match(WORD)?.filter((word) => foldText(word) === size) ?? []) || null;

/**
 * What was left out of a text, and what was not, in words as they were typed or corrected. A size that none of these
 * products has, in the text as it was typed, is left out like a word.
 */
export function leftOutOf(typed: string, found: Looked, items: readonly Card[]): SearchListing['leftOut'] {
  const { asked } = found;
  const size = sizeNobodyHas(
    typed,
    asked,
    items.map(({ name }) => name),
  );
  const words = [...told(found), ...(size === null ? [] : [size])];
  if (words.length === 0 || items.length === 0) return null;
  const kept = keptOf(found, spellings(counted(found), items, 'misspelt'));
  if (kept === null) return { words: words.filter((word) => !isNamedIn(word, items)), kept };
  return { words, kept: size === null ? kept : withoutSize(kept, size) };
}

/** The text as it stands where nothing was left out of it and it is short; null else. */
export const keptWhole = (text: string): string | null => (tokens(text).length <= MOST_QUOTED ? text : null);

/** The thing that nothing is called where what serves in its place was looked for, as it was typed; null where none was. */
export function deniedBy(found: Looked): string | null {
  const similar = counted(found).corrected.find(({ kind }) => kind === 'similar');
  return (similar && found.words[similar.word]?.written) ?? null;
}

/** The thing that nothing is called (see deniedBy), and what serves in its place, as these products are called. */
export function insteadOf(found: Looked, items: readonly Card[]): SearchListing['instead'] {
  const asked = deniedBy(found);
  const [shown] = spellings(counted(found), items, 'similar').values();
  return asked !== null && shown !== undefined && items.length > 0 ? { asked, shown } : null;
}

/** So many things are told as what is nearest to one that is not sold. */
const MOST_SHOWN = 3;

/** Those of these things, the nearest first, that the products are, as these write them. */
export function shownAs(nearest: readonly string[], items: readonly Card[]): string {
  const names = items.map(({ name }) => name);
  const spelt = nearest.map((one) => spelling(one, names)).filter(({ names: many }) => many > 0);
  return (spelt.length > 0 ? spelt : nearest.map((written) => ({ written })))
    .slice(0, MOST_SHOWN)
    .map(({ written }) => written)
    .join(', ');
}

/** Texts like one that found nothing, of words the catalogue has: each misspelt word by one it is near to. */
export async function nearTexts(view: CatalogueView, { words }: Pick<Found<unknown>, 'words'>): Promise<string[]> {
  const locale = view.store.i18n.defaultLocale;
  const near = correctionsOf(words, [...words.keys()], await lexiconOf(view), AUTOCOMPLETE, locale);
  return [...new Set(near.flatMap(({ meant }) => meant))].slice(0, MOST_NEAR);
}
