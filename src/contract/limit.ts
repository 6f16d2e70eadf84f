/** What a request is counted as. How often each may be done stands in workers/http/limits/figures.ts. */
export type LimitClass = 'read' | 'search' | 'cart' | 'newCart' | 'order' | 'form' | 'page';

/** What a request shows of itself, whether it is true or not. */
export interface Shown {
  /** It names a cart, by its cookie or in its query. */
  hasCart: boolean;
}

/**
 * How a call or a form is counted; 'none' where a service token or a signature stands in front of it, and an import
 * makes thousands.
 */
export type Limit = LimitClass | 'none' | ((shown: Shown) => LimitClass);

/** A change of a cart by somebody who shows none makes one. */
export const cartChange = ({ hasCart }: Shown): LimitClass => (hasCart ? 'cart' : 'newCart');

/** What a request counts as under a limit; null for what is not counted. */
export function limitClassOf(limit: Limit, shown: Shown): LimitClass | null {
  if (limit === 'none') return null;
  return typeof limit === 'function' ? limit(shown) : limit;
}
