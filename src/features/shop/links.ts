import { visit } from '../../commerce';

/** Address of a path inside a store view: '/' of a prefixed view is the prefix itself. */
export const withPrefix = (prefix: string, path: string): string => (path === '/' ? prefix || '/' : `${prefix}${path}`);

/** Address of a page of the store view being rendered. */
export function href(path: string, query?: URLSearchParams | Record<string, string>): string {
  const address = withPrefix(visit().store.prefix, path);
  const search = query ? new URLSearchParams(query).toString() : '';
  return search ? `${address}?${search}` : address;
}

/** Address a form of this store view posts to: name is 'cart/add', 'checkout/envio' … */
export const formAction = (name: string): string => `${visit().store.prefix}/f/${name}`;
