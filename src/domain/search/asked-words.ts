import type { OtherNames, Synonyms } from './content-blocks';
import { inflections } from './inflections';
import { isAmount, isCount, type Measure, measureAt, spacedMeasures } from './measures';
import { foldText, isStopWord, tokens } from './text';

/** Words of a query beyond this number are not looked at. */
const MAX_WORDS = 10;
const MAX_WORD_LENGTH = 64;
/** A longer text is not read to its end. */
const MAX_CHARS = 400;

/** One thing that is asked for: a word, a measure, or several words that have synonyms together. */
export interface AskedWord {
  /** Folded. */
  text: string;
  /** As it was typed, with its accents. */
  written: string;
  /** Ways in which a product may write it: folded words, or phrases of them. */
  forms: readonly string[];
  /** What is nearly the same: the number of a measure, where a product gives it no unit. */
  near: readonly string[];
  /** Other words for it. */
  synonyms: readonly string[];
  /** What serves where nothing is called so. */
  similar: readonly string[];
  /** Whether it may be the beginning of a longer word, and misspelt. */
  isPlain: boolean;
  /** Whether a preposition stands before it, so that it says more of another thing: mueble para la tele. */
  isComplement: boolean;
}

const LONGEST_PHRASE = 3;

const PREPOSITIONS: ReadonlySet<string> = new Set([
  'de',
  'del',
  'para',
  'con',
  'en',
  'a',
  'al',
  'por',
  'mit',
  'fur',
  'di',
  'per',
  'da',
]);

/** What stands behind it is not wanted: mesa sin sillas. */
const WITHOUT = 'sin';

/** What several words from `at` on have as other names together, the longest first; null where they have none. */
function phraseAt(words: readonly string[], at: number, { same, similar }: OtherNames) {
  for (let length = LONGEST_PHRASE; length > 1; length -= 1) {
    const text = words.slice(at, at + length).join(' ');
    if (at + length <= words.length && (same.has(text) || similar.has(text))) return { text, end: at + length };
  }
  return null;
}

const othersOf = (forms: readonly string[], others: Synonyms): string[] => [
  ...new Set(forms.flatMap((form) => others.get(form) ?? [])),
];

type Told = Omit<AskedWord, 'written' | 'isComplement'>;

const ofMeasure = ({ text, forms, number }: Measure): Told => ({
  text,
  forms,
  near: [number],
  synonyms: [],
  similar: [],
  isPlain: false,
});

const ofPhrase = (text: string, { same, similar }: OtherNames): Told => ({
  text,
  forms: [text],
  near: [],
  synonyms: othersOf([text], same),
  similar: othersOf([text], similar),
  isPlain: false,
});

/** A small thing is the thing: mesita is a mesa. */
const grown = (word: string): string[] => {
  const whole = /^(.{3,})it([oa]s?)$/.exec(word);
  return whole ? inflections(`${whole[1]}${whole[2]}`).concat(`${whole[1]}${whole[2]}`) : [];
};

function ofWord(text: string, { same, similar }: OtherNames): Told {
  const forms = [text, ...inflections(text)];
  return {
    text,
    forms,
    near: [],
    synonyms: [...othersOf(forms, same), ...grown(text)],
    similar: othersOf(forms, similar),
    isPlain: !/^\d+$/.test(text),
  };
}

/** The words of a text as they were typed, one for each of its folded ones; these where they cannot be told apart. */
function writtenWords(text: string, folded: readonly string[]): readonly string[] {
  const typed = text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  return typed.length === folded.length && typed.every((word, index) => foldText(word) === folded[index])
    ? typed
    : folded;
}

/** Whether the words from `at` on begin with how many are wanted: 4 sillas, 2 burós. */
const beginsWithCount = (words: readonly string[], at: number, measure: Measure | null): boolean =>
  measure ? isCount(measure) : isAmount(words[at] ?? '') && /^\p{L}{3}/u.test(words[at + 1] ?? '');

/** What a shopper asks for, each thing once: words that say nothing are left out unless there are no others. */
export function askedWords(text: string, locale: string, names: OtherNames): AskedWord[] {
  const short = spacedMeasures(text.slice(0, MAX_CHARS));
  const all = tokens(short);
  const typed = writtenWords(short, all);
  const kept = all.flatMap((word, index) => (word.length <= MAX_WORD_LENGTH ? [index] : []));
  const words = kept.map((index) => all[index] ?? '');
  const telling = words.some((word) => !isStopWord(word, locale));
  const asked = new Map<string, AskedWord>();
  for (let at = 0, before = ''; at < words.length && asked.size < MAX_WORDS; ) {
    const word = words[at] ?? '';
    const found = measureAt(words, at);
    const isCounted = asked.size === 0 && beginsWithCount(words, at, found);
    const measure = isCounted ? null : found;
    const phrase = measure || isCounted ? null : phraseAt(words, at, names);
    const end = measure?.end ?? phrase?.end ?? at + 1;
    const isTelling = measure || phrase || !telling || !isStopWord(word, locale);
    if (isTelling && !isCounted) {
      const told = measure ? ofMeasure(measure) : phrase ? ofPhrase(phrase.text, names) : ofWord(word, names);
      const written =
        measure?.text ??
        kept
          .slice(at, end)
          .map((index) => typed[index])
          .join(' ');
      if (!asked.has(told.text)) asked.set(told.text, { ...told, written, isComplement: PREPOSITIONS.has(before) });
      before = '';
    } else if (PREPOSITIONS.has(word)) before = word;
    at = word === WITHOUT ? end + 1 : end;
  }
  return [...asked.values()];
}
