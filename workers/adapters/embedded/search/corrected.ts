import type { Card } from '../../../../src/domain/catalogue/product';
import { foldText, tokens } from '../../../../src/domain/search/text';
import type { CatalogueView } from '../catalogue-view';
import { AUTOCOMPLETE } from './configuration';
import type { Found } from './find';
import { lexiconOf } from './lexicon';
import { correctionsOf } from './match';

const MOST_NEAR = 4;

const WORD = /[\p{L}\p{N}]+/gu;

/** A folded word as the names of these products write it, with its accents, and in how many of them it stands. */
function spelling(word: string, names: readonly string[]): { written: string; names: number } {
  const own = names.map((name) => name.match(WORD)?.find((one) => foldText(one) === word));
  const found = own.filter((one) => one !== undefined);
  return { written: found[0]?.toLowerCase() ?? word, names: found.length };
}

const replaced = (text: string, words: ReadonlyMap<string, string>): string =>
  text.normalize('NFC').replace(WORD, (one) => words.get(foldText(one)) ?? one);

/**
 * The text with its misspelt words as the products that were found write them, of several that may be meant the one
 * most of them have; null where nothing was corrected.
 */
export function correctedText(
  text: string,
  { words, corrected }: Pick<Found<unknown>, 'words' | 'corrected'>,
  items: readonly Card[],
): string | null {
  if (corrected.length === 0) return null;
  const names = items.map(({ name }) => name);
  const meant = corrected.map(({ word, meant: candidates }): [string, string] => {
    const [best] = candidates.map((one) => spelling(one, names)).sort((a, b) => b.names - a.names);
    return [words[word]?.text ?? '', best?.written ?? ''];
  });
  const whole = replaced(text, new Map(meant));
  return tokens(whole).join(' ') === tokens(text).join(' ') ? null : whole;
}

/** Texts like one that found nothing, of words the catalogue has: each misspelt word by one it is near to. */
export async function nearTexts(view: CatalogueView, { words }: Pick<Found<unknown>, 'words'>): Promise<string[]> {
  const near = correctionsOf(words, [...words.keys()], await lexiconOf(view), AUTOCOMPLETE);
  return [...new Set(near.flatMap(({ meant }) => meant))].slice(0, MOST_NEAR);
}
