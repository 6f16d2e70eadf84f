import { z } from 'zod';
import { isOnlyInSets, isSoldItself } from '../../../domain/catalogue/availability';
import type { ChildDocument, ProductDocument } from '../../../domain/catalogue/document';
import { once } from '../../../domain/once';
import type { Result } from '../../../domain/result';
import { RULES } from '../../../domain/validation';
import { isRecord } from '../../is-record';
import { cleanRecord } from '../clean';
import { flatten, withoutComputed } from '../flatten';
import { htmlIfAny, htmlOf } from '../html';
import { labelIfAny, labelOr, title } from '../labels';
import {
  flagIfAny,
  id,
  ids,
  integerIfAny,
  integerOr,
  listOf,
  REFUSALS,
  read,
  skuLine,
  toLine,
  toList,
  toNumber,
} from '../lenient';
import { type Context, readSalvaging, refusal, refuseField, unheard } from '../refusal';
import { noteStock, readChildren, stock } from './child';
import { urlsOf } from './complete';
import { image, mediaGallery } from './media';
import { bundleOptions, configurableOptions, customOptions, linksOf, productLinks, warranties } from './options';
import { CREDIT_KEYS, creditShape, hasPrice, noteDates, priceShape } from './price';
import { tagFields, tagShape } from './tags';

const MAX_CATEGORIES = 1000;
const MAX_CHILDREN = 2000;
const TYPES = ['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable'] as const;

/** Types whose own price may be missing: they are sold for that of their parts. */
const PRICED_BY_PARTS = new Set<unknown>(['configurable', 'grouped', 'bundle']);

/** A sku stands in paths: one line, and not a dot segment. */
const sku = once(() => skuLine(128).refine((value) => value !== '.' && value !== '..', REFUSALS.notKnown));

const categoryEntry = once(() =>
  z.object({
    category_id: id(),
    name: labelOr('', 255),
    slug: labelIfAny(255),
    path: labelIfAny(500),
    position: integerIfAny(),
  }),
);

const rating = once(() =>
  z.object({
    average: z.preprocess(toNumber, z.number().min(0).max(5)),
    count: z.preprocess(toNumber, z.int().min(0)),
  }),
);

const schema = once(() =>
  z.looseObject({
    ...priceShape(),
    id: id(),
    sku: sku(),
    name: title(500),
    type_id: z.enum(TYPES, REFUSALS.notKnown),
    status: integerOr(1),
    visibility: integerOr(4),
    url_key: labelOr('', 255),
    slug: labelOr('', 255),
    url_path: labelOr('', 500),
    category_ids: ids(MAX_CATEGORIES),
    category: listOf(
      categoryEntry(),
      MAX_CATEGORIES,
      (entry) => isRecord(entry) && toNumber(entry.category_id) !== undefined,
    ),
    description: htmlIfAny(),
    short_description: htmlIfAny(),
    marca: labelIfAny(255),
    image: image(),
    media_gallery: mediaGallery(),
    new: flagIfAny(),
    sale: flagIfAny(),
    special_delivery: flagIfAny(),
    size_guide: labelIfAny(255),
    discount: integerIfAny(),
    created_at: labelOr('', 40),
    updated_at: labelOr('', 40),
    stock: stock(),
    configurable_options: configurableOptions(),
    configurable_children: z.preprocess(
      toList,
      z.array(z.unknown(), REFUSALS.notList).max(MAX_CHILDREN, REFUSALS.tooLarge),
    ),
    product_links: productLinks(),
    bundle_options: bundleOptions(),
    custom_options: customOptions(),
    warranties: warranties(),
    rating: read((value) => rating().safeParse(value).data),
    ...creditShape(),
    ...tagShape(),
  }),
);

/** What the schema reads: attributes flattened, computed fields gone, HTML sanitised. */
function sourceOf(raw: Record<string, unknown>, prefix: string): Record<string, unknown> {
  const record = withoutComputed(flatten(cleanRecord(raw)));
  const children = toList(record.configurable_children);
  const type_id =
    toLine(record.type_id) ?? (Array.isArray(children) && children.length > 0 ? 'configurable' : 'simple');
  return {
    ...record,
    type_id,
    price: toNumber(record.price) ?? (PRICED_BY_PARTS.has(type_id) ? 0 : undefined),
    created_at: record.created_at ?? record.updated_at,
    updated_at: record.updated_at ?? record.created_at,
    description: htmlOf(record.description, prefix),
    short_description: htmlOf(record.short_description, prefix),
    product_links: linksOf(record),
  };
}

/** Children by sku, repeated ones once; what the options choose by are option ids as text. */
function childrenOf(children: ChildDocument[], codes: string[]): ChildDocument[] {
  const bySku = new Map<string, ChildDocument>();
  for (const one of children) {
    const chosen = codes.flatMap((code) => (typeof one[code] === 'number' ? [[code, String(one[code])]] : []));
    if (!bySku.has(one.sku)) bySku.set(one.sku, { ...one, ...Object.fromEntries(chosen) });
  }
  return [...bySku.values()];
}

/**
 * What of any product may be left out while the product is kept: nothing that says for how much it is sold, or whether.
 */
const SECONDARY = new Set([
  ...[
    'url_key',
    'slug',
    'url_path',
    'category_ids',
    'category',
    'marca',
    'media_gallery',
    'discount',
    'created_at',
    'updated_at',
    'tier_prices',
    'warranties',
  ],
  ...CREDIT_KEYS,
]);
/** Fields that say what a product of one type is made of, and are beside the point for the others. */
const OWN_PARTS: readonly [string, ProductDocument['type_id']][] = [
  ['configurable_options', 'configurable'],
  ['configurable_children', 'configurable'],
  ['product_links', 'grouped'],
  ['bundle_options', 'bundle'],
];

const secondaryOf = (type: unknown): Set<string> =>
  new Set([...SECONDARY, ...OWN_PARTS.flatMap(([field, owner]) => (owner === type ? [] : [field]))]);

/**
 * A product as the shop keeps it, from any shape in use since 2017; refused (422, with its fields) when it could not be
 * sold or found.
 */
export function parseProduct(
  raw: Record<string, unknown>,
  { prefix = '', note = unheard }: Context = {},
): Result<ProductDocument> {
  const source = sourceOf(raw, prefix);
  const parsed = readSalvaging(schema(), source, secondaryOf(source.type_id), note);
  if (!parsed.success) return refusal('product', parsed.error);
  const product = parsed.data;
  if (isSoldItself(product) && !hasPrice(product) && !isOnlyInSets(product))
    return refuseField('price', 'positive', RULES.positive);
  noteDates(product, note);
  noteStock(source.stock, note);
  const listed = product.category.map((entry) => entry.category_id);
  const codes = product.configurable_options.map((option) => option.attribute_code);
  return {
    ok: true,
    value: {
      ...product,
      ...tagFields(product),
      ...urlsOf(product),
      category_ids: [...new Set(product.category_ids.length ? product.category_ids : listed)],
      configurable_children: childrenOf(readChildren(product.configurable_children, source, note), codes),
    },
  };
}
