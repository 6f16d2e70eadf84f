import { childValue } from './child';
import type { AttributeDocument, ProductDocument } from './document';

/**
 * Whether a field's name may be that of an attribute: one with a dot names a part of a document, and is never looked up
 * among attributes.
 */
export const isAttributeCode = (field: string): boolean => !field.includes('.');

/** Option ids of an attribute value: a list, '151,159', a number or a text. */
export function optionIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(optionIds);
  if (typeof value === 'number' || typeof value === 'boolean') return [String(Number(value))];
  return typeof value === 'string'
    ? value
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean)
    : [];
}

/** What clients need of an attribute to name a product's values. */
type Metadata = Pick<
  AttributeDocument,
  | 'attribute_id'
  | 'attribute_code'
  | 'default_frontend_label'
  | 'frontend_input'
  | 'is_user_defined'
  | 'is_visible'
  | 'is_visible_on_front'
  | 'is_comparable'
  | 'options'
> & { id: number };

const texts = (value: unknown): string[] =>
  [value].flat().flatMap((one) => (one === null || one === undefined ? [] : String(one).split(',')));

/** The attributes that a product or one of its variants has a value of, each with the options it has and no others. */
export function attributesMetadata(
  doc: ProductDocument,
  attributes: ReadonlyMap<string, AttributeDocument>,
): Metadata[] {
  return [...attributes.values()].flatMap((attribute): Metadata[] => {
    const { attribute_code: code } = attribute;
    const values = new Set(
      [doc[code], ...doc.configurable_children.map((child) => childValue(child, code))].flatMap(texts),
    );
    if (values.size === 0) return [];
    return [
      {
        id: attribute.attribute_id,
        attribute_id: attribute.attribute_id,
        attribute_code: code,
        default_frontend_label: attribute.default_frontend_label,
        frontend_input: attribute.frontend_input,
        is_user_defined: attribute.is_user_defined,
        is_visible: attribute.is_visible,
        is_visible_on_front: attribute.is_visible_on_front,
        is_comparable: attribute.is_comparable,
        options: attribute.options.filter((option) => values.has(option.value)),
      },
    ];
  });
}
