import { isEnabled } from '../../../../src/domain/catalogue/availability';
import { flattenChild } from '../../../../src/domain/catalogue/child';
import type { AttributeDocument, ProductDocument } from '../../../../src/domain/catalogue/document';
import { isFacet } from '../../../../src/domain/catalogue/listing-filters';
import { optionIds } from '../../../../src/domain/catalogue/option-ids';

/** Values of a product by which it can be filtered, [code, option id]: its own, and those of the variants that are sold. */
export function facetsOf(doc: ProductDocument, attributes: ReadonlyMap<string, AttributeDocument>): [string, string][] {
  const children = doc.configurable_children.filter(isEnabled).map(flattenChild);
  return [...attributes.values()].filter(isFacet).flatMap(({ attribute_code: code }) => {
    const variants = children.length > 0 ? children.map((child) => child[code]) : [doc[`${code}_options`]];
    const values = new Set([doc[code], ...variants].flatMap(optionIds));
    return [...values].map((value): [string, string] => [code, value]);
  });
}
