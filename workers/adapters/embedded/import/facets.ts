import { isEnabled } from '../../../../src/domain/catalogue/availability';
import { flattenChild } from '../../../../src/domain/catalogue/child';
import type { AttributeDocument, ProductDocument } from '../../../../src/domain/catalogue/document';
import { isFacet } from '../../../../src/domain/catalogue/listing-filters';

/** Option ids of an attribute value: a list, '151,159', a number or a text. */
function optionIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(optionIds);
  if (typeof value === 'number' || typeof value === 'boolean') return [String(Number(value))];
  return typeof value === 'string'
    ? value
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean)
    : [];
}

/** Values of a product by which it can be filtered, [code, option id]: its own, and those of the variants that are sold. */
export function facetsOf(doc: ProductDocument, attributes: ReadonlyMap<string, AttributeDocument>): [string, string][] {
  const children = doc.configurable_children.filter(isEnabled).map(flattenChild);
  return [...attributes.values()].filter(isFacet).flatMap(({ attribute_code: code }) => {
    const variants = children.length > 0 ? children.map((child) => child[code]) : [doc[`${code}_options`]];
    const values = new Set([doc[code], ...variants].flatMap(optionIds));
    return [...values].map((value): [string, string] => [code, value]);
  });
}
