import type { ProductPage } from '../../../commerce/catalogue';
import { requestContext } from '../../../commerce/request-context';
import type { Product } from '../../../domain/catalogue/product';
import { productView } from '../views/product-view';
import { variantAddress } from './variant-address';
import { writeVariants } from './variant-table';
import { VARIANTS_PARAM } from './variants-param';

/** Up to so many variants of a product are written at once; of one that has more, those that one choice leads to. */
const MOST_AT_ONCE = 40;
/** Up to so many a page tries to hold. */
const MOST_IN_PAGE = 16;
/** Longest text inside a page, in characters: up to it a page grows by half a KB at most, compressed (measured, brotli 5). */
const MOST_CHARS = 2_500;

type Shown = Pick<ProductPage, 'product' | 'variants' | 'crumbs'> & { hasBranches?: boolean };

/** Whether there is another variant to choose. */
export const hasVariants = ({ product, variants }: Shown): boolean =>
  variants.skus.length > 1 && variants.skus.includes(product.sku);

const hasMany = ({ variants }: Shown): boolean => variants.skus.length > MOST_AT_ONCE;

/** Whether one of the variants may be sold out; of very many nobody looks. */
export const hasOut = (page: Shown): boolean =>
  hasMany(page) || page.variants.skus.some((sku) => page.variants.withVariant(sku).availability === 'out_of_stock');

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

/**
 * The variants of a product that are shown in place of one another without loading a page, as their pages show them:
 * all of them, or of very many those that one choice leads to. One whose page has other sections is left out: the link
 * to it is followed. `mayBeOut`: whether a variant that can be bought too holds what would be said if it were sold out,
 * as the page then does; a text that is fetched may be of a later stock than its page, so there each says it whole or
 * not at all.
 */
export function variantText(page: Shown, mayBeOut = false): string {
  const category = page.crumbs.at(-1) ?? null;
  const around = { category, hasBranches: page.hasBranches ?? false, hasOut: mayBeOut };
  const products = (hasMany(page) ? near(page) : all(page)).filter(
    ({ attributes }) => attributes.length > 0 === page.product.attributes.length > 0,
  );
  for (const { price } of products.flatMap((one) => [one, ...one.services])) requestContext().noteUntil(price.until);
  const views = products.map(
    (product) => [variantAddress(product, product.sku, product.open), productView(product, around)] as const,
  );
  // Of variants that are all sold out the table leaves out what they share, which a page made before has nothing of.
  const isHeld = mayBeOut || views.some(([, { purchase }]) => purchase.instead === null);
  return writeVariants(new Map(isHeld ? views : []));
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
  const text = page.variants.skus.length <= MOST_IN_PAGE ? variantText(page, hasOut(page)) : '';
  if (text !== '' && text.length <= MOST_CHARS) return { text, from: null, isNear };
  const { product } = page;
  const address =
    isNear || product.open.length > 0
      ? variantAddress(product, product.sku, product.open)
      : variantAddress(product, null);
  return { text: null, from: `${address}${address.includes('?') ? '&' : '?'}${VARIANTS_PARAM}=1`, isNear };
}
