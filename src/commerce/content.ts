import type { CmsDocument } from '../domain/catalogue/document';

/** Block with the texts that are searched most, one a line or paragraph. */
export const POPULAR_SEARCHES = 'popular-searches';

/** Blocks that stand on the front page and around every page. */
export const FRONT_BLOCKS = ['home-hero', 'home-second', 'home-promise', 'footer-about', POPULAR_SEARCHES] as const;
export type FrontBlock = (typeof FRONT_BLOCKS)[number];

export interface ContentPort {
  page(identifier: string): Promise<CmsDocument | null>;
  blocks(identifiers: string[]): Promise<CmsDocument[]>;
}
