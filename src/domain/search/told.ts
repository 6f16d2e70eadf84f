import type { OtherNames, Synonyms } from './content-blocks';
import { grownOf } from './diminutives';
import { infinitives, inflections, nameInNumbers } from './inflections';
import { AGES, type Measure, measureAt } from './measures';
import { type Measures, nearestTo } from './near-measures';
import { numeralAt } from './numbers';
import { bareAgeAt, bareCountAt } from './persons';
import { aimedAt, phraseAt } from './phrases';
import { isVague, presentAt, purposeAt } from './purposes';

/** Names write numbers up to this one in letters too: Comedor con Seis Sillas. */
const MOST_IN_LETTERS = 10;

/** Names write them apart: 1,100. */
const THOUSANDS = /^([1-9]\d{0,2})(\d{3})$/;

/** What some words of a text ask for: a word, a measure, or several words that have other names together. */
export interface Told {
  /** Folded. */
  text: string;
  /** Ways in which a product may write it: folded words, or phrases of them. */
  forms: readonly string[];
  /** What is nearly the same: the number of a measure, where a product gives it no unit. */
  near: readonly string[];
  /** Of a measure: the measures of this catalogue in the same unit that come nearest, each in its ways of writing. */
  nearest: readonly (readonly string[])[];
  /** Of a measure: ways its unit is written. */
  units: readonly string[];
  /** Other words for it. */
  synonyms: readonly string[];
  /** The word for the whole kind of thing that its names are of, behind them: a lámpara para leer is a lámpara. */
  kind: readonly string[];
  /** What serves where nothing is called so. */
  similar: readonly string[];
  /** Whether it may be the beginning of a longer word, and misspelt. */
  isPlain: boolean;
  /** Whether it is what a thing does (que coma): things are named after it, and it is no misspelt name of one. */
  isDone: boolean;
  /** Whether it says a purpose of a text that names no thing: what serves it is what is looked for. */
  isServed: boolean;
  /** Whether it says a purpose beside a thing: of these the one that serves it comes first. */
  isAim: boolean;
}

/** A text as it is read: its folded words, and by what it is. */
export interface Text {
  words: readonly string[];
  locale: string;
  names: OtherNames;
  measures: Measures;
  /** Whether it names no thing: what serves its purposes is what it asks for. */
  isServed: boolean;
  /** Whether nothing of it but a person names what is wanted: something for her is a present. */
  isPresent: boolean;
  /** Whether its words are no small ones of others. */
  isLiteral: boolean;
}

const othersOf = (forms: readonly string[], others: Synonyms): string[] => [
  ...new Set(forms.flatMap((form) => others.get(form) ?? [])),
];

const told = (text: string, more: Partial<Told>): Told => ({
  text,
  forms: [text],
  near: [],
  nearest: [],
  units: [],
  synonyms: [],
  kind: [],
  similar: [],
  isPlain: false,
  isDone: false,
  isServed: false,
  isAim: false,
  ...more,
});

const ofMeasure = ({ text, forms, number, value, unit, units, same }: Measure, measures: Measures): Told =>
  told(text, {
    forms,
    near: AGES.includes(unit) ? [] : [number],
    nearest: nearestTo(measures, unit, value),
    units,
    synonyms: same,
  });

function ofPhrase(text: string, { same, similar }: OtherNames): Told {
  const synonyms = othersOf([text], same);
  const [first = ''] = text.split(' ');
  const own = [first, ...inflections(first)];
  const others = othersOf(own, same);
  const isOfKind = synonyms.some(
    (name) => others.includes(name) || (name.includes(' ') && own.includes(name.split(' ')[0] ?? '')),
  );
  return told(text, {
    forms: nameInNumbers(text),
    synonyms,
    kind: isOfKind ? own : [],
    similar: othersOf([text], similar),
  });
}

const ofPurpose = (text: string, { purposes }: OtherNames): Told =>
  told(text, { forms: [text, ...inflections(text)], synonyms: othersOf([text], purposes), isServed: true });

/** What is done with a thing, or where: what serves for it is called so too. */
const ofAim = (told: Told, purpose: string, { purposes }: OtherNames): Told => ({
  ...told,
  synonyms: [...new Set([...told.synonyms, ...othersOf([purpose], purposes)])],
  isAim: true,
});

