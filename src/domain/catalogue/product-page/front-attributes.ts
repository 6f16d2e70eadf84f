import type { AttributeDocument, ProductDocument } from '../document';

type Dictionary = ReadonlyMap<string, AttributeDocument>;

/** Attributes that have a place of their own on the page, whatever their flags say. */
const SHOWN_ELSEWHERE = new Set([
  'name',
  'sku',
  'image',
  'price',
  'special_price',
  'final_price',
  'description',
  'short_description',
  'marca',
]);

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** Single values of an attribute as text; multiselects come as lists or comma-separated ids. */
function valuesOf(attribute: AttributeDocument, value: unknown): string[] {
  const isMultiple = attribute.frontend_input === 'multiselect';
  const list = Array.isArray(value) ? value : isMultiple && typeof value === 'string' ? value.split(',') : [value];
  return list
    .filter(isScalar)
    .map((entry) => String(entry).trim())
    .filter((entry) => entry !== '');
}

/** What stands for a yes or no, as the source may have put it. */
const booleanId = (text: string): string => (text === 'true' ? '1' : text === 'false' ? '0' : text);

/**
 * The words for one value: its option's label; 'Yes' or 'No' (message keys) for a boolean without options; else the
 * value itself.
 */
function wordsFor(attribute: AttributeDocument, text: string): string {
  const isBoolean = attribute.frontend_input === 'boolean';
  const id = isBoolean ? booleanId(text) : text;
  const label = attribute.options.find((option) => option.value === id)?.label.trim();
  if (label) return label;
  return isBoolean ? (id === '1' ? 'Yes' : 'No') : text;
}

/** A value in words, several joined by commas; '' when there is none. */
export const attributeWords = (attribute: AttributeDocument, value: unknown): string =>
  valuesOf(attribute, value)
    .map((text) => wordsFor(attribute, text))
    .join(', ');

const orderOf = (attribute: AttributeDocument): number =>
  typeof attribute.position === 'number' ? attribute.position : 0;

/** Attributes shown on a product page, those that have a value, by position and then as the dictionary lists them. */
export function frontAttributes(
  values: Record<string, unknown>,
  attributes: Dictionary,
): { code: string; label: string; value: string }[] {
  return [...attributes.values()]
    .filter((attribute) => attribute.is_visible_on_front && !SHOWN_ELSEWHERE.has(attribute.attribute_code))
    .sort((a, b) => orderOf(a) - orderOf(b))
    .map((attribute) => ({
      code: attribute.attribute_code,
      label: attribute.default_frontend_label || attribute.attribute_code,
      value: attributeWords(attribute, values[attribute.attribute_code]),
    }))
    .filter(({ value }) => value !== '');
}

/** The brand of a product in words, by the label of its option where the attribute has some; null when it has none. */
export function brandOf(doc: ProductDocument, attributes: ReadonlyMap<string, AttributeDocument>): string | null {
  const attribute = attributes.get('marca');
  return (attribute ? attributeWords(attribute, doc.marca) : doc.marca?.trim()) || null;
}
