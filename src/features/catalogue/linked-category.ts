import type { CmsDocument } from '../../domain/catalogue/document';

const CATEGORY_LINK = /href="[^"]*\/c\/([^"/?#]+)"/;

/** Slug of the first category that a content block leads to, or null. */
export const linkedCategory = (block: Pick<CmsDocument, 'content'>): string | null =>
  CATEGORY_LINK.exec(block.content)?.[1] ?? null;
