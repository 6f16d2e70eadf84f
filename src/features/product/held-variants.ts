import type { ProductPage } from '../../commerce/catalogue';
import { requestContext } from '../../commerce/request-context';
import type { Product } from '../../domain/catalogue/product';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';
import { markupOfParts, type PartProps } from './parts';
import { stockText } from './stock-text';
import { variantAddress } from './variant-address';
import { type VariantMarkup, writeVariants } from './variant-data';
import { VARIANTS_PARAM } from './variants-param';

/** Up to so many variants of a product are written at once; of one that has more, those that one choice leads to. */
const MOST_AT_ONCE = 40;
/** Up to so many a page tries to hold. */
const MOST_IN_PAGE = 16;
/**
 * Longest text inside a page, in characters: up to it a page grows by 1.4 KB at most, compressed (measured, brotli 5).
 */
const MOST_CHARS = 48_000;

type Shown = Pick<ProductPage, 'product' | 'variants' | 'crumbs'> & { hasBranches?: boolean };

/** Whether there is another variant to choose. */
export const hasVariants = ({ product, variants }: Shown): boolean =>
  variants.skus.length > 1 && variants.skus.includes(product.sku);

const hasMany = ({ variants }: Shown): boolean => variants.skus.length > MOST_AT_ONCE;

/** A product with each variant that one choice leads to, and with as much left to choose. */
function led(product: Product, { withOpen }: Shown['variants']): Product[] {
  return product.options.flatMap(({ code, values }) => {
    const open = product.open.filter((one) => one !== code);
    return values.flatMap(({ childSku }) => (childSku === null ? [] : withOpen(childSku, open)));
  });
}

const byAddress = (products: readonly Product[]): Map<string, Product> =>
  new Map(products.map((one) => [variantAddress(one, one.sku, one.open), one]));

/** The variant on screen and those that one choice leads to. */
const near = ({ product, variants }: Shown): Product[] =>
  [...byAddress([product, ...led(product, variants)]).values()].slice(0, MOST_AT_ONCE);

/** All variants, and what can be shown before everything is chosen. */
function all({ product, variants }: Shown): Product[] {
  const open = byAddress(product.open.length > 0 ? [product] : []);
  for (const [, one] of open) {
    for (const next of led(one, variants))
      if (next.open.length > 0) open.set(variantAddress(next, next.sku, next.open), next);
  }
  return [...open.values(), ...variants.skus.map(variants.withVariant)];
}

function said(product: Product): string {
  const t = texts();
  const choice = product.options
    .flatMap(({ values }) => values.filter(({ selected }) => selected).map(({ label }) => label))
    .join(', ');
  return t('You chose {choice}. Price: {price}. {stock}.', {
    choice,
    price: money(product.price.gross),
    stock: stockText(product),
  });
}

/** The texts used last, by cacheKey: one product has the same text on the pages of all its variants. */
const written = new Map<string, string>();
const MOST_KEPT = 100;

function writtenOnce(key: string, write: () => string): string {
  const text = written.get(key) ?? write();
  written.delete(key);
  written.set(key, text);
  const [oldest] = written.keys();
  if (written.size > MOST_KEPT && oldest !== undefined) written.delete(oldest);
  return text;
}

/** Everything the text of these products depends on. Descriptions are the same for all variants of a product. */
function cacheKey(products: readonly Product[], { category, hasBranches }: Omit<PartProps, 'product'>): string {
  const { store, site, origin } = requestContext();
  const [first] = products;
  const own = products.map(({ description: _, shortDescription: __, ...rest }) => rest);
  return JSON.stringify([
    store.storeCode,
    site.mediaTemplate(),
    origin,
    category,
    hasBranches,
    first?.description,
    first?.shortDescription,
    own,
  ]);
}

/**
 * The variants of a product that are shown in place of one another without loading a page, as their pages show them:
 * all of them, or of very many those that one choice leads to. One whose page has other sections is left out: the link
 * to it is followed.
 */
export function variantText(page: Shown): string {
  const category = page.crumbs.at(-1) ?? null;
  const { hasBranches = false } = page;
  const products = (hasMany(page) ? near(page) : all(page)).filter(
    ({ attributes }) => attributes.length > 0 === page.product.attributes.length > 0,
  );
  for (const { price } of products.flatMap((one) => [one, ...one.services])) requestContext().noteUntil(price.until);
  return writtenOnce(cacheKey(products, { category, hasBranches }), () => {
    const markups = products.map((product): [string, VariantMarkup] => [
      variantAddress(product, product.sku, product.open),
      { said: said(product), parts: markupOfParts({ product, category, hasBranches }) },
    ]);
    return writeVariants(new Map(markups));
  });
}

/**
 * What a page of a product with variants holds of them: the text of writeVariants where it is small, else the address
 * of it.
 */
export interface HeldVariants {
  text: string | null;
  /** null where the page has the text. */
  from: string | null;
  /** Whether the text has only those that one choice leads to. */
  isNear: boolean;
}

/** Decides where the variants of a product are held; null where there is none to choose. */
export function heldVariants(page: Shown): HeldVariants | null {
  if (!hasVariants(page)) return null;
  const isNear = hasMany(page);
  const text = page.variants.skus.length <= MOST_IN_PAGE ? variantText(page) : '';
  if (text !== '' && text.length <= MOST_CHARS) return { text, from: null, isNear };
  const { product } = page;
  const address =
    isNear || product.open.length > 0
      ? variantAddress(product, product.sku, product.open)
      : variantAddress(product, null);
  return { text: null, from: `${address}${address.includes('?') ? '&' : '?'}${VARIANTS_PARAM}=1`, isNear };
}
