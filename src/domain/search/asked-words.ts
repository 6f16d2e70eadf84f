import type { Synonyms } from './content-blocks';
import { measureAt, spacedMeasures } from './measures';
import { isStopWord, tokens } from './text';

/** Words of a query beyond this number are not looked at. */
const MAX_WORDS = 10;
const MAX_WORD_LENGTH = 64;
/** A longer text is not read to its end. */
const MAX_CHARS = 400;

/** One thing that is asked for: a word, a measure, or several words that have synonyms together. */
export interface AskedWord {
  /** Folded. */
  text: string;
  /** Ways in which a product may write it: folded words, or phrases of them. */
  forms: readonly string[];
  /** What is nearly the same: the number of a measure. */
  near: readonly string[];
  /** Other words for it. */
  synonyms: readonly string[];
  /** Whether it may be the beginning of a longer word, and misspelt. */
  isPlain: boolean;
}

/** Singular and plural of a Spanish word: sillas and silla, sillones and sillon. */
export function inflections(word: string): string[] {
  if (word.length < 3 || /\d/.test(word)) return [];
  const singular =
    word.endsWith('es') && word.length > 4
      ? [word.slice(0, -2), word.slice(0, -1)]
      : word.endsWith('s') && word.length > 3
        ? [word.slice(0, -1)]
        : [];
  return singular.length > 0 ? singular : [`${word}s`, `${word}es`];
}

const LONGEST_PHRASE = 3;

/** What several words from `at` on have as synonyms together, the longest first; null where they have none. */
function phraseAt(words: readonly string[], at: number, synonyms: Synonyms): { text: string; end: number } | null {
  for (let length = LONGEST_PHRASE; length > 1; length -= 1) {
    const text = words.slice(at, at + length).join(' ');
    if (at + length <= words.length && synonyms.has(text)) return { text, end: at + length };
  }
  return null;
}

const synonymsOf = (forms: readonly string[], synonyms: Synonyms): string[] => [
  ...new Set(forms.flatMap((form) => synonyms.get(form) ?? [])),
];

function plainWord(text: string, synonyms: Synonyms): AskedWord {
  const forms = [text, ...inflections(text)];
  return { text, forms, near: [], synonyms: synonymsOf(forms, synonyms), isPlain: !/^\d+$/.test(text) };
}

/** What a shopper asks for, each thing once: words that say nothing are left out unless there are no others. */
export function askedWords(text: string, locale: string, synonyms: Synonyms): AskedWord[] {
  const words = tokens(spacedMeasures(text.slice(0, MAX_CHARS))).filter((word) => word.length <= MAX_WORD_LENGTH);
  const telling = words.some((word) => !isStopWord(word, locale));
  const asked = new Map<string, AskedWord>();
  for (let at = 0; at < words.length && asked.size < MAX_WORDS; ) {
    const word = words[at] ?? '';
    const measure = measureAt(words, at);
    const phrase = measure ? null : phraseAt(words, at, synonyms);
    at = measure?.end ?? phrase?.end ?? at + 1;
    if (measure)
      asked.set(measure.text, {
        text: measure.text,
        forms: measure.forms,
        near: [measure.number],
        synonyms: [],
        isPlain: false,
      });
    else if (phrase)
      asked.set(phrase.text, {
        text: phrase.text,
        forms: [phrase.text],
        near: [],
        synonyms: synonymsOf([phrase.text], synonyms),
        isPlain: false,
      });
    else if (!telling || !isStopWord(word, locale)) asked.set(word, plainWord(word, synonyms));
  }
  return [...asked.values()];
}
