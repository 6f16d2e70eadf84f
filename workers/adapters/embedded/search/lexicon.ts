import { log, reasonOf } from '../../../http/log';
import { type CatalogueView, rowsOf } from '../catalogue-view';
import { lexiconKey } from '../served/edge';

/** Shorter words are no misspelt ones. */
export const CORRECTED_LENGTH = 3;

const MAX_LEXICONS = 4;

/** How common a word is in a catalogue version: how many products it names, and how many names begin with it. */
export interface WordCounts {
  named: number;
  heads: number;
}

/** The words that name something in one catalogue version. */
export interface Lexicon {
  counts: ReadonlyMap<string, WordCounts>;
  /** Those that a misspelt one may mean, sorted. */
  words: readonly string[];
}

type Line = [term: string, named: number, heads: number];

const lexicons = new Map<number, Lexicon>();

const NO_OFFER = /^\d+$/;

const lexiconFrom = (lines: readonly Line[]): Lexicon => ({
  counts: new Map(lines.map(([term, named, heads]) => [term, { named, heads }])),
  words: lines
    .map(([term]) => term)
    .filter((term) => term.length >= CORRECTED_LENGTH && !NO_OFFER.test(term))
    .sort(),
});

const LINES = 'SELECT term, named, heads FROM lexicon WHERE version = ? AND named > 0';

/** Reads the words of a version: the rows of `lexiconText` and of `lexiconOf`. */
export const readLexicon = (db: D1Database, version: number): D1PreparedStatement => db.prepare(LINES).bind(version);

/** A word a line with its numbers, as KV keeps them. */
export const lexiconText = (rows: readonly { term: string; named: number; heads: number }[]): string =>
  rows.map(({ term, named, heads }) => `${term} ${named} ${heads}`).join('\n');

/** What was kept before words were counted has no numbers. */
function fromText(text: string): Lexicon {
  return lexiconFrom(
    text.split('\n').map((line): Line => {
      const [term = '', named, heads] = line.split(' ');
      return [term, Number(named ?? 1), Number(heads ?? 0)];
    }),
  );
}

async function readEdge({ env, store, version }: CatalogueView): Promise<Lexicon | null> {
  try {
    const words = await env.EDGE_KV.get(lexiconKey(store.storeCode, version));
    return words === null ? null : fromText(words);
  } catch (error) {
    log('warn', 'lexicon not read from KV', { store: store.storeCode, reason: reasonOf(error) });
    return null;
  }
}

async function readDatabase(view: CatalogueView): Promise<Lexicon> {
  const rows = await rowsOf<{ term: string; named: number; heads: number }>(view, readLexicon(view.db, view.version));
  return lexiconFrom(rows.map(({ term, named, heads }): Line => [term, named, heads]));
}

/**
 * The words of a version: held by the isolate for the few versions that are served, else out of KV, else read with one
 * wait more.
 */
export async function lexiconOf(view: CatalogueView): Promise<Lexicon> {
  const { version } = view;
  const known = lexicons.get(version);
  if (known) return known;
  const words = (await readEdge(view)) ?? (await readDatabase(view));
  const [oldest] = lexicons.keys();
  if (lexicons.size >= MAX_LEXICONS && oldest !== undefined) lexicons.delete(oldest);
  lexicons.set(version, words);
  return words;
}
