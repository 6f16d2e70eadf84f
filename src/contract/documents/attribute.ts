import { z } from 'zod';
import type { AttributeDocument } from '../../domain/catalogue/document';
import { once } from '../../domain/once';
import type { Result } from '../../domain/result';
import { isRecord } from '../is-record';
import { cleanRecord } from './clean';
import { labelIfAny, labelOr } from './labels';
import { flag, flagIfAny, id, integerIfAny, line, listOf, REFUSALS, toLine, toList, toNumber } from './lenient';
import { swatch } from './product/options';
import { type Context, type Note, readSalvaging, refusal, unheard } from './refusal';

const MAX_OPTIONS = 20_000;
const MAX_LABEL = 255;

/** An option people can read and documents can name; the blank first one of most attributes is not. */
const isOption = (option: unknown): boolean =>
  isRecord(option) && toLine(option.label) !== undefined && toLine(option.value) !== undefined;

const schema = once(() =>
  z.looseObject({
    id: id(),
    attribute_id: id(),
    attribute_code: line(255),
    default_frontend_label: labelOr('', MAX_LABEL),
    frontend_input: labelIfAny(40),
    is_user_defined: flag(true),
    is_visible: flag(true),
    is_visible_on_front: flag(false),
    is_filterable: flag(true),
    is_comparable: flag(false),
    is_fit: flagIfAny(),
    options: listOf(
      z.object({ value: line(64), label: labelOr('', MAX_LABEL), sort_order: integerIfAny(), swatch: swatch() }),
      MAX_OPTIONS,
      isOption,
    ),
  }),
);

const SECONDARY = new Set(['default_frontend_label', 'frontend_input', 'options']);

/** What people call it: the default label, else the shop's own, else the first of those per store. */
function labelOf(source: Record<string, unknown>): unknown {
  const labels = toList(source.frontend_labels);
  const perStore = (Array.isArray(labels) ? labels : []).map((entry) => (isRecord(entry) ? entry.label : entry));
  return [source.default_frontend_label, source.frontend_label, source.store_label, ...perStore].find(
    (label) => toLine(label) !== undefined,
  );
}

/** Options with labels cut where they are too long, each of them named. */
function optionsOf(value: unknown, note: Note): unknown {
  const list = toList(value);
  if (!Array.isArray(list)) return list;
  for (const [index, option] of list.entries()) {
    const label = isRecord(option) ? toLine(option.label) : undefined;
    if (typeof label === 'string' && label.length > MAX_LABEL) note(`options.${index}.label`, REFUSALS.cut);
  }
  return list;
}

/**
 * An attribute as the shop keeps it, its options in their order; refused (422, with its fields) without id or code. An
 * option that cannot be read is left out and named, a label that is too long is cut.
 */
export function parseAttribute(
  raw: Record<string, unknown>,
  { note = unheard }: Context = {},
): Result<AttributeDocument> {
  const record = cleanRecord(raw);
  const attribute_id = toNumber(record.attribute_id) ?? record.id;
  const names = { id: toNumber(record.id) ?? attribute_id, attribute_id, default_frontend_label: labelOf(record) };
  const parsed = readSalvaging(
    schema(),
    { ...record, ...names, options: optionsOf(record.options, note) },
    SECONDARY,
    note,
  );
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
