import type { Entity } from '../../domain/catalogue/document';

/** Documents of one answer where a search asks for no size, or for 0 (spec 0 §9). */
export const DEFAULT_SIZES: Record<Entity, number> = {
  product: 50,
  category: 4000,
  attribute: 150,
  taxrule: 150,
  review: 50,
  cms_page: 150,
  cms_block: 150,
  cms_hierarchy: 150,
};
