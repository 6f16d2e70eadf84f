import type { CartLine } from '../cart/cart';
import { isVirtualLine } from '../cart/lines';
import { unitsBySku } from '../order/order';
import type { StockFacts } from '../stock';
import type { StockedBranch } from './branch';

type Units = { sku: string; qty: number }[];
type Line = Pick<CartLine, 'sku' | 'qty' | 'parts' | 'productType'>;

/** What of these lines is handed over at a branch: nothing of what is virtual. */
export const atBranch = <Handed extends Pick<Line, 'productType'>>(lines: readonly Handed[]): Handed[] =>
  lines.filter((line) => !isVirtualLine(line));

/** Skus a branch has to have for these lines, each once. */
export const branchSkus = (lines: readonly Line[]): string[] => unitsBySku(atBranch(lines)).map(({ sku }) => sku);

/** What a branch has of one unit of a line: of a bundle as often as of its scarcest part. */
export function branchFacts({ sku, parts }: Pick<Line, 'sku' | 'parts'>, stock: StockedBranch['stock']): StockFacts {
  const has = (wanted: string): number => stock.find((one) => one.sku === wanted)?.qty ?? 0;
  const qty = Math.min(...(parts ?? [{ sku, qty: 1 }]).map((part) => Math.floor(has(part.sku) / part.qty)));
  return { is_in_stock: qty > 0, qty, manage_stock: true };
}

/** What a branch is short of for these lines; empty where it has all of them. */
export function lackingAt(
  lines: readonly Line[],
  stock: StockedBranch['stock'],
): { sku: string; requested: number; available: number }[] {
  return (unitsBySku(atBranch(lines)) satisfies Units).flatMap(({ sku, qty }) => {
    const available = stock.find((one) => one.sku === sku)?.qty ?? 0;
    return available < qty ? [{ sku, requested: qty, available }] : [];
  });
}
