import type { ProductPage } from '../commerce/catalogue';
import { commerce, requestContext } from '../commerce/request-context';
import { productPath } from '../domain/url';

/** The product of an address, and whether it may be picked up somewhere; 'moved' when it has another one, which is noted, 'missing' when there is none. */
export async function productAt(
  parentSku: string,
  slug: string,
  childSku: string | null,
): Promise<(ProductPage & { hasBranches: boolean }) | 'moved' | 'missing'> {
  const [found, hasBranches] = await Promise.all([commerce().catalogue.product(parentSku, childSku), commerce().branches.any()]);
  if (found.state === 'missing') return 'missing';
  const path = found.state === 'moved' ? found.path : productPath(found.page.product.parentSku, found.page.product.slug, childSku);
  if (found.state === 'found' && path === productPath(parentSku, slug, childSku)) return { ...found.page, hasBranches };
  requestContext().noteRedirect(path);
  return 'moved';
}
