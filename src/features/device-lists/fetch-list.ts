import { partAt } from '../../ui/hooks/joined-markup';
import { SKUS, skuNames } from './kept-pages';

/** The address of a page with these products. */
export const listAddress = (page: string, skus: readonly string[]): string =>
  `${page}?${new URLSearchParams({ [SKUS]: skuNames(skus) })}`;

/** The list of these products as its page draws it. */
export async function fetchList(page: string, skus: readonly string[]): Promise<Element> {
  const found = await partAt(listAddress(page, skus), '.kept-list');
  if (!found) throw new Error('no list');
  return found;
}
