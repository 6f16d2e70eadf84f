import { stableId } from '../../../../src/contract/documents/stable-id';
import { plainSlug } from '../../../../src/domain/url';
import { isSpreadsheetNumber } from './amounts.ts';
import { customOptionsOf } from './custom-options.ts';
import { giftOptions, isGift } from './gift-options.ts';
import type { Mapping, Row } from './mapping.ts';
import { type Prices, priceFields, stockOf } from './offer.ts';
import { picturesOf } from './picture-cells.ts';
import type { Registry } from './registry.ts';
import { flagOf, listOf, numberOf, pairsOf } from './values.ts';

/** Options of a variant, [name, words]. */
type Options = [string, string][];

/** A product of a file: its row, those of its variants, and rows that only bring further pictures. */
export interface ProductRows {
  line: number;
  row: Row;
  variants: { line: number; row: Row; options: Options }[];
  pictures: string[];
}

export interface Conversion {
  mapping: Mapping;
  registry: Registry;
  prices: Prices;
}

const OFF = 2;
const ON = 1;
const EVERYWHERE = 4;

/** Names and words of a row's numbered options, in their order. */
export const optionsOf = (row: Row): Options =>
  Object.keys(row)
    .flatMap((key): Options => {
      const [, number] = /^option_name\.(\d+)$/.exec(key) ?? [];
      return number && row[key] ? [[row[key] ?? '', row[`option_value.${number}`] ?? '']] : [];
    })
    .filter(([, value]) => value !== '');

const idOf = (row: Row, sku: string): number => (/^\d{1,9}$/.test(row.id ?? '') ? Number(row.id) : stableId(sku));

/** Whether a row says that it is not sold. */
export const isOff = (row: Row): boolean =>
  [row.online, row.published, row.online_market].some((cell) => flagOf(cell) === false);

const statusOf = (row: Row): number => (isOff(row) ? OFF : ON);

function visibilityOf({ visibilities }: Mapping, row: Row): number {
  return visibilities[row.visibility?.toLowerCase() ?? ''] ?? EVERYWHERE;
}

const linksOf = (row: Row, sku: string, list_separator: string): Record<string, unknown>[] =>
  (['related', 'upsell', 'crosssell', 'members'] as const).flatMap((field) =>
    listOf(row[field], list_separator).map((entry, position) => {
      const [linked = '', qty] = entry.split('=');
      return {
        sku,
        link_type: field === 'members' ? 'associated' : field,
        linked_product_sku: linked,
        position,
        qty: numberOf(qty) ?? undefined,
      };
    }),
  );

/** Bundle options from "name=…,type=…,sku=…|…": the parts of one name are one option. */
function bundleOf(cell: string | undefined): Record<string, unknown>[] {
  const parts = listOf(cell, '|').map(pairsOf);
  return [...Map.groupBy(parts, ({ name = '' }) => name)].map(([title, links], index) => ({
    option_id: index + 1,
    title,
    required: links[0]?.required !== '0',
    type: links[0]?.type ?? 'select',
    position: index,
    product_links: links.map(({ sku, default_qty, default: isDefault }, position) => ({
      id: position + 1,
      sku,
      qty: numberOf(default_qty) ?? 1,
      position,
      is_default: isDefault === '1',
    })),
  }));
}

/** Codes of a product's options by their names: first what its variants are chosen by. */
type Codes = ReadonlyMap<string, string>;

const codeIn = (codes: Codes, name: string): string => codes.get(name) ?? name;

/** Attributes of a product itself: options that make no variants, and pairs of one cell. */
function attributeFields(
  { registry }: Conversion,
  row: Row,
  chosen: ReadonlySet<string>,
  codes: Codes,
): Record<string, unknown> {
  const own = optionsOf(row).filter(([name]) => !chosen.has(name));
  const fields = own.map(([name, value]) => {
    const code = codeIn(codes, name);
    return [code, registry.values(code, name, listOf(value, ','))];
  });
  const pairs = Object.entries(pairsOf(row.attributes)).map(([name, value]) => {
    const code = registry.code(name);
    return [code, registry.values(code, name, listOf(value, '|'))];
  });
  return Object.fromEntries([...fields, ...pairs]) as Record<string, unknown>;
}

export const skuOf = (row: Row): string => row.sku || row.handle || '';

/** The sku of a variant; one that has none is called by its product's and what it is chosen by. */
export const variantSkuOf = ({ row, options }: { row: Row; options: Options }, product: string): string =>
  row.sku || `${product}-${options.map(([, value]) => plainSlug(value)).join('-')}`;

/** What a variant that is not taken is called: its sku, or its product and what it is chosen by, or its name. */
export const variantLabel = ({ row, options }: { row: Row; options: Options }, product: string): string =>
  row.sku || [product, ...options.map(([, value]) => plainSlug(value))].filter(Boolean).join('-') || (row.name ?? '');

function childOf(
  { mapping, registry, prices }: Conversion,
  { row, options }: ProductRows['variants'][number],
  fallback: string,
  codes: Codes,
): Record<string, unknown> {
  const sku = variantSkuOf({ row, options }, fallback);
  return {
    id: idOf(row, sku),
    sku,
    name: row.name || undefined,
    status: statusOf(row),
    ...priceFields(row, registry, prices),
    stock: stockOf(row),
    image: [row.variant_image, row.images, row.image].flatMap((cell) => picturesOf(cell, mapping.list_separator))[0],
    ...Object.fromEntries(
      options.map(([name, value]) => {
        const code = codeIn(codes, name);
        return [code, registry.option(code, name, value)];
      }),
    ),
  };
}

