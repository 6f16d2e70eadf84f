import type { ChildDocument, PriceFields, ProductDocument } from './document';

/** Attributes of a child by code, those that came as code and value pairs included. */
export function flattenChild(child: ChildDocument): ChildDocument {
  const pairs = (child.custom_attributes ?? []).map(({ attribute_code, value }) => [attribute_code, value] as const);
  return pairs.length === 0 ? child : { ...Object.fromEntries(pairs), ...child };
}

/** The option id a child has for an attribute, as text; null when it has none. */
export function childValue(child: ChildDocument, code: string): string | null {
  const value = child[code] ?? child.custom_attributes?.find((attribute) => attribute.attribute_code === code)?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

const PRICE_FIELDS = [
  'price',
  'final_price',
  'special_price',
  'special_from_date',
  'special_to_date',
  'tier_prices',
  'original_price',
  'original_special_price',
  'original_final_price',
] as const satisfies (keyof PriceFields)[];

/** What a price is computed of, and nothing else of a document. */
export function pricesAlone(fields: PriceFields): PriceFields {
  const kept = PRICE_FIELDS.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field]] as const]));
  return { ...Object.fromEntries(kept), price: fields.price, tax_class_id: fields.tax_class_id };
}

/**
 * Price fields of a child. Compact answers leave out what equals the parent's, so a child without a price has the
 * parent's; one with a price has everything of its own, except for the tax class, which it may share.
 */
export function childFields(doc: ProductDocument, child: ChildDocument): PriceFields {
  const tax_class_id = child.tax_class_id ?? doc.tax_class_id;
  if (Number.isFinite(child.price)) return { ...child, tax_class_id };
  const inherited = PRICE_FIELDS.map((field) => [field, child[field] ?? doc[field]] as const);
  return { ...Object.fromEntries(inherited), price: doc.price, tax_class_id };
}
