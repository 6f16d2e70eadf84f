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

/** The stems of the words of a sentence that say something, in their order, and what turns them. */
export const stemsOf = (words: readonly string[], locale: string): string[] =>
  words.flatMap((word) =>
    TURNING.test(word) ? ['no'] : isStopWord(word, locale) || NUMBER.test(word) ? [] : [stemOf(word)],
  );
