import { z } from 'zod';
import type { AttributeDocument } from '../../domain/catalogue/document';
import type { Result } from '../../domain/result';
import { isRecord } from '../is-record';
import { cleanRecord } from './clean';
import { flag, id, integerIfAny, labelIfAny, labelOr, line, listOf, title, toLine, toNumber } from './lenient';
import { swatch } from './options';
import { refusal } from './refusal';

const MAX_OPTIONS = 20_000;

/** An option people can read and documents can name; the blank first one of most attributes is not. */
const isOption = (option: unknown): boolean => isRecord(option) && toLine(option.label) !== undefined && toLine(option.value) !== undefined;

const schema = z.looseObject({
  id,
  attribute_id: id,
  attribute_code: line(255),
  default_frontend_label: labelOr('', 255),
  frontend_input: labelIfAny(40),
  is_user_defined: flag(true),
  is_visible: flag(true),
  is_visible_on_front: flag(false),
  is_filterable: flag(true),
  is_comparable: flag(false),
  options: listOf(z.object({ value: line(64), label: title(255), sort_order: integerIfAny, swatch }), MAX_OPTIONS, isOption),
});

/** An attribute as the shop keeps it, its options in their order; refused (422, with its fields) without id or code. */
export function parseAttribute(raw: Record<string, unknown>): Result<AttributeDocument> {
  const source = cleanRecord(raw);
  const attribute_id = toNumber(source.attribute_id) ?? source.id;
  const parsed = schema.safeParse({ ...source, id: toNumber(source.id) ?? attribute_id, attribute_id });
  if (!parsed.success) return refusal('attribute', parsed.error);
  const attribute = parsed.data;
  return {
    ok: true,
    value: {
      ...attribute,
      default_frontend_label: attribute.default_frontend_label || attribute.attribute_code,
      options: attribute.options.map((option, index) => ({ ...option, sort_order: option.sort_order ?? index })),
    },
  };
}
