import { type AskedWord, askedWords, type Known } from '../../../../src/domain/search/asked-words';
import type { OtherNames } from '../../../../src/domain/search/content-blocks';
import {
  type Guess,
  guessed,
  isOftenSaid,
  isSure,
  kindsGuessed,
  surelyOf,
} from '../../../../src/domain/search/examples';
import { leaningOf, madeFor } from '../../../../src/domain/search/leaning';
import { measuresOf } from '../../../../src/domain/search/near-measures';
import { isChild, isPerson } from '../../../../src/domain/search/persons';
import { isIdle, isOccasion, presentIn } from '../../../../src/domain/search/purposes';
import { asksForHelp, isWholeSentence, tellsSituation } from '../../../../src/domain/search/situations';
import { measuresWished } from '../../../../src/domain/search/sizes';
import { stemsOf } from '../../../../src/domain/search/stems';
import { minimumShouldMatch, tokens } from '../../../../src/domain/search/text';
import { thingsOf } from '../../../../src/domain/search/things';
import { unwantedOf } from '../../../../src/domain/search/unwanted';
import type { Reading } from '../catalogue/read-list';
import type { PidQuery } from '../product-documents';
import type { Alternative } from './alternatives';
import { type Fill, namedCandidates, PAGE_ROOM, type Room } from './candidates';
import type { SearchConfiguration } from './configuration';
import { allOf, hitsSource, unknownWords, wholeSku } from './hits';
import { type Lexicon, lexiconOf } from './lexicon';
import { type Correction, certainAlternatives, correctedAlternatives, correctionsOf } from './match';
import { joinedNames, respeltText } from './respelt';
import type { SearchView } from './search-view';
import { votesOf } from './votes';
import { besideEachOther, byWorth } from './worth';

/** A short word of so many is right, and says nothing: casi, sola. */
const SHORT_WORD = 5;
const MANY_WORDS = 7;

/** Words that a product has at least of a text that names nothing the shop sells. */
const LEAST_ALIKE = 2;

/** What was read of hits: whether it is nothing, and which words these had together, as bits (see hits.ts). */
export interface HitsRead<T> {
  value: T;
  isNothing: boolean;
  had: number | null;
}

/**
 * A search: its configurations, the first one that finds something counts; and what is read of its hits, `all` being
 * the bits of all of their words.
 */
export interface Find<T> {
  text: string;
  /** Words are taken as they were typed, even those nothing has. */
  isLiteral?: boolean;
  /** What is read are not all hits: where nothing is left of some, that is the answer. */
  isNarrowed?: boolean;
  /** The text as it was typed, where words of it are filters. */
  typed?: string;
  /** For people: words are left out by what they are worth until something fits, and what is sold out comes last. */
  leavesOut?: boolean;
  /** Nothing is found by what it names: what serves its purposes is looked for. */
  isHelped?: boolean;
  /** Words that a product has to be named by. */
  qualities?: ReadonlySet<string>;
  configurations: readonly SearchConfiguration[];
  /** How many products are looked at; left out, what a page of results has room for. */
  room?: Room;
  read(hits: PidQuery, all: number): Reading<HitsRead<T>>;
}

/** What was read of the hits, the words that found them, and those of the text that did not. */
export interface Found<T> {
  value: T;
  /** What was looked for: the text, as it is meant where it is misspelt. */
  text: string;
  /** The words of the text, as they were typed. */
  asked: readonly AskedWord[];
  words: readonly AskedWord[];
  /** Words that nothing has and what was looked for instead, by index of `words`. */
  corrected: readonly Correction[];
  /** Nothing has them together with the others, in the order they were typed. */
  leftOut: readonly AskedWord[];
  /** Whether anything has enough of the words. */
  isFound: boolean;
  /** Whether what the text names is not sold: what was found only shares a word with it. */
  isUnlike: boolean;
  /** Things that are wanted beside each other, of which either was looked for. */
  either: readonly AskedWord[];
}

const knownOf = ({ attributes, tree }: SearchView['contents']): Known => ({
  measures: measuresOf(attributes),
  things: thingsOf(tree),
});

