import { soundOf } from '../../../../src/domain/search/sound';
import { editDistance } from '../../../../src/domain/search/text';
import { log, reasonOf } from '../../../http/log';
import { type CatalogueView, rowsOf } from '../catalogue-view';
import { lexiconKey } from '../served/edge';

/** Corrections tried for one misspelt word. */
const MAX_CORRECTIONS = 12;
/**
 * Words are only corrected from this length on, and from the second one on in as many letters as the configuration
 * allows.
 */
const CORRECTED_LENGTH = 3;
const FREELY_CORRECTED_LENGTH = 6;

const MAX_LEXICONS = 4;

/** The words of one catalogue version, sorted. */
export type Lexicon = readonly string[];

const lexicons = new Map<number, Lexicon>();

async function readEdge({ env, store, version }: CatalogueView): Promise<Lexicon | null> {
  try {
    const words = await env.EDGE_KV.get(lexiconKey(store.storeCode, version));
    return words === null ? null : words.split('\n');
  } catch (error) {
    log('warn', 'lexicon not read from KV', { store: store.storeCode, reason: reasonOf(error) });
    return null;
  }
}

async function readDatabase(view: CatalogueView): Promise<Lexicon> {
  const terms = await rowsOf<{ term: string }>(
    view,
    view.db.prepare('SELECT term FROM lexicon WHERE version = ?').bind(view.version),
  );
  return terms.map((row) => row.term).sort();
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

/** Index of the first word that is not before `word`. */
function place(lexicon: Lexicon, word: string): number {
  let low = 0;
  let high = lexicon.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lexicon[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

const sounds = new WeakMap<Lexicon, Map<string, string[]>>();

/** The words of a lexicon by their sound, made when a word is first corrected. */
function soundsOf(lexicon: Lexicon): Map<string, string[]> {
  const known = sounds.get(lexicon);
  if (known) return known;
  const made = Map.groupBy(lexicon, soundOf);
  sounds.set(lexicon, made);
  return made;
}

/**
 * Words that a misspelt one may mean: those that sound the same and are only written otherwise; where there are none,
 * those in the fewest letters away, at most `fuzziness`, with the first `prefixLength` letters right.
 */
export function corrections(lexicon: Lexicon, word: string, fuzziness: number, prefixLength: number): string[] {
  if (word.length < CORRECTED_LENGTH) return [];
  const same = soundsOf(lexicon).get(soundOf(word)) ?? [];
  if (same.length > 0) return same.filter((one) => one !== word).slice(0, MAX_CORRECTIONS);
  const most = word.length < FREELY_CORRECTED_LENGTH ? Math.min(1, fuzziness) : fuzziness;
  const prefix = word.slice(0, prefixLength);
  const near: string[][] = Array.from({ length: most + 1 }, () => []);
  for (let at = place(lexicon, prefix); at < lexicon.length; at += 1) {
    const candidate = lexicon[at] ?? '';
    if (!candidate.startsWith(prefix)) break;
    if (Math.abs(candidate.length - word.length) > most) continue;
    near[editDistance(word, candidate, most)]?.push(candidate);
  }
  return (
    near
      .slice(1)
      .find((words) => words.length > 0)
      ?.slice(0, MAX_CORRECTIONS) ?? []
  );
}
