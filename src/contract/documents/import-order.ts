import type { DocumentKind } from '.';

/** What can be imported, in the order in which it has to come. */
export const IMPORT_ORDER = [
  'attribute',
  'taxrule',
  'category',
  'product',
  'cms_page',
  'cms_block',
  'cms_hierarchy',
  'review',
  'redirect',
  'postal_code',
  'coupon',
] as const satisfies readonly DocumentKind[];

export type ImportEntity = (typeof IMPORT_ORDER)[number];
