import { requestContext } from '../../commerce/request-context';
import { storePath } from '../../config/stores';

/** Address of a page of the store view being rendered. */
export function href(path: string, query?: URLSearchParams | Record<string, string>): string {
  const address = storePath(requestContext().store, path);
  const search = query ? new URLSearchParams(query).toString() : '';
  return search ? `${address}?${search}` : address;
}

/** Address a form of this store view posts to: name is 'cart/add', 'checkout/envio' … */
export const formAction = (name: string): string => storePath(requestContext().store, `/f/${name}`);
