import { type Centavos, toDecimal } from '../money';
import type { Difference } from '../order/differences';
import { stockLimit, stockStatus } from '../stock';
import type { CartLine, Notice } from './cart';
import type { PricedItem } from './item-request';
import { mustBeRemovedNotice, requestedQtyNotice } from './notices';
import { unitGrossOf } from './row';

/** Why an order is not what the shopper saw; amounts in pesos with IVA. */
export type OrderDifference =
  | ({ kind: 'quantity' } & Difference)
  | { kind: 'price'; sku: string; name: string; from: number; to: number }
  | { kind: 'stock'; sku: string; name: string; requested: number; available: number }
  | { kind: 'coupon'; code: string }
  | { kind: 'total'; from: number; to: number }
  | { kind: 'version'; requested: number; current: number };

export const priceDifferences = (before: readonly CartLine[], after: readonly CartLine[]): OrderDifference[] =>
  before.flatMap((line) => {
    const fresh = after.find((other) => other.itemId === line.itemId) ?? line;
    const [from, to] = [unitGrossOf(line), unitGrossOf(fresh)];
    return from === to ? [] : [{ kind: 'price', sku: line.sku, name: fresh.name, from: toDecimal(from), to: toDecimal(to) }];
  });

function available(pricedItem: PricedItem | null | undefined, requested: number): number {
  if (!pricedItem) return 0;
  if (stockStatus(pricedItem.stock, { synchronizeStock: true }) === 'out_of_stock') return 0;
  return stockLimit(pricedItem.stock) ?? requested;
}

/** Skus that cannot be had in the number the lines take together; what is no longer sold cannot be had at all. */
export function stockDifferences(lines: readonly CartLine[], pricedItems: ReadonlyMap<number, PricedItem | null>): OrderDifference[] {
  const bySku = Map.groupBy(lines, (line) => line.sku);
  return [...bySku.values()].flatMap((same) => {
    const [line] = same;
    if (!line) return [];
    const requested = same.reduce((units, other) => units + other.qty, 0);
    const can = available(pricedItems.get(line.itemId), requested);
    return can < requested ? [{ kind: 'stock', sku: line.sku, name: line.name, requested, available: can }] : [];
  });
}

/** Lines whose quantity another side changed or took out. */
export const quantityDifferences = (before: readonly CartLine[], after: readonly CartLine[]): OrderDifference[] =>
  before.flatMap((line) => {
    const inCart = after.find((other) => other.itemId === line.itemId)?.qty ?? 0;
    return inCart === line.qty ? [] : [{ kind: 'quantity', sku: line.sku, requested: line.qty, inCart }];
  });

export const totalDifference = (from: Centavos, to: Centavos): OrderDifference[] =>
  from === to ? [] : [{ kind: 'total', from: toDecimal(from), to: toDecimal(to) }];

/** Tells what cannot be had, or not in this number, naming the product. */
export const stockNotices = (differences: OrderDifference[]): Notice[] =>
  differences.flatMap((difference) => {
    if (difference.kind !== 'stock') return [];
    const notice = difference.available === 0 ? mustBeRemovedNotice : requestedQtyNotice(difference.available);
    return [{ ...notice, params: { ...notice.params, name: difference.name } }];
  });
