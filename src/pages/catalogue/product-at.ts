import type { ProductPage } from '../../commerce/catalogue';
import { commerce, requestContext } from '../../commerce/request-context';
import { productPath } from '../../domain/url';
import { hasVariants, variantText } from '../../features/product/variants/held-variants';
import { openCodes, readOpen } from '../../features/product/variants/variant-address';
import { writeVariants } from '../../features/product/variants/variant-table';

/** The page of a variant with the options left to choose that its address names. */
function leftOpen(page: ProductPage, childSku: string | null): ProductPage {
  const places = readOpen(requestContext().query);
  if (childSku === null || places === null || !page.variants.skus.includes(childSku)) return page;
  return { ...page, product: page.variants.withOpen(childSku, openCodes(page.product, places)) };
}

/**
 * The product of an address, and whether it may be picked up somewhere; 'moved' when it has another one, which is
 * noted, 'missing' when there is none.
 */
export async function productAt(
  parentSku: string,
  slug: string,
  childSku: string | null,
): Promise<(ProductPage & { hasBranches: boolean }) | 'moved' | 'missing'> {
  const [found, hasBranches] = await Promise.all([
    commerce().catalogue.product(parentSku, childSku),
    commerce().branches.any(),
  ]);
  if (found.state === 'missing') return 'missing';
  const path =
    found.state === 'moved' ? found.path : productPath(found.page.product.parentSku, found.page.product.slug, childSku);
  if (found.state === 'found' && path === productPath(parentSku, slug, childSku))
    return { ...leftOpen(found.page, childSku), hasBranches };
  requestContext().noteRedirect(path);
  return 'moved';
}

/**
 * What a product's address answers when its variants are asked for: the text its page would hold if it were shorter.
 */
export async function productVariants(parentSku: string, slug: string, childSku: string | null): Promise<string> {
  const page = await productAt(parentSku, slug, childSku);
  if (page === 'missing') requestContext().noteStatus(404);
  if (typeof page === 'string') return '';
  return hasVariants(page) ? variantText(page) : writeVariants(new Map());
}
