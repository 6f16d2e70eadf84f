/**
 * How words are looked for. Boosts by column of the search index; a column without one is not searched. Source: spec 0
 * §9.
 */
export interface SearchConfiguration {
  boosts: { name: number; keywords: number; category: number; description: number; sku: number };
  /** Most letters in which a misspelt word may differ. */
  fuzziness: number;
  /** Letters at the start of a misspelt word that must be right. */
  prefixLength: number;
  synonyms: boolean;
}

/** Hits below this share of the best hit's score are noise. */
export const MINIMUM_SCORE = 0.02;

/** For people, below these shares hits barely fit: what the words name, and what only tells of them. */
export const FAR_SCORE = { named: 0.2, told: 0.35 };

/** The second configuration of the specification: live search and the results page. */
export const LIVE: SearchConfiguration = {
  boosts: { name: 6, keywords: 5, category: 3, description: 1, sku: 4 },
  fuzziness: 1,
  prefixLength: 1,
  synonyms: true,
};

/** The first one: what autocomplete falls back to when the live search finds nothing. */
export const AUTOCOMPLETE: SearchConfiguration = {
  boosts: { name: 4, keywords: 0, category: 1, description: 0, sku: 2 },
  fuzziness: 2,
  prefixLength: 2,
  synonyms: false,
};
