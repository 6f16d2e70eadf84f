import type { Reading } from '../catalogue/read-list';
import type { CatalogueView } from '../catalogue-view';
import type { PidQuery } from '../product-documents';
import type { SearchConfiguration } from './configuration';
import { type Hits, hitsCount, hitsSource, unknownWords } from './hits';
import { lexiconOf } from './lexicon';
import { type Alternative, certainAlternatives, correctedAlternatives, queryWords } from './match';

/** A search: its configurations, the first one that finds something counts; what is read of its hits; and whether that is nothing. */
export interface Find<T> {
  text: string;
  configurations: readonly SearchConfiguration[];
  read(source: PidQuery): Reading<T>;
  isNothing(value: T): boolean;
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
export async function find<T>(view: CatalogueView, { text, configurations, read, isNothing }: Find<T>): Promise<T | null> {
  const words = queryWords(text);
  if (words.length === 0 || view.version === 0) return null;
  const { db, version, reads } = view;
  const whole = text.trim().toLowerCase();
  const sourceOf = (configuration: SearchConfiguration, found: readonly Alternative[]) => hitsSource({ version, whole, words, found, configuration });
  const certain = configurations.map((configuration) => certainAlternatives(words, configuration));
  const [mostWanted] = configurations;
  if (!mostWanted) return null;

  const first = lookOf(view, sourceOf(mostWanted, certain[0] ?? []), read);
  const results = await reads.batch([...certain.map((alternatives) => unknownWords(db, version, alternatives)), ...first.statements]);
  const unknown = configurations.map((_, index) => indexesOf(results[index]));
  const tried = first.of(results.slice(configurations.length));
  if (tried.isWhole) return tried.value;
  const isEnough = ({ value, words: hits }: Tried<T>) => hits > 0 && !isNothing(value);
  const missing = unknown[0] ?? [];
  if (missing.length === 0 && isEnough(tried)) return tried.value;

  const lexicon = await lexiconOf(view);
  const looks = configurations.flatMap((configuration, index) => {
    const known = certain[index] ?? [];
    const wrong = unknown[index] ?? [];
    const corrected = (which: readonly number[]) => correctedAlternatives(words, which, lexicon, configuration);
    const asTyped = corrected(wrong);
    const all = wrong.length === words.length ? [] : corrected([...words.keys()]);
    // The first configuration was already tried with its words as they are.
    return [...(index > 0 || asTyped.length > 0 ? [[...known, ...asTyped]] : []), ...(all.length > 0 ? [[...known, ...all]] : [])].map((found) =>
      lookOf(view, sourceOf(configuration, found), read),
    );
  });
  const isCorrected = missing.length > 0 && correctedAlternatives(words, missing, lexicon, mostWanted).length > 0;
  if (!isCorrected && isEnough(tried)) return tried.value;
  if (looks.length === 0) return tried.value;
  reads.turnToPrimary();
  return (await readAll(view, looks)).find(isEnough)?.value ?? tried.value;
}
