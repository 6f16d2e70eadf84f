import { z } from 'zod';
import { once } from '../../../domain/once';
import { foldText } from '../../../domain/search/text';
import { isRecord } from '../../is-record';
import { labelOr } from '../labels';
import {
  amount,
  amountIfAny,
  flag,
  integer,
  integerOr,
  line,
  listOf,
  memberQtyIfAny,
  read,
  skuLine,
  toList,
  toNumber,
} from '../lenient';
import { parseColour } from './colour';

const MAX_LIST = 1000;
const MAX_LABEL = 255;
const MAX_SKU = 128;

/** A swatch as a colour, given as text or as { value }; null when it is a picture or nothing. */
export const swatch = once(() => read((value) => parseColour(isRecord(value) ? value.value : value)));

/** Options have a code in newer sources; in older ones their label, folded, is the code. */
const withCode = (value: unknown): unknown => {
  if (!isRecord(value)) return value;
  const label = typeof value.label === 'string' ? foldText(value.label.trim()).replace(/\s+/g, '_') : undefined;
  return {
    ...value,
    attribute_code: value.attribute_code || label,
    attribute_id: value.attribute_id ?? '',
    id: value.id ?? value.attribute_id,
  };
};

export const configurableOptions = once(() =>
  listOf(
    z.preprocess(
      withCode,
      z
        .object({
          id: integerOr(0),
          attribute_id: labelOr('', 20),
          attribute_code: line(MAX_LABEL),
          label: labelOr('', MAX_LABEL),
          position: integerOr(0),
          values: listOf(
            z.object({ value_index: integer(), label: labelOr('', MAX_LABEL), swatch: swatch() }),
            MAX_LIST,
            (entry) => isRecord(entry) && toNumber(entry.value_index) !== undefined,
          ),
        })
        .transform((option) => ({ ...option, label: option.label || option.attribute_code })),
    ),
    MAX_LIST,
  ),
);

const LINK_TYPES = ['associated', 'related', 'upsell', 'crosssell', 'service'] as const;
const linkType = once(() => z.enum(LINK_TYPES));

/** Links of a product, from product_links or from the indexer's { associated: [{ sku, pos }] }. */
export function linksOf(record: Record<string, unknown>): unknown {
  if (Array.isArray(record.product_links) || !isRecord(record.links)) return record.product_links;
  const links = record.links;
  return LINK_TYPES.flatMap((link_type) => {
    const list = toList(links[link_type]);
    return (Array.isArray(list) ? list : [])
      .filter(isRecord)
      .map((link) => ({ sku: record.sku, link_type, linked_product_sku: link.sku, position: link.pos }));
  });
}

export const productLinks = once(() =>
  listOf(
    z.preprocess(
      (link) =>
        isRecord(link) && isRecord(link.extension_attributes)
          ? { ...link, qty: link.qty ?? link.extension_attributes.qty }
          : link,
      z.object({
        sku: labelOr('', MAX_SKU),
        link_type: linkType(),
        linked_product_sku: skuLine(MAX_SKU),
        linked_product_type: labelOr('simple', 40),
        position: integerOr(0),
        qty: memberQtyIfAny(),
      }),
    ),
    MAX_LIST,
    (link) => isRecord(link) && linkType().safeParse(link.link_type).success,
  ),
);

export const bundleOptions = once(() =>
  listOf(
    z.object({
      option_id: integer(),
      title: labelOr('', MAX_LABEL),
      required: flag(true),
      type: z.enum(['radio', 'select', 'checkbox', 'multi']).catch('select'),
      position: integerOr(0),
      product_links: listOf(
        z.object({
          id: line(40),
          sku: skuLine(MAX_SKU),
          qty: memberQtyIfAny().transform((qty) => qty ?? 1),
          position: integerOr(0),
          is_default: flag(false),
          price: amountIfAny(),
          can_change_quantity: flag(false),
        }),
        MAX_LIST,
      ),
    }),
    MAX_LIST,
  ),
);

const priceType = once(() => z.enum(['fixed', 'percent']).catch('fixed'));

export const customOptions = once(() =>
  listOf(
    z.object({
      option_id: integer(),
      title: labelOr('', MAX_LABEL),
      type: labelOr('field', 40),
      sort_order: integerOr(0),
      is_require: flag(false),
      price: amountIfAny(),
      price_type: priceType(),
      values: listOf(
        z.object({
          option_type_id: integer(),
          title: labelOr('', MAX_LABEL),
          sort_order: integerOr(0),
          price: z.preprocess((value) => value ?? 0, amount()),
          price_type: priceType(),
        }),
        MAX_LIST,
      ),
    }),
    MAX_LIST,
  ),
);

export const warranties = once(() =>
  listOf(
    z.object({
      sku: line(MAX_SKU),
      name: line(MAX_LABEL),
      months: integer().pipe(z.int().min(1).max(600)),
      price: amount(),
    }),
    20,
  ),
);