const prepared = (view: SearchView, { sql, params }: PidQuery): D1PreparedStatement =>
  view.db.prepare(sql).bind(...params);

/** Whether a word names a thing that is wanted itself. */
const isPlainlyNamed = ({ isNamed, isComplement }: AskedWord): boolean => isNamed && !isComplement;

/** Whether a text that names no thing, or says which kind of a thing it wants, is so like known sentences that it is answered by them. */
const isToldAlike = (words: readonly AskedWord[], guesses: readonly Guess[], typed: string, locale: string): boolean =>
  isSure(guesses) &&
  words.every((word) => !isPlainlyNamed(word) || (word.isWanted && surelyOf(word.forms, guesses).length > 0)) &&
  (tellsSituation(tokens(typed), locale) || tokens(typed).length >= MANY_WORDS);

/** Whether a word of a sentence leads to nothing by itself, and was not asked for: quiero rentar una bodega. */
const isIdleInVotes = ({ isServed, isNamed, isWanted, units }: AskedWord): boolean =>
  !isServed && !isNamed && !isWanted && units.length === 0;

const isSome = (result: D1Result<unknown> | undefined): boolean => (result?.results.length ?? 0) > 0;

async function readAll<T>(view: SearchView, readings: readonly Reading<T>[]): Promise<T[]> {
  const results = await view.reads.batch(readings.flatMap(({ statements }) => statements));
  let rest = results;
  return readings.map(({ statements, of }) => {
    const own = rest.slice(0, statements.length);
    rest = rest.slice(statements.length);
    return of(own);
  });
}

const indexesOf = (result: D1Result<unknown> | undefined): number[] =>
  ((result?.results ?? []) as { word: number }[]).map(({ word }) => word);

/**
 * Answers pid of `most` products that are named by all words of a text as they are; those that are only shown as a
 * variant are left out.
 */
export function namedSource(
  { version, store, contents, names }: SearchView,
  text: string,
  configuration: SearchConfiguration,
  most: number,
): PidQuery {
  const words = askedWords(text, store.i18n.defaultLocale, names, knownOf(contents));
  return namedCandidates(version, certainAlternatives(words, text, store.i18n.defaultLocale, configuration), most);
}

/**
 * Of the words that nothing has (`missing`, by index) those that may be misspelt, folded. Who tells a situation writes
 * much that names nothing: what several known sentences have is spelt right.
 */
function unheardOf(
  { sentences, store }: SearchView,
  words: readonly AskedWord[],
  missing: readonly number[],
  typed: string,
): ReadonlySet<string> {
  const locale = store.i18n.defaultLocale;
  const isSituation = tellsSituation(tokens(typed), locale);
  const isRight = (word: string): boolean =>
    isSituation && (!sentences || isOftenSaid(sentences, stemsOf([word], locale)));
  return new Set(
    missing
      .flatMap((index) => words[index] ?? [])
      .filter(({ isPlain, isDone, similar }) => isPlain && (!isDone || isSituation) && similar.length === 0)
      .filter(({ text }) => isSituation || text.length >= SHORT_WORD || tokens(typed).length < MANY_WORDS)
      .map(({ text }) => text)
      .filter((text) => !isRight(text)),
  );
}

/**
 * The present for somebody that a text asks for of which nothing else is sold, and its words that nothing has: for a
 * son who likes dinosaurs, in a shop without them, it is one for a son. null where something else is named.
 */
function presentMeant(
  words: readonly AskedWord[],
  missing: readonly number[],
  typed: string,
  names: OtherNames,
  locale: string,
): { text: string; lost: AskedWord[] } | null {
  const telling = words.filter(
    ({ text, units, isServed }) =>
      isServed || !(units.length > 0 || isPerson(text) || isChild(text) || isIdle(text) || isOccasion(text)),
  );
  if (telling.some((word) => word.isServed || !missing.includes(words.indexOf(word)))) return null;
  const text = presentIn(tokens(typed), names.same, locale);
  return text === null ? null : { text, lost: telling };
}

