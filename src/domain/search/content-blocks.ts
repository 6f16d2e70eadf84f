import { nameInNumbers } from './inflections';
import { tokens } from './text';

/** What a content block says, one a line or paragraph, without markup and without empty lines. */
const contentLines = (html: string): string[] =>
  html
    .split(/<[^>]*>|\n/)
    .map((line) => line.replace(/&[a-z]+;|&#\d+;/gi, ' ').trim())
    .filter((line) => line !== '');

const MOST = 8;
const MOST_CHARS = 60;

/** Texts of a content block that lists them, one a line or paragraph: each once, in order. */
export const listedSearches = (content: string): string[] =>
  [...new Set(contentLines(content).filter((line) => line.length <= MOST_CHARS))].slice(0, MOST);

/** Other words for a word or for several together, all folded. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/**
 * Other names of things: `same` are names of the thing itself, `similar` of what serves where a shop has none of it,
 * `purposes` of what serves where a text says what for and names no thing. `unsold` are things that other shops sell, and
 * what is nearest to each in one that does not, the nearest first; nothing where nothing is.
 */
export interface OtherNames {
  same: Synonyms;
  similar: Synonyms;
  purposes: Synonyms;
  unsold?: Synonyms;
}

export const NO_NAMES: OtherNames = { same: new Map(), similar: new Map(), purposes: new Map() };

/** Most rules of a store view, and most other words of one rule: each is one more thing a search looks for. */
const MOST_RULES = 2000;
const MOST_OTHERS = 10;

const folded = (text: string): string => tokens(text).join(' ');

/** Synonyms as they are looked up, of what they are written as. */
export const synonymsFrom = (entries: Iterable<readonly [term: string, others: readonly string[]]>): Synonyms =>
  new Map([...entries].map(([term, others]) => [folded(term), others.map(folded).filter((other) => other !== '')]));

type Rule = [term: string, others: string[]];

/** The lines of a content block that have one such sign, as rules. */
const rulesOf = (lines: readonly string[], sign: string): Rule[] =>
  lines.flatMap((line): Rule[] => {
    const [term = '', others, ...rest] = line.split(sign);
    return others === undefined || rest.length > 0 || folded(term) === ''
      ? []
      : [[term, others.split(',').slice(0, MOST_OTHERS)]];
  });

/** What a block writes above what is usual, whose terms it says anew count no longer. */
const above = (usual: Synonyms, written: Synonyms, anew: ReadonlySet<string>): Synonyms =>
  new Map(
    [...[...usual].filter(([term]) => !anew.has(term)), ...written]
      .map(([term, others]) => [term, others.filter((other) => other !== term)] as const)
      .filter(([, others]) => others.length > 0),
  );

/**
 * The other names of a content block, one rule a line: `refri = refrigerador, nevera` looks for these words too where
 * "refri" is asked for, not the other way round; `frigobar ~ refrigerador` shows refrigerators where nothing is called
 * a frigobar, and the page says so; `asado : asador, parrilla` shows these where a text asks for nothing but an asado. A term of the block replaces that of `usual`; one with nothing behind the sign has
 * none. What is no rule is left out.
 */
export function writtenSynonyms(content: string, usual: OtherNames): OtherNames {
  const lines = contentLines(content);
  const [same, similar, purposes] = ['=', '~', ':'].map((sign) =>
    synonymsFrom(rulesOf(lines, sign).slice(0, MOST_RULES)),
  ) as [Synonyms, Synonyms, Synonyms];
  const anew = new Set([...same.keys(), ...similar.keys()]);
  // What a block has a rule for, for one of it or for several, is shown by that rule.
  const ruled = new Set([...anew, ...purposes.keys()].flatMap(nameInNumbers));
  return {
    same: above(usual.same, same, anew),
    similar: above(usual.similar, similar, anew),
    purposes: above(usual.purposes, purposes, new Set(purposes.keys())),
    ...(usual.unsold && { unsold: new Map([...usual.unsold].filter(([term]) => !ruled.has(term))) }),
  };
}