/** A word, whose small one is the thing too: mesita is a mesa, and what is called mesita comes after it. */
function ofWord(text: string, isDone: boolean, { names: { same, similar }, isLiteral }: Text): Told {
  const grown = isLiteral ? [] : grownOf(text);
  const own = [text, ...inflections(text)];
  const forms = [
    ...(grown.length > 0 ? [...grown, ...inflections(grown[0] ?? '')] : own),
    ...(isDone ? infinitives(text) : []),
    ...(THOUSANDS.test(text) ? [text.replace(THOUSANDS, '$1 $2')] : []),
  ];
  const known = grown.length > 0 ? [...own, ...forms] : forms;
  return told(text, {
    forms: [...new Set(forms)],
    synonyms: [...othersOf(known, same), ...(grown.length > 0 ? own : [])],
    similar: othersOf(known, similar),
    isPlain: !/^\d+$/.test(text),
    isDone,
  });
}

/** What words ask for; `end` is the index of the first word after them. */
export interface ToldAt {
  told: Told;
  end: number;
  /** Whether it is more than a word that may say nothing. */
  isKnown: boolean;
}

/** A number without a unit, in several words or beyond those that names write in letters: monitor de veintisiete. */
function numberAt(words: readonly string[], at: number): ToldAt | null {
  const number = /^\d/.test(words[at] ?? '') ? null : numeralAt(words, at);
  if (!number || number.value <= MOST_IN_LETTERS) return null;
  const figures = String(number.value);
  const letters = words.slice(at, number.end).join(' ');
  return { told: told(figures, { forms: [...new Set([figures, letters])] }), end: number.end, isKnown: true };
}

/** How many persons or years, as if they had been said: para dos, niño de 12. */
function personsAt(words: readonly string[], at: number): Measure | null {
  const age = bareAgeAt(words, at);
  const count = age ?? bareCountAt(words, at);
  const measure = count && measureAt([String(count.value), age ? 'anos' : 'personas'], 0);
  return count && measure ? { ...measure, end: count.end } : null;
}

/** The measure that the words from `at` on say, also of persons without a word for them. */
export const measureSaid = (words: readonly string[], at: number): Measure | null =>
  measureAt(words, at) ?? personsAt(words, at);

/**
 * What the words from `at` on ask for: a measure, a number, a purpose where the text names no thing, several words that
 * have other names together, else one word, which `isDone` says that a thing does. `isBeside`: a thing is named
 * besides, so that a purpose only says which of its kind.
 */
export function toldAt(text: Text, at: number, isDone: boolean, isBeside = false): ToldAt {
  const { words, locale, names, measures, isServed, isPresent, isLiteral } = text;
  const measure = measureSaid(words, at);
  if (measure) return { told: ofMeasure(measure, measures), end: measure.end, isKnown: true };
  const number = numberAt(words, at);
  if (number) return number;
  const purpose = isServed ? purposeAt(words, at, names.purposes, locale) : null;
  const present = isPresent ? presentAt(words, at, names.same, locale) : null;
  const aimed = isVague(words[at] ?? '') && !isLiteral ? aimedAt(words, at, names.same, locale) : null;
  const phrase = present ?? aimed ?? phraseAt(words, at, [names.same, names.similar], locale);
  // What more words say together is what is meant.
  if (purpose && purpose.end >= (phrase?.end ?? 0))
    return { told: ofPurpose(purpose.text, names), end: purpose.end, isKnown: true };
  // A lámpara de pie is called so, and is for nobody who stands.
  const aim = isBeside && !isLiteral && words[at] !== 'de' ? purposeAt(words, at, names.purposes, locale) : null;
  if (aim && aim.end > (phrase?.end ?? at + 1))
    return { told: ofAim(told(aim.text, {}), aim.text, names), end: aim.end, isKnown: true };
  if (phrase) return { told: ofPhrase(phrase.text, names), end: phrase.end, isKnown: true };
  const word = ofWord(words[at] ?? '', isDone, text);
  return {
    told: aim && word.synonyms.length === 0 ? ofAim(word, aim.text, names) : word,
    end: at + 1,
    isKnown: false,
  };
}
