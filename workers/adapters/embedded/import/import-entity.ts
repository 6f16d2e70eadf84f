import type { Documents } from '../../../../src/contract/documents';
import type { ImportEntity } from '../../../../src/contract/documents/import-order';

type Keys = { [K in ImportEntity]: (doc: Documents[K]) => string | number };

const KEYS: Keys = {
  attribute: (doc) => doc.attribute_code,
  taxrule: (doc) => doc.id,
  category: (doc) => doc.id,
  product: (doc) => doc.sku,
  cms_page: (doc) => doc.identifier,
  cms_block: (doc) => doc.identifier,
  cms_hierarchy: (doc) => doc.identifier,
  review: (doc) => doc.id,
  redirect: (doc) => doc.from,
  postal_code: (doc) => doc.code,
  coupon: (doc) => doc.code,
};

/** What rows of an entity are unique by. */
export const keyOf = <K extends ImportEntity>(entity: K, doc: Documents[K]): string => String(KEYS[entity](doc));
