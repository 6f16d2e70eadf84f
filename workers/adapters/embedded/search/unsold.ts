import type { OtherNames, Synonyms } from '../../../../src/domain/search/content-blocks';
import { inflections, numbersOf } from '../../../../src/domain/search/inflections';
import { tokens } from '../../../../src/domain/search/text';
import { thingsOf } from '../../../../src/domain/search/things';
import {
  isDepartment,
  isNamedSo,
  type Respelling,
  singleWords,
  tellingWords,
  type Unsold,
  unsoldIn,
} from '../../../../src/domain/search/unsold';
import { rowsOf } from '../catalogue-view';
import { calledCandidates } from './candidates';
import { type Lexicon, lexiconOf } from './lexicon';
import { lettersAway, soundingSo } from './near-words';
import type { SearchView } from './search-view';

/** Products that are looked at to tell whether one is such a thing: some whose name begins so, then the newest named so. */
const MOST_BEGUN = 5;
const MOST_LOOKED_AT = 50;
/** Where none of these is one, so many are looked at, once for a thing of a catalogue: it may be the oldest. */
const MOST_READ = 5000;
/** Things of a catalogue of which it is known whether they are sold. */
const MOST_KNOWN = 200;

const MOST_COMPOUNDS = 20;

/** Shorter words are near to too many. */
const HEARD_LENGTH = 5;
const MISSPELT_LENGTH = 7;

const NONE: Synonyms = new Map();

const lexicons = new WeakMap<Synonyms, Lexicon>();

/** Things that shops may not sell, of one word, as the words of a catalogue are kept. */
function thingsUnsold(unsold: Synonyms): Lexicon {
  const held = lexicons.get(unsold);
  if (held) return held;
  const words = singleWords(unsold).toSorted();
  const made = { words, counts: new Map(words.map((word) => [word, { named: 1, heads: 1 }])) };
  lexicons.set(unsold, made);
  return made;
}

/** Words of `lexicon` that a word may be, misspelt. */
function heardIn(lexicon: Lexicon, word: string): readonly string[] {
  const same = word.length < HEARD_LENGTH ? [] : soundingSo(lexicon, word);
  if (same.length > 0 || word.length < MISSPELT_LENGTH) return same;
  return lettersAway(lexicon, word, { fuzziness: 1, prefixLength: 1, things: null });
}

/** The one thing of these that a word may be which neither the catalogue nor any other name of a thing has. */
function respellingBy(own: Lexicon, { same, similar, purposes, unsold = NONE }: OtherNames): Respelling {
  return (word) => {
    const forms = [word, ...inflections(word)];
    const isKnown = forms.some(
      (form) => own.counts.has(form) || same.has(form) || similar.has(form) || purposes.has(form),
    );
    if (isKnown || heardIn(own, word).length > 0) return null;
    const [one, ...others] = new Set(forms.flatMap((form) => heardIn(thingsUnsold(unsold), form)));
    return one !== undefined && others.every((other) => inflections(one).includes(other)) ? one : null;
  };
}

/** The commonest words of a catalogue that end in one of these: a German Wollteppich is a Teppich. */
const compoundsOf = (forms: readonly string[], { words, counts }: Lexicon): string[] =>
  words
    .filter((word) => forms.some((form) => word !== form && word.endsWith(form)))
    .toSorted((one, other) => (counts.get(other)?.named ?? 0) - (counts.get(one)?.named ?? 0))
    .slice(0, MOST_COMPOUNDS);

/** A product that all words of a thing name: see calledCandidates. */
interface NamedRow {
  name: string;
  keywords: string;
  isHidden: number;
  isBegun: number;
}

/** Products that all words of one of these things name: as calledCandidates. */
const namedSo = (view: SearchView, things: readonly (readonly string[])[], most: number) => {
  const named = calledCandidates(view.version, things, MOST_BEGUN, most);
  return rowsOf<NamedRow>(
    view,
    view.db
      .prepare(
        `SELECT product_words.name, product_words.keywords, isHidden, isBegun FROM (${named.sql}) AS named CROSS JOIN product_words ON product_words.pid = named.pid`,
      )
      .bind(...named.params),
  );
};

