import { type AskedWord, askedWords } from '../../../../src/domain/search/asked-words';
import type { Reading } from '../catalogue/read-list';
import type { CatalogueView } from '../catalogue-view';
import type { PidQuery } from '../product-documents';
import { namedCandidates, PAGE_ROOM, type Room } from './candidates';
import type { SearchConfiguration } from './configuration';
import { type Hits, hitsSource, unknownWords } from './hits';
import { lexiconOf } from './lexicon';
import { type Alternative, type Correction, certainAlternatives, correctedAlternatives, correctionsOf } from './match';

/**
 * A search: its configurations, the first one that finds something counts; what is read of its hits; and whether that
 * is nothing.
 */
export interface Find<T> {
  text: string;
  /** Words are taken as they were typed, even those nothing has. */
  isLiteral?: boolean;
  /** What is read are not all hits: where nothing is left of some, that is the answer. */
  isNarrowed?: boolean;
  configurations: readonly SearchConfiguration[];
  /** How many products are looked at; left out, what a page of results has room for. */
  room?: Room;
  read(hits: Hits): Reading<T>;
  isNothing(value: T): boolean;
}

/** What was read of the hits, and the words that were taken as misspelt to find them. */
export interface Found<T> {
  value: T;
  words: readonly AskedWord[];
  corrected: readonly Correction[];
}

interface Tried<T> {
  value: T;
  /** Whether its words found something. */
  isEnough: boolean;
}

const prepared = (view: CatalogueView, { sql, params }: PidQuery): D1PreparedStatement =>
  view.db.prepare(sql).bind(...params);

const isSome = (result: D1Result<unknown> | undefined): boolean => (result?.results.length ?? 0) > 0;

/** One look with what is read of its hits, for a batch; takes as many results from it as it has statements. */
function lookOf<T>(
  view: CatalogueView,
  source: Hits,
  { read, isNothing, isNarrowed = false }: Find<T>,
): Reading<Tried<T>> {
  const reading = read(source);
  if (!isNarrowed) {
    return {
      statements: reading.statements,
      of(results) {
        const value = reading.of(results);
        return { value, isEnough: !isNothing(value) };
      },
    };
  }
  return {
    statements: [prepared(view, source.tally), ...reading.statements],
    of: ([tally, ...results]) => ({ value: reading.of(results), isEnough: isSome(tally) }),
  };
}

async function readAll<T>(view: CatalogueView, readings: readonly Reading<T>[]): Promise<T[]> {
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
  { version, store, contents }: CatalogueView,
  text: string,
  configuration: SearchConfiguration,
  most: number,
): PidQuery {
  const words = askedWords(text, store.i18n.defaultLocale, contents.synonyms);
  return namedCandidates(version, certainAlternatives(words, text, configuration), most);
}

/**
 * Finds products by a text and reads what is asked of them in the batch that finds them, the words taken as they are. A
 * second batch, of the primary, is needed only where that does not do: words nobody has are corrected, and when nothing
 * has enough words, all of them are. null when nothing was typed.
 */
export async function find<T>(view: CatalogueView, asked: Find<T>): Promise<Found<T> | null> {
  const { text, isLiteral = false, configurations, room = PAGE_ROOM } = asked;
  const { db, version, reads, store, contents } = view;
  const words = askedWords(text, store.i18n.defaultLocale, contents.synonyms);
  if (words.length === 0 || version === 0) return null;
  const whole = text.trim().toLowerCase();
  const sourceOf = (configuration: SearchConfiguration, found: readonly Alternative[]) =>
    hitsSource({ version, whole, words, found, configuration, room });
  const certain = configurations.map((configuration) => certainAlternatives(words, text, configuration));
  const [mostWanted] = configurations;
  if (!mostWanted) return null;
  const asTyped = (value: T): Found<T> => ({ value, words, corrected: [] });

  const source = sourceOf(mostWanted, certain[0] ?? []);
  const first = lookOf(view, source, asked);
  const [isSku, ...results] = await reads.batch([
    prepared(view, source.whole),
    ...certain.map((alternatives) => unknownWords(db, version, alternatives)),
    ...first.statements,
  ]);
  const unknown = configurations.map((_, index) => indexesOf(results[index]));
  const tried = first.of(results.slice(configurations.length));
  const missing = unknown[0] ?? [];
  if (isSome(isSku) || isLiteral || (missing.length === 0 && tried.isEnough)) return asTyped(tried.value);

  const lexicon = await lexiconOf(view);
  const looks = configurations.flatMap((configuration, index) => {
    const known = certain[index] ?? [];
    const wrong = unknown[index] ?? [];
    const corrected = correctionsOf(words, wrong, lexicon, configuration);
    const all = wrong.length === words.length ? [] : correctionsOf(words, [...words.keys()], lexicon, configuration);
    // The first configuration was already tried with its words as they are.
    return [...(index > 0 || corrected.length > 0 ? [corrected] : []), ...(all.length > 0 ? [all] : [])].map(
      (corrections) => ({
        corrections,
        look: lookOf(
          view,
          sourceOf(configuration, [...known, ...correctedAlternatives(corrections, configuration)]),
          asked,
        ),
      }),
    );
  });
  const isCorrected = missing.length > 0 && correctionsOf(words, missing, lexicon, mostWanted).length > 0;
  if (looks.length === 0 || (!isCorrected && tried.isEnough)) return asTyped(tried.value);
  reads.turnToPrimary();
  const answers = await readAll(
    view,
    looks.map(({ look }) => look),
  );
  const best = answers.findIndex(({ isEnough }) => isEnough);
  return best < 0
    ? asTyped(tried.value)
    : { value: answers[best]?.value ?? tried.value, words, corrected: looks[best]?.corrections ?? [] };
}
