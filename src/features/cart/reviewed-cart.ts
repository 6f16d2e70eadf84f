import type { CartPort } from '../../commerce/cart';
import { mine, type RequestContext, requestContext } from '../../commerce/request-context';

const reviews = new WeakMap<RequestContext, ReturnType<CartPort['review']>>();

/**
 * The cart of whoever asks with what changed since its lines were filled, asked for once a page: the page shows it, its
 * header how much is in it. null without a cart.
 */
export async function reviewedCart(): Promise<Awaited<ReturnType<CartPort['review']>> | null> {
  const context = requestContext();
  const port = mine().cart();
  if (!port) return null;
  const review = reviews.get(context) ?? port.review();
  reviews.set(context, review);
  return review;
}