/** Whether a product is such a thing by name or keyword; its words are in the catalogue. */
async function isNamed(view: SearchView, known: readonly string[]): Promise<boolean> {
  const things = known.map((form) => tellingWords(form.split(' ')));
  const isKeyword = (keywords: string): boolean => {
    const words = ` ${tellingWords(tokens(keywords)).join(' ')} `;
    return things.some((thing) => words.includes(` ${thing.join(' ')} `));
  };
  const isOne = ({ name, keywords, isHidden }: NamedRow): boolean =>
    isHidden === 0 && (isNamedSo(tokens(name), known) || isKeyword(keywords));
  const first = await namedSo(view, things, MOST_LOOKED_AT);
  if (first.some(isOne)) return true;
  // Else these are all there are.
  const isMore = first.filter(({ isBegun }) => isBegun === 0).length === MOST_LOOKED_AT;
  return isMore && (await namedSo(view, things, MOST_READ)).some(isOne);
}

/** Of the words of a catalogue which things are sold there, by the ways they may be named. */
const sold = new WeakMap<Lexicon, Map<string, boolean>>();

/** Whether the catalogue sells such a thing: a department is called after it, or a product is one by name or keyword. */
async function isSold(view: SearchView, { forms: own }: Unsold, lexicon: Lexicon): Promise<boolean> {
  const isGerman = view.store.i18n.defaultLocale.startsWith('de');
  const forms = isGerman ? [...own, ...compoundsOf(own, lexicon)] : own;
  if (isDepartment(forms, view.contents.tree)) return true;
  const known = forms.filter((form) => tellingWords(form.split(' ')).every((part) => lexicon.counts.has(part)));
  if (known.length === 0) return false;
  const held = sold.get(lexicon) ?? new Map<string, boolean>();
  sold.set(lexicon, held);
  const key = known.join('|');
  const before = held.get(key);
  if (before !== undefined) return before;
  const found = await isNamed(view, known);
  if (held.size >= MOST_KNOWN) held.clear();
  held.set(key, found);
  return found;
}

/**
 * The thing that a text asks for and that this catalogue does not sell; null where it asks for anything else. `how` it
 * is spelt: misspelt words are looked for among the words of the catalogue, which one that finds something need not wait
 * for.
 */
export async function unsoldOf(
  view: SearchView,
  text: string,
  how: 'written' | 'misspelt' = 'written',
): Promise<Unsold | null> {
  const { contents, names, store, version } = view;
  if (version === 0) return null;
  const [things, locale] = [thingsOf(contents.tree), store.i18n.defaultLocale];
  const respelt = how === 'misspelt' ? respellingBy(await lexiconOf(view), names) : undefined;
  const unsold = unsoldIn(text, names, locale, things, respelt);
  return unsold && !(await isSold(view, unsold, await lexiconOf(view))) ? unsold : null;
}

/** Whether the last word of a text names this thing and is on its way to another of the catalogue: rin, Rincón. */
export async function isUnfinished(view: SearchView, typed: string, { written }: Unsold): Promise<boolean> {
  const last = tokens(typed).at(-1);
  if (last === undefined || /\s$/.test(typed) || tokens(written).at(-1) !== last) return false;
  const own = numbersOf(last);
  return (await lexiconOf(view)).words.some((word) => word.startsWith(last) && !own.includes(word));
}

/**
 * What is looked for in place of a thing that is not sold: its nearest, which the others follow in their order. null
 * where nothing is near to it.
 */
export function nearestTo({ nearest }: Unsold, { same }: OtherNames): { text: string; names: OtherNames } | null {
  const [first, ...others] = nearest;
  if (first === undefined) return null;
  return { text: first, names: { same, similar: NONE, purposes: new Map([[first, others]]) } };
}
