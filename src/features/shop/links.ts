import { requestContext } from '../../commerce/request-context';
import { storePath } from '../../config/stores';
import { EXTERNAL_CHECKOUT_PAGE } from '../../contract/checkout/ticket';

/** Address of a page of the store view being rendered. */
export function href(path: string, query?: URLSearchParams | Record<string, string>): string {
  const address = storePath(requestContext().store, path);
  const search = query ? new URLSearchParams(query).toString() : '';
  return search ? `${address}?${search}` : address;
}

/** An address as search engines have to know it: with scheme and host. */
export const absolute = (address: string): string => new URL(address, requestContext().origin).href;

/**
 * Where "Proceed to checkout" leads: our own checkout, unless the store view has one elsewhere, to which the shop takes
 * the shopper with the cart.
 */
export const checkoutHref = (): string =>
  href(requestContext().store.externalCheckout === null ? '/checkout' : EXTERNAL_CHECKOUT_PAGE);

/** Address a form of this store view posts to: name is 'cart/add', 'checkout/envio' … */
export const formAction = (name: string): string => storePath(requestContext().store, `/f/${name}`);
