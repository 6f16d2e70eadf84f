import { requestContext } from '../../commerce/request-context';
import { hasVariants, variantText } from '../../features/product/held-variants';
import { writeVariants } from '../../features/product/variant-data';
import { productAt } from './product-at';

/**
 * What a product's address answers when its variants are asked for: the text its page would hold if it were shorter.
 */
export async function productVariants(parentSku: string, slug: string, childSku: string | null): Promise<string> {
  const page = await productAt(parentSku, slug, childSku);
  if (page === 'missing') requestContext().noteStatus(404);
  if (typeof page === 'string') return '';
  return hasVariants(page) ? variantText(page) : writeVariants(new Map());
}
