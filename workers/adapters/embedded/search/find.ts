import { type AskedWord, askedWords } from '../../../../src/domain/search/asked-words';
import type { Reading } from '../catalogue/read-list';
import type { CatalogueView } from '../catalogue-view';
import type { PidQuery } from '../product-documents';
import { PAGE_ROOM, type Room } from './candidates';
import type { SearchConfiguration } from './configuration';
import { type Hits, hitsCount, hitsSource, unknownWords } from './hits';
import { lexiconOf } from './lexicon';
import { type Alternative, type Correction, certainAlternatives, correctedAlternatives, correctionsOf } from './match';

/** A search: its configurations, the first one that finds something counts; what is read of its hits; and whether that is nothing. */
export interface Find<T> {
  text: string;
  /** Words are taken as they were typed, even those nothing has. */
  isLiteral?: boolean;
  configurations: readonly SearchConfiguration[];
  /** How many products are scored at most; left out, what a page of results has room for. */
  room?: Room;
  read(source: PidQuery): Reading<T>;
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
  /** Hits by words. */
  words: number;
  isWhole: boolean;
}

interface Count {
  words: number;
  whole: number;
}

/** One look with what is read of its hits, for a batch; takes as many results from it as it has statements. */
function lookOf<T>(view: CatalogueView, source: Hits, read: Find<T>['read']): Reading<Tried<T>> {
  const reading = read(source);
  return {
    statements: [hitsCount(view.db, source), ...reading.statements],
    of([count, ...results]) {
      const [counted] = (count?.results ?? []) as Count[];
      return { value: reading.of(results), words: counted?.words ?? 0, isWhole: counted?.whole === 1 };
    },
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

const indexesOf = (result: D1Result<unknown> | undefined): number[] => ((result?.results ?? []) as { word: number }[]).map(({ word }) => word);

/**
 * Finds products by a text and reads what is asked of them in the batch that finds them, the words taken as they are. A second batch, of the
 * primary, is needed only where that does not do: words nobody has are corrected, and when nothing has enough words, all of them are.
 * null when nothing was typed.
 */
export async function find<T>(
  view: CatalogueView,
  { text, isLiteral = false, configurations, room = PAGE_ROOM, read, isNothing }: Find<T>,
): Promise<Found<T> | null> {
  const { db, version, reads, store, contents } = view;
  const words = askedWords(text, store.i18n.defaultLocale, contents.synonyms);
  if (words.length === 0 || version === 0) return null;
  const whole = text.trim().toLowerCase();
  const sourceOf = (configuration: SearchConfiguration, found: readonly Alternative[]) => hitsSource({ version, whole, words, found, configuration, room });
  const certain = configurations.map((configuration) => certainAlternatives(words, text, configuration));
  const [mostWanted] = configurations;
  if (!mostWanted) return null;
  const asTyped = (value: T): Found<T> => ({ value, words, corrected: [] });

  const first = lookOf(view, sourceOf(mostWanted, certain[0] ?? []), read);
  const results = await reads.batch([...certain.map((alternatives) => unknownWords(db, version, alternatives)), ...first.statements]);
  const unknown = configurations.map((_, index) => indexesOf(results[index]));
  const tried = first.of(results.slice(configurations.length));
  const isEnough = ({ value, words: hits }: Tried<T>) => hits > 0 && !isNothing(value);
  const missing = unknown[0] ?? [];
  if (tried.isWhole || isLiteral || (missing.length === 0 && isEnough(tried))) return asTyped(tried.value);

  const lexicon = await lexiconOf(view);
  const looks = configurations.flatMap((configuration, index) => {
    const known = certain[index] ?? [];
    const wrong = unknown[index] ?? [];
    const corrected = correctionsOf(words, wrong, lexicon, configuration);
    const all = wrong.length === words.length ? [] : correctionsOf(words, [...words.keys()], lexicon, configuration);
    // The first configuration was already tried with its words as they are.
    return [...(index > 0 || corrected.length > 0 ? [corrected] : []), ...(all.length > 0 ? [all] : [])].map((corrections) => ({
      corrections,
      look: lookOf(view, sourceOf(configuration, [...known, ...correctedAlternatives(corrections, configuration)]), read),
    }));
  });
  const isCorrected = missing.length > 0 && correctionsOf(words, missing, lexicon, mostWanted).length > 0;
  if (looks.length === 0 || (!isCorrected && isEnough(tried))) return asTyped(tried.value);
  reads.turnToPrimary();
  const answers = await readAll(
    view,
    looks.map(({ look }) => look),
  );
  const best = answers.findIndex(isEnough);
  return best < 0 ? asTyped(tried.value) : { value: answers[best]?.value ?? tried.value, words, corrected: looks[best]?.corrections ?? [] };
}
