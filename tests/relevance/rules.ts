/**
 * Which products answer a query, said by what they are and not by their sku, so that the catalogue may change. All that
 * is given has to hold.
 */
export interface Rule {
  /** Of the name in lower case without accents. */
  name?: RegExp;
  not?: RegExp;
  /** Of the name of one of its categories, folded as well. */
  category?: RegExp;
  brand?: string;
  sku?: string;
  /** Label of a colour, its own or of one of its variants. */
  color?: string;
  /** Label of a size, its own or of one of its variants. */
  size?: string;
  /** Pesos with IVA. */
  under?: number;
  over?: number;
  service?: boolean;
}

export interface Judged {
  query: string;
  /** Exactly what was meant: grade 3. */
  best: Rule[];
  /** What serves nearly as well, where it is told apart: grade 2. */
  good?: Rule[];
  /** What would do: grade 1. */
  fair: Rule[];
}

/** A query with what was meant and what would do, one rule or several of each. */
export const judged = (query: string, best: Rule | Rule[], fair: Rule | Rule[] = []): Judged => ({
  query,
  best: [best].flat(),
  fair: [fair].flat(),
});

/** A rule on the name, with more if needed. */
export const named = (name: RegExp, more: Omit<Rule, 'name'> = {}): Rule => ({ name, ...more });

/** Products by their sku, with blanks between. */
const these = (skus: string): Rule[] => skus.split(' ').flatMap((sku) => (sku === '' ? [] : [{ sku }]));

/** A query with the products that are exactly what was meant, that serve as well or nearly, and that would do. */
export const answered = (query: string, best: string, good = '', fair = ''): Judged => ({
  ...judged(query, these(best), these(fair)),
  good: these(good),
});
