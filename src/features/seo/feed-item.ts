import { isHandedOver } from '../../domain/catalogue/availability';
import type { ProductDocument } from '../../domain/catalogue/document';
import type { CategoryNode, Product } from '../../domain/catalogue/product';
import { type PageContext, productOf } from '../../domain/catalogue/product-page';
import { bestCategory, crumbsOf } from '../../domain/catalogue/tree';
import { variantsOf } from '../../domain/catalogue/variants';
import { type Centavos, toCentavos, toDecimal } from '../../domain/money';
import { deliveryGross, type ShippingRates } from '../../domain/shipping';
import { productPath } from '../../domain/url';
import { cut, plainText } from '../shop/plain-text';

/**
 * Fields of a merchant feed, in their order and under the names of its specification; `shipping` is country and price.
 */
export const FEED_FIELDS = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'price',
  'sale_price',
  'condition',
  'brand',
  'gtin',
  'mpn',
  'identifier_exists',
  'product_type',
  'item_group_id',
  'color',
  'size',
  'material',
  'is_bundle',
  'shipping',
] as const;

export type FeedField = (typeof FEED_FIELDS)[number];

/** One thing to buy; a field that is left out has no value. Only pictures are several. */
export type FeedItem = Partial<Record<Exclude<FeedField, 'additional_image_link' | 'shipping'>, string>> & {
  additional_image_link?: string[];
  shipping?: { country: string; price: string };
};

/** Most characters, pictures, and values of a colour or material that the specification takes. */
const MAX = { id: 50, title: 150, description: 5000, brand: 70, option: 100, values: 3, type: 750, pictures: 10 };

/**
 * Where a feed's shop is: its addresses, what delivery costs (null where a retailer reckons it), and its categories.
 */
export interface FeedShop {
  /** Address of a path inside the store view. */
  address(path: string): string;
  /** Address of a document's picture, null for one that has none. */
  picture(path: string): string | null;
  currency: string;
  country: string;
  rates: ShippingRates | null;
  tree: readonly CategoryNode[];
}

const inMoney = (amount: Centavos, currency: string): string => `${toDecimal(amount).toFixed(2)} ${currency}`;

const given = (text: string | null | undefined, most: number): string | undefined =>
  text?.trim() ? cut(text.trim(), most) : undefined;

/**
 * What a product is, of what an option or an attribute says: the words, not their ids, the first of several before a
 * slash.
 */
function saidOf(product: Product, code: string): string | undefined {
  const option = product.options.find((group) => group.code === code)?.values.find(({ selected }) => selected)?.label;
  const said = option ?? product.attributes.find((attribute) => attribute.code === code)?.value;
  return given(said?.split(', ').slice(0, MAX.values).join('/'), MAX.option);
}

/** Codes of options that have fields of their own. */
const OWN_FIELDS = ['color', 'size', 'material'];

/**
 * What else a variant was chosen by: things of a group have to differ in a field, and its size is the one for seats and
 * memory.
 */
function otherChoices({ options }: Product): string | undefined {
  const chosen = options
    .filter(({ code }) => !OWN_FIELDS.includes(code))
    .flatMap(({ values }) => values.filter(({ selected }) => selected));
  return given(chosen.map(({ label }) => label).join(', '), MAX.option);
}

/** The sku, or what is left of one that is too long, told apart by its end. */
const idOf = (sku: string): string => (sku.length <= MAX.id ? sku : sku.slice(sku.length - MAX.id));

function itemOf(product: Product, shop: FeedShop, type: string | undefined): FeedItem | null {
  const pictures = product.images.flatMap(({ path }) => shop.picture(path) ?? []);
  const [picture, ...more] = pictures;
  const { gross, regularGross } = product.price;
  // Without a price or a picture nothing may be offered.
  if (!picture || gross <= 0) return null;
  const isVariant = product.sku !== product.parentSku;
  const options = product.options.flatMap(({ values }) =>
    values.filter(({ selected }) => selected).map(({ label }) => label),
  );
  const brand = given(product.brand, MAX.brand);
  const isKnown = product.gtin !== undefined || (product.mpn !== undefined && brand !== undefined);
  const title = cut([product.name, ...(isVariant ? options : [])].join(', '), MAX.title);
  return {
    id: idOf(product.sku),
    title,
    description: cut(plainText(product.description || product.shortDescription) || title, MAX.description),
    link: shop.address(productPath(product.parentSku, product.slug, isVariant ? product.sku : null)),
    image_link: picture,
    ...(more.length > 0 ? { additional_image_link: more.slice(0, MAX.pictures) } : {}),
    availability: product.availability,
    price: inMoney(toCentavos(Math.max(regularGross, gross)), shop.currency),
    ...(regularGross > gross ? { sale_price: inMoney(gross, shop.currency) } : {}),
    condition: 'new',
    brand,
    gtin: product.gtin,
    mpn: product.mpn,
    ...(isKnown ? {} : { identifier_exists: 'no' }),
    product_type: type,
    ...(isVariant ? { item_group_id: idOf(product.parentSku) } : {}),
    color: saidOf(product, 'color'),
    size: saidOf(product, 'size') ?? (isVariant ? otherChoices(product) : undefined),
    material: saidOf(product, 'material'),
    ...(product.type === 'bundle' || product.type === 'grouped' ? { is_bundle: 'yes' } : {}),
    ...(shop.rates && isHandedOver(product.type)
      ? { shipping: { country: shop.country, price: inMoney(deliveryGross(gross, shop.rates), shop.currency) } }
      : {}),
  };
}

/**
 * What is sold under a product: each of its variants, else the product itself; prices and stock as its page shows them.
 */
export function feedItems(doc: ProductDocument, context: PageContext, shop: FeedShop): FeedItem[] {
  const category = bestCategory(shop.tree, doc.category_ids);
  const crumbs = category === null ? [] : crumbsOf(shop.tree, category);
  const type = given(crumbs.map(({ name }) => name).join(' > '), MAX.type);
  const variants = doc.type_id === 'configurable' ? variantsOf(doc, context) : null;
  const products = variants ? variants.skus.map(variants.withVariant) : [productOf(doc, null, context)];
  return products.flatMap((product) => itemOf(product, shop, type) ?? []);
}
