import { foldText } from '../../../../src/domain/search/text';
import { plainSlug } from '../../../../src/domain/url';
import { isGift } from './gift-options.ts';
import type { Mapping, Row } from './mapping.ts';
import { type ProductRows, skuOf, variantSkuOf } from './products.ts';
import { flagOf, listOf } from './values.ts';

const VIRTUAL = 'virtual';
/** What a file calls the kind of a gift card. */
const GIFT_CARD = /^(?:(?:e-?|digital )?gift ?cards?(?: & certificates)?|tarjetas? de regalo(?: digital(?:es)?)?)$/;

/** Fields that stand in the first row of a product and are those of all of its variants. */
const OF_PRODUCT = [
  'name',
  'description',
  'short_description',
  'brand',
  'online',
  'published',
  'online_market',
  'visibility',
  'categories',
  'kind',
  'tags',
  'images',
  'created_at',
  'updated_at',
];

/**
 * Whether a row is of a gift card: it says so, or its kind does where the system knows gift cards; not where it says that
 * it is none and is sent.
 */
function isGiftCard({ columns, category_separator, path_separator }: Mapping, row: Row): boolean {
  if (isGift(row)) return true;
  if (!columns.gift_card || (flagOf(row.gift_card) === false && flagOf(row.shipped) === true)) return false;
  const paths = listOf(row.categories, category_separator).map((path) => listOf(path, path_separator).at(-1) ?? '');
  return [row.kind ?? '', ...paths].some((kind) => GIFT_CARD.test(foldText(kind.trim())));
}

/** What of a file is not sent to anybody: lines of its gift cards and of the rest, and products that only partly are. */
export interface NotSent {
  products: ProductRows[];
  giftCards: number[];
  others: number[];
  partly: number[];
}

/** A variant as a product of its own, under its product's name and what it is chosen by. */
function alone(product: ProductRows, { line, row, options }: ProductRows['variants'][number]): ProductRows {
  const head = product.row;
  const values = options.map(([, value]) => value);
  const shared = OF_PRODUCT.map((field): [string, string] => [field, row[field] || (head[field] ?? '')]);
  const own = Object.entries(row).filter(([field]) => !field.startsWith('option_'));
  return {
    line,
    row: {
      ...Object.fromEntries([...own, ...shared]),
      type: VIRTUAL,
      name: [head.name, ...values].join(' '),
      sku: variantSkuOf({ row, options }, skuOf(head)),
      handle: head.handle ? [head.handle, ...values.map(plainSlug)].filter(Boolean).join('-') : '',
      image: row.variant_image ?? '',
    },
    variants: [],
    pictures: product.pictures,
  };
}

/**
 * Products of which those that nobody sends are virtual ones, each variant of them a product of its own: the shop sends
 * what is chosen by variants. A product of which only some variants are sent stays whole.
 */
export function notSent(mapping: Mapping, products: readonly ProductRows[]): NotSent {
  const found: NotSent = { products: [], giftCards: [], others: [], partly: [] };
  for (const product of products) {
    const { line, row, variants } = product;
    const sold = variants.length > 0 ? variants : [{ line, row }];
    const shipped = sold.map((one) => one.row.shipped || row.shipped || '');
    const isGift = isGiftCard(mapping, { ...row, shipped: shipped[0] ?? '' });
    const kept = shipped.filter((cell) => flagOf(cell) === false).length;
    if (!isGift && kept < sold.length) {
      found.products.push(product);
      if (kept > 0) found.partly.push(line);
      continue;
    }
    (isGift ? found.giftCards : found.others).push(...sold.map((one) => one.line));
    const apart = variants.length > 0 ? variants.map((variant) => alone(product, variant)) : [product];
    found.products.push(
      ...apart.map((one) => ({ ...one, row: { ...one.row, type: VIRTUAL, gift_card: isGift ? '1' : '' } })),
    );
  }
  return found;
}
