import { partAt } from '../../ui/hooks/joined-markup';
import { AS_ROW, SKUS, skuNames } from './kept-pages';

/** The address of a page with these products. */
export const listAddress = (page: string, skus: readonly string[]): string =>
  `${page}?${new URLSearchParams({ [SKUS]: skuNames(skus) })}`;

/** The list of these products as its page draws it, or as one row that scrolls sideways. */
export async function fetchList(page: string, skus: readonly string[], isRow = false): Promise<Element> {
  const address = listAddress(page, skus);
  const found = await partAt(isRow ? `${address}&${AS_ROW}=1` : address, '.kept-list');
  if (!found) throw new Error('no list');
  return found;
}
