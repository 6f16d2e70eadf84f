import { yearsIn } from './persons';
import { isStopWord } from './text';

/** Longer beginnings tell words of one kind apart: cocinar and cocina, dormir and duerme are not alike beyond them. */
const STEM_LENGTH = 6;
const NUMBER = /^\d+$/;
/** They turn what stands behind them: no duermo, sin gas. */
const TURNING = /^(?:no|ni|sin)$/;

/** What is left of a folded Spanish word without its number, diminutive and last vowel. */
const stemOf = (word: string): string =>
  word
    .replace(/ces$/, 'z')
    .replace(/(?<=\w{3})e?s$/, '')
    .replace(/(?<=\w{3})c?it[oa]$/, '')
    .replace(/(?<=\w{4})[aeo]$/, '')
    .slice(0, STEM_LENGTH);

/** How old somebody is says who it is: the first year of each age. */
const AGES = [0, 2, 5, 9, 13, 18, 30, 55];

/** Words beside which years are how long something lasts: a guarantee, a pain. */
const LASTING = /(?:^| )(?:hace|desde|llev(?:o|a|amos|an)|durante|garantia)(?: |$)/;
const ONE_YEAR = /(?:^| )un an(?:o|ito)(?: |$)/;

/** The age that a sentence speaks of, as a stem of its own; none where it speaks of none. */
function ageOf(words: readonly string[]): string[] {
  const text = words.join(' ');
  if (LASTING.test(text)) return [];
  const years = ONE_YEAR.test(text) ? 1 : yearsIn(words);
  return years === null ? [] : [`edad${AGES.findLast((from) => from <= years) ?? 0}`];
}

/** The stems of the words of a sentence that say something, in their order, what turns them, and the age it speaks of. */
export const stemsOf = (words: readonly string[], locale: string): string[] => [
  ...words.flatMap((word) =>
    TURNING.test(word) ? ['no'] : isStopWord(word, locale) || NUMBER.test(word) ? [] : [stemOf(word)],
  ),
  ...ageOf(words),
];
