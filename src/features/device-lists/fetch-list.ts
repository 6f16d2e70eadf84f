import { SKUS, skuNames } from './kept-pages';

/** The address of a page with these products. */
export const listAddress = (page: string, skus: readonly string[]): string =>
  `${page}?${new URLSearchParams({ [SKUS]: skuNames(skus) })}`;

/**
 * The list of these products as its page draws it. The page's own styles are left out: they are not allowed on another
 * page, and not needed.
 */
export async function fetchList(page: string, skus: readonly string[]): Promise<Element> {
  const answer = await fetch(listAddress(page, skus));
  if (!answer.ok) throw new Error(String(answer.status));
  const html = (await answer.text()).replace(/<style[^>]*>[\s\S]*?<\/style>/g, '');
  const found = new DOMParser().parseFromString(html, 'text/html').querySelector('.kept-list');
  if (!found) throw new Error('no list');
  return found;
}