/** Words to look for in their order, with what those that nothing has are taken for. */
interface Look {
  words: readonly AskedWord[];
  /** Words of a situation that name nothing: nobody asked for them. */
  told?: readonly AskedWord[];
  found: readonly Alternative[];
  corrected: readonly Correction[];
  /** What is wanted beside each other, each as the words its names begin with. */
  sides?: readonly (readonly string[])[];
  configuration: SearchConfiguration;
  fill: Fill;
}

/**
 * The words that something may have, by what they are worth. Of a sentence any one word will do that names something;
 * else null where they name nothing that is sold.
 */
function relaxedLook(
  { contents, store, names }: SearchView,
  { text, typed = text, qualities = new Set() }: Find<unknown>,
  words: readonly AskedWord[],
  missing: readonly number[],
  lexicon: Lexicon,
  configuration: SearchConfiguration,
): Look | null {
  const isQuality = ({ units, text: one }: AskedWord) => units.length > 0 || qualities.has(one);
  // What only stands in descriptions may mean something else as well, where nothing has it with the others.
  const isNamed = (word: AskedWord) =>
    word.isServed ||
    [...word.forms, ...word.synonyms].some((form) => form.split(' ').every((part) => lexicon.counts.has(part)));
  // What only stands in names of other things is none that is sold: a shelf of a desk is no shelf.
  const isPart = ({ similar, forms }: AskedWord) =>
    similar.length > 0 && forms.every((form) => !lexicon.counts.get(form)?.heads);
  const locale = store.i18n.defaultLocale;
  const isSituation = tellsSituation(tokens(typed), locale);
  // Who tells a situation writes much that names nothing: it is neither misspelt nor looked for beside what does.
  const isTelling = isSituation && words.some((word, index) => isNamed(word) && !missing.includes(index));
  const doubtful = isTelling
    ? []
    : [...words.keys()].filter(
        (index) =>
          missing.includes(index) ||
          (words.length > 1 && words[index] && (!isNamed(words[index]) || isPart(words[index]))),
      );
  const meant = new Map(
    correctionsOf(words, doubtful, lexicon, configuration, locale)
      .filter(({ word, kind }) => missing.includes(word) || kind !== 'misspelt')
      .map((one) => [one.word, one]),
  );
  const known = words.flatMap((word, index) =>
    missing.includes(index) && !meant.has(index)
      ? []
      : [{ word, meant: meant.get(index)?.meant ?? [], isQuality: isQuality(word) }],
  );
  const named = known.filter(({ word, meant: others }) => others.length > 0 || isNamed(word));
  const scales = { lexicon, tree: contents.tree, names };
  const telling = words.filter((word) => !isQuality(word));
  const isThingNamed = !isSituation && telling.some(({ isComplement }) => !isComplement);
  const ordered = (
    byWorth(isTelling ? named : known, isThingNamed, scales) ??
    (isWholeSentence(tokens(typed), telling.length, locale)
      ? byWorth(named.length > 0 ? named : known, false, scales)
      : null)
  )?.map(({ word }) => word);
  if (!ordered) return null;
  const corrected = ordered.flatMap((word, place) => {
    const correction = meant.get(words.indexOf(word));
    return correction ? [{ ...correction, word: place }] : [];
  });
  const found = [
    ...certainAlternatives(ordered, text, locale, configuration, qualities),
    ...correctedAlternatives(corrected, configuration),
  ];
  const told =
    isTelling && words.some(({ isServed }) => isServed) ? words.filter((word) => !ordered.includes(word)) : [];
  return { words: ordered, told, found, corrected, configuration, fill: 'worth' };
}

/** The words with those corrected that nothing has, and with all of them corrected, in each configuration. */
function correctedLooks(
  asked: Find<unknown>,
  words: readonly AskedWord[],
  unknown: readonly (readonly number[])[],
  lexicon: Lexicon,
  locale: string,
): Look[] {
  return asked.configurations.flatMap((configuration, index) => {
    const wrong = unknown[index] ?? [];
    const some = correctionsOf(words, wrong, lexicon, configuration, locale);
    const all =
      wrong.length === words.length ? [] : correctionsOf(words, [...words.keys()], lexicon, configuration, locale);
    const known = certainAlternatives(words, asked.text, locale, configuration, asked.qualities);
    // The first configuration was already tried with its words as they are.
    return [...(index > 0 || some.length > 0 ? [some] : []), ...(all.length > 0 ? [all] : [])].map(
      (corrected): Look => ({
        words,
        found: [...known, ...correctedAlternatives(corrected, configuration)],
        corrected,
        configuration,
        fill: 'enough',
      }),
    );
  });
}