/** The options variants are chosen by, with the values they have. */
function choicesOf(
  { registry }: Conversion,
  variants: ProductRows['variants'],
  codes: Codes,
): Record<string, unknown>[] {
  const names = [...new Set(variants.flatMap(({ options }) => options.map(([name]) => name)))];
  return names.map((name, position) => {
    const code = codeIn(codes, name);
    return {
      id: registry.attributeId(code),
      attribute_id: String(registry.attributeId(code)),
      attribute_code: code,
      label: name,
      position,
      values: [
        ...new Set(variants.flatMap(({ options }) => options.flatMap(([one, value]) => (one === name ? [value] : [])))),
      ].map((value) => ({
        value_index: Number(registry.option(code, name, value)),
        label: value,
      })),
    };
  });
}

/** Names of a row's numbered options that it leaves open: such a variant is for any value of them. */
const openOptionsOf = (row: Row): string[] =>
  Object.keys(row).flatMap((key) => {
    const [, number] = /^option_name\.(\d+)$/.exec(key) ?? [];
    return number && row[key] && !row[`option_value.${number}`] ? [row[key]] : [];
  });

/**
 * What no variant says and every one leaves open is asked of the shopper: the variant's sku is sold, with the value
 * that was chosen.
 */
function askedOf({ row, variants }: ProductRows, chosen: ReadonlySet<string>): Record<string, unknown>[] {
  const open = new Set(variants.flatMap((variant) => openOptionsOf(variant.row)));
  return optionsOf(row).flatMap(([name, cell], sort_order) => {
    const values = listOf(cell, ',');
    if (!open.has(name) || chosen.has(name) || values.length < 2) return [];
    return [
      {
        option_id: stableId(`asked ${name}`),
        title: name,
        type: 'drop_down',
        sort_order,
        is_require: true,
        values: values.map((title, position) => ({
          option_type_id: stableId(`asked ${name} ${title}`),
          title,
          sort_order: position,
          price: 0,
        })),
      },
    ];
  });
}

/** Names of what a variant leaves open and its siblings tell apart: nobody could choose it where there is any. */
export function undecidedIn({ options: own }: ProductRows['variants'][number], { variants }: ProductRows): string[] {
  const said = new Set(own.map(([name]) => name));
  const told = new Set(variants.flatMap(({ options }) => options.map(([name]) => name)));
  return [...told].filter((name) => !said.has(name));
}

/** The type of a product in our words: of several, "simple, downloadable, virtual", the one that says most. */
function typeOf({ types }: Mapping, row: Row): string {
  const named = (row.type ?? '').split(',').flatMap((type) => types[type.trim().toLowerCase()] ?? []);
  const whole = types[row.type?.toLowerCase() ?? ''];
  return (
    whole ??
    named.find((type) => type === 'downloadable') ??
    named.find((type) => type === 'virtual') ??
    named[0] ??
    (row.type || 'simple')
  );
}

/** A product document from its rows. */
export function productOf(conversion: Conversion, rows: ProductRows): Record<string, unknown> {
  const { row, variants, pictures } = rows;
  const { mapping, registry, prices } = conversion;
  const sku = skuOf(row);
  const images = [
    ...new Set([row.image, row.images, ...pictures].flatMap((cell) => picturesOf(cell, mapping.list_separator))),
  ];
  const chosen = new Set(variants.flatMap(({ options: own }) => own.map(([name]) => name)));
  const codes = registry.codes([...chosen, ...optionsOf(row).map(([name]) => name)]);
  const options = choicesOf(conversion, variants, codes);
  return {
    id: idOf(row, sku),
    sku,
    name: row.name,
    type_id: variants.length > 0 ? 'configurable' : typeOf(mapping, row),
    status: statusOf(row),
    visibility: visibilityOf(mapping, row),
    description: row.description,
    short_description: row.short_description,
    // What is sold by its variants has no price of its own, whatever its row says: nobody reads it.
    ...(variants.length > 0
      ? { tax_class_id: registry.tax(row.tax_class, row.taxable)?.id }
      : priceFields(row, registry, prices)),
    stock: variants.length > 0 ? { is_in_stock: true, qty: 0, manage_stock: false } : stockOf(row),
    category_ids: registry.categories(row.categories || row.kind),
    marca: row.brand || undefined,
    keywords: listOf(row.tags, mapping.list_separator).join(' ') || undefined,
    ean: isSpreadsheetNumber(row.ean ?? '') ? undefined : row.ean || undefined,
    image: images[0],
    media_gallery: images.map((image, pos) => ({ image, pos, typ: 'image', lab: row.name })),
    url_key: row.url_key || row.handle || undefined,
    created_at: row.created_at || undefined,
    updated_at: row.updated_at || undefined,
    ...attributeFields(conversion, row, chosen, codes),
    configurable_options: options,
    configurable_children: variants.map((variant) => childOf(conversion, variant, sku, codes)),
    product_links: linksOf(row, sku, mapping.list_separator),
    bundle_options: bundleOf(row.bundle),
    custom_options: [
      ...askedOf(rows, chosen),
      ...customOptionsOf(row.custom_options),
      ...(isGift(row) ? giftOptions() : []),
    ],
  };
}
