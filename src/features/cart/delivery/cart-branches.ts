import { commerce } from '../../../commerce/request-context';
import { atBranch, branchFacts, branchSkus } from '../../../domain/branch/stock';
import type { Cart } from '../../../domain/cart/cart';
import { answered } from '../../shop/optional';
import type { CartBranch } from './branch-lacks';

/** What each branch has of a cart; none where nothing of it is handed over, and where nobody tells. */
export async function cartBranches({ lines }: Pick<Cart, 'lines'>): Promise<CartBranch[]> {
  const handed = atBranch(lines);
  const { branches } = commerce();
  if (handed.length === 0 || !(await branches.any())) return [];
  const found = await answered('branches', branches.withStock(branchSkus(handed)));
  return (found ?? []).map(({ name, stock }) => ({
    name,
    units: Object.fromEntries(handed.map((line) => [line.sku, branchFacts(line, stock).qty ?? 0])),
  }));
}
