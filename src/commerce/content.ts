import type { CmsDocument } from '../domain/catalogue/document';

/** Block with the texts that are searched most, one a line or paragraph. */
export const POPULAR_SEARCHES = 'popular-searches';

/** Block with the synonyms of a store view's search, one rule a line (src/domain/search/content-blocks.ts). */
export const SEARCH_SYNONYMS = 'search-synonyms';

/** Blocks that stand on the front page and around every page, or that every search reads. */
export const FRONT_BLOCKS = [
  'home-hero',
  'home-second',
  'home-promise',
  'footer-about',
  POPULAR_SEARCHES,
  SEARCH_SYNONYMS,
] as const;
export type FrontBlock = (typeof FRONT_BLOCKS)[number];

export interface ContentPort {
  page(identifier: string): Promise<CmsDocument | null>;
  blocks(identifiers: string[]): Promise<CmsDocument[]>;
}

declare module './commerce' {
  interface Commerce {
    content: ContentPort;
  }
}
