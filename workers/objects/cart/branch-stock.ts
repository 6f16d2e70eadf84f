import { BRANCH_PICKUP } from '../../../src/domain/branch-pickup';
import { branchFacts, branchSkus } from '../../../src/domain/branch-stock';
import type { CartLine } from '../../../src/domain/cart/cart';
import type { CartContent } from '../../../src/domain/cart/content';
import { isPickup } from '../../../src/domain/cart/fulfilment';
import type { PricedItem } from '../../../src/domain/cart/item-request';
import { isVirtualLine } from '../../../src/domain/cart/lines';
import type { StockFacts } from '../../../src/domain/stock';
import type { CartContext } from './context';

type Line = Pick<CartLine, 'sku' | 'qty' | 'parts' | 'productType' | 'deliveryOption'>;

const most = (found: readonly StockFacts[]): StockFacts | null =>
  found.reduce<StockFacts | null>((best, one) => (best && best.qty >= one.qty ? best : one), null);

/**
 * What is there of lines that are handed over at a branch: at the chosen one, or of a line that is only picked up at
 * the one that has most of it. A line that is sent, and one whose branches are not told now or of which there are none,
 * keeps the stock of what can be sent: null.
 */
export async function stockAtBranches(
  content: CartContent,
  lines: readonly Line[],
  context: CartContext,
): Promise<(line: Line) => StockFacts | null> {
  const chosen = content.branch && isPickup(content) ? content.branch.code : null;
  const isGoods = (line: Line): boolean =>
    !isVirtualLine(line) && (chosen !== null || line.deliveryOption === BRANCH_PICKUP);
  const asked = lines.filter(isGoods);
  if (asked.length === 0) return () => null;
  const found = await context.backend.branches(branchSkus(asked));
  if (!found.ok || (found.value.length === 0 && chosen === null)) return () => null;
  const branches = chosen === null ? found.value : found.value.filter(({ code }) => code === chosen);
  return (line) =>
    isGoods(line) ? (most(branches.map(({ stock }) => branchFacts(line, stock))) ?? branchFacts(line, [])) : null;
}

/** An item with what there is of it where it is handed over. */
export const stockedBy = <Item extends PricedItem>(item: Item, stockOf: (line: Line) => StockFacts | null): Item => ({
  ...item,
  stock: stockOf(item.line) ?? item.stock,
});
