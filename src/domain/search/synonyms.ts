import { tokens } from './text';

/** Other words for a word or for several together, all folded. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

const folded = (text: string): string => tokens(text).join(' ');

/** Synonyms as they are looked up, of what they are written as. */
export const synonymsFrom = (entries: Iterable<readonly [term: string, others: readonly string[]]>): Synonyms =>
  new Map([...entries].map(([term, others]) => [folded(term), others.map(folded).filter((other) => other !== '')]));
