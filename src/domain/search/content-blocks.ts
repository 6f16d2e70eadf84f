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

/** Most rules of a store view, and most other words of one rule: each is one more thing a search looks for. */
const MOST_RULES = 2000;
const MOST_OTHERS = 10;

const folded = (text: string): string => tokens(text).join(' ');

/** Synonyms as they are looked up, of what they are written as. */
export const synonymsFrom = (entries: Iterable<readonly [term: string, others: readonly string[]]>): Synonyms =>
  new Map([...entries].map(([term, others]) => [folded(term), others.map(folded).filter((other) => other !== '')]));

/**
 * The synonyms of a content block, one rule a line: `refri = refrigerador, frigobar` looks for these words too where
 * "refri" is asked for, not the other way round. A term of the block replaces that of `usual`; one with nothing behind
 * the sign has none. What is no rule is left out.
 */
export function writtenSynonyms(content: string, usual: Synonyms): Synonyms {
  const rules = contentLines(content).flatMap((line): [string, string[]][] => {
    const [term = '', others, ...rest] = line.split('=');
    return others === undefined || rest.length > 0 || folded(term) === ''
      ? []
      : [[term, others.split(',').slice(0, MOST_OTHERS)]];
  });
  const written = [...synonymsFrom(rules.slice(0, MOST_RULES))].map(
    ([term, others]) => [term, others.filter((other) => other !== term)] as const,
  );
  return new Map([...new Map([...usual, ...written])].filter(([, others]) => others.length > 0));
}