/**
 * Finds products by a text and reads what is asked of them in the batch that finds them, the words taken as they are:
 * one batch for most texts. Where that does not do, a second one, of the primary: words nobody has are corrected; where
 * nothing has all words, some are left out if that is asked for; and when nothing has enough of them, all are corrected.
 * Of two things that are both wanted either will do. A text that is misspelt so that only one may be meant is looked for
 * anew as if that had been typed: one or two batches more, and one more again where that finds nothing; a sentence that
 * finds nothing either is looked for by what serves its purposes. null when nothing was typed.
 */
export async function find<T>(view: SearchView, asked: Find<T>): Promise<Found<T> | null> {
  const { isLiteral = false, isNarrowed = false, leavesOut = false, configurations, room = PAGE_ROOM } = asked;
  const { db, version, reads, store, contents, names } = view;
  const locale = store.i18n.defaultLocale;
  const text =
    leavesOut && !isLiteral && !asked.isHelped ? joinedNames(asked.text, { names, tree: contents.tree }) : asked.text;
  const words = askedWords(text, locale, names, knownOf(contents), isLiteral, asked.isHelped);
  const [mostWanted] = configurations;
  if (words.length === 0 || version === 0 || !mostWanted) return null;
  const whole = text.trim().toLowerCase();
  const typed = asked.typed ?? text;
  const leaning = leavesOut ? leaningOf(typed) : null;
  const unwanted = isLiteral ? [] : unwantedOf(tokens(typed), locale, names.purposes).not;
  const wishes = isLiteral ? [] : measuresWished(typed, words);
  // Of a sentence one word may be left, which tells only what somebody likes.
  const isSeveral = words.length > 1 || (words[0]?.isComplement === true && tokens(text).length >= MANY_WORDS);
  const guesses =
    leavesOut && !isLiteral && isSeveral && view.sentences
      ? guessed(view.sentences, stemsOf(tokens(text), locale))
      : [];
  const isAlike = isToldAlike(words, guesses, typed, locale);
  const isVoted = leavesOut && !isLiteral && isSeveral && (isAlike || words.some(({ isServed }) => isServed));
  const kinds = isVoted && !words.some(isPlainlyNamed) ? kindsGuessed(guesses) : [];
  const wanted = isLiteral ? [] : madeFor(tokens(typed), isVoted);
  const readingOf = (look: Look) =>
    asked.read(
      hitsSource({
        version,
        whole,
        room,
        leaning,
        unwanted,
        wishes,
        madeFor: wanted,
        sides: kinds.map((kind) => [kind]),
        isMixed: kinds.length > 0 && look.sides === undefined,
        soldOutLast: leavesOut,
        ...look,
      }),
      allOf(look.words.length),
    );
  const isEnough = ({ isNothing, had }: HitsRead<T>): boolean => (isNarrowed ? had !== null : !isNothing);
  const foundBy = ({ words: looked, corrected, told = [] }: Look, answer: HitsRead<T>): Found<T> => {
    const { value, had } = answer;
    const have = looked.filter((_, place) => had === null || (had >> place) & 1);
    return {
      value,
      text,
      asked: words,
      words: looked,
      corrected,
      isFound: isEnough(answer),
      // What says nothing of what is meant was asked for by nobody.
      leftOut: words.filter(
        (word) =>
          !told.includes(word) && !(isVoted && isIdleInVotes(word)) && !have.some(({ text: one }) => one === word.text),
      ),
      isUnlike: false,
      either: [],
    };
  };

  const certain = configurations.map((configuration) =>
    isVoted
      ? votesOf(words, text, configuration, guesses, asked.qualities)
      : certainAlternatives(words, text, locale, configuration, asked.qualities),
  );
  const plain: Look = {
    words,
    found: certain[0] ?? [],
    corrected: [],
    configuration: mostWanted,
    fill: isVoted ? 'any' : leavesOut && !isLiteral && words.length > 1 ? 'beside' : 'enough',
  };
  const first = readingOf(plain);
  const [isSku, ...results] = await reads.batch([
    prepared(view, wholeSku({ version, whole })),
    ...certain.map((alternatives) => unknownWords(db, version, alternatives)),
    ...first.statements,
  ]);
  const unknown = configurations.map((_, index) =>
    // The vote of the sentence as a whole has the index behind the last word.
    indexesOf(results[index]).filter((at) => at < words.length),
  );
  const tried = first.of(results.slice(configurations.length));
  const [missing = []] = unknown;
  const asTyped = foundBy(plain, tried);
  const present =
    leavesOut && !isLiteral && !isSome(isSku) && kinds.length === 0
      ? presentMeant(words, missing, typed, names, locale)
      : null;
  if (present && present.text !== text) {
    const given = await find(view, { ...asked, text: present.text, typed });
    if (given?.isFound) return { ...given, text, asked: words, words, corrected: [], leftOut: present.lost };
  }
  const isWhole = isEnough(tried) && (!leavesOut || ((tried.had ?? 0) & allOf(words.length)) === allOf(words.length));
  const isAlso = leavesOut && words.some((word) => word.isAlso);
  if (isSome(isSku) || isLiteral || (missing.length === 0 && isWhole && !isAlso)) return asTyped;

  const lexicon = await lexiconOf(view);
  const scales = { lexicon, tree: contents.tree, names };
  const both = isAlso ? besideEachOther(words, scales) : null;
  if (missing.length === 0 && isWhole && !both) return asTyped;
  const respelt =
    leavesOut && (!isAlike || words.some(({ isWanted }) => isWanted))
      ? respeltText(text, unheardOf(view, words, missing, typed), locale, scales, tellsSituation(tokens(typed), locale))
      : text;
  if (respelt !== text) {
    reads.turnToPrimary();
    const meant = await find(view, { ...asked, text: respelt, typed });
    if (meant && (meant.isFound || !isEnough(tried))) return meant;
  }
  if (isVoted && isEnough(tried)) return asTyped;
  const isWordLeft =
    leavesOut && (words.length > 1 || correctionsOf(words, missing, lexicon, mostWanted, locale).length > 0);
  const relaxed = isWordLeft ? relaxedLook(view, asked, both?.words ?? words, missing, lexicon, mostWanted) : null;
  const inTurn = relaxed && both ? { ...relaxed, sides: both.sides } : relaxed;
  const isCorrected = correctionsOf(words, missing, lexicon, mostWanted, locale).length > 0;
  const others = isCorrected || !isEnough(tried) ? correctedLooks(asked, words, unknown, lexicon, locale) : [];
  // What has only enough of the words was not looked for yet.
  const enough: Look[] = plain.fill === 'beside' ? [{ ...plain, fill: 'enough' }] : [];
  const looks = inTurn ? [inTurn] : isCorrected ? [...others, ...enough] : [...enough, ...others];
  // Of what nobody sells a product has to have several words at least, and no fewer than any search asks for.
  const isUnlike = leavesOut && words.length > 1 && !relaxed;
  const least = Math.max(LEAST_ALIKE, minimumShouldMatch(words.length));
  if (looks.length > 0) reads.turnToPrimary();
  const answers = looks.length > 0 ? await readAll(view, looks.map(readingOf)) : [];
  const best = answers.findIndex(isEnough);
  const [look, answer] = [looks[best], answers[best]];
  const found = look && answer ? foundBy(look, answer) : asTyped;
  const either =
    both && look === inTurn ? words.filter((word, at) => both.words[at]?.forms.length !== word.forms.length) : [];
  const result = { ...found, either, isUnlike: isUnlike && words.length - found.leftOut.length < least };
  if (result.isFound && !result.isUnlike) return result;
  const isHelp = leavesOut && !asked.isHelped && asksForHelp(tokens(typed), locale, names.purposes);
  const helped = isHelp ? await find(view, { ...asked, text, typed, isHelped: true }) : null;
  return helped?.isFound && !helped.isUnlike ? helped : result;
}
