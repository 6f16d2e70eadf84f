import type { CmsDocument } from '../domain/catalogue/document';

/** Blocks that stand on the front page and around every page. */
export const FRONT_BLOCKS = ['home-hero', 'home-second', 'home-promise', 'footer-about'] as const;
export type FrontBlock = (typeof FRONT_BLOCKS)[number];

export interface ContentPort {
  page(identifier: string): Promise<CmsDocument | null>;
  blocks(identifiers: string[]): Promise<CmsDocument[]>;
}
