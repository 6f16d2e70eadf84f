import type { CartLine, Notice } from '../cart/cart';
import type { PartName, PricedItem } from '../cart/item/item-request';
import { mustBeRemovedNotice, ofPart, requestedQtyNotice } from '../cart/notices';
import { unitGrossOf } from '../cart/totals/row';
import { type Centavos, toDecimal } from '../money';
import { availableUnits } from '../stock';

/** One sku on which a request and the cart disagree; a quantity of 0 means that the side has none. */
export interface Difference {
  sku: string;
  requested: number;
  inCart: number;
}

function qtyBySku(entries: readonly { sku: string; qty: number }[]): Map<string, number> {
  const held = new Map<string, number>();
  for (const { sku, qty } of entries) held.set(sku, (held.get(sku) ?? 0) + qty);
  return held;
}

/**
 * Where the products of an order request differ from the cart, by sku of the variant; empty when they agree or the
 * request names none.
 */
export function differences(
  lines: readonly Pick<CartLine, 'sku' | 'qty'>[],
  products: readonly { sku: string; qty: number }[] | null,
): Difference[] {
  if (!products) return [];
  const requested = qtyBySku(products);
  const inCart = qtyBySku(lines);
  return [...new Set([...requested.keys(), ...inCart.keys()])]
    .map((sku) => ({ sku, requested: requested.get(sku) ?? 0, inCart: inCart.get(sku) ?? 0 }))
    .filter((difference) => difference.requested !== difference.inCart);
}

/** Why an order is not what the shopper saw; amounts in pesos with IVA. */
export type OrderDifference =
  | ({ kind: 'quantity' } & Difference)
  | { kind: 'price'; sku: string; name: string; from: number; to: number }
  | { kind: 'stock'; sku: string; name: string; requested: number; available: number; part?: PartName }
  /** `reason` is the message key of why it does not count any more. */
  | { kind: 'coupon'; code: string; reason: string }
  /** `from` is null where no total was ever answered. */
  | { kind: 'total'; from: number | null; to: number }
  /** `requested` is null for an order that named none. */
  | { kind: 'version'; requested: number | null; current: number };

export const priceDifferences = (before: readonly CartLine[], after: readonly CartLine[]): OrderDifference[] =>
  before.flatMap((line) => {
    const fresh = after.find((other) => other.itemId === line.itemId) ?? line;
    const [from, to] = [unitGrossOf(line), unitGrossOf(fresh)];
    return from === to
      ? []
      : [{ kind: 'price', sku: line.sku, name: fresh.name, from: toDecimal(from), to: toDecimal(to) }];
  });

/** Skus that cannot be had in the number the lines take together; what is no longer sold cannot be had at all. */
export function stockDifferences(
  lines: readonly CartLine[],
  pricedItems: ReadonlyMap<number, PricedItem | null>,
): OrderDifference[] {
  const bySku = Map.groupBy(lines, (line) => line.sku);
  return [...bySku.values()].flatMap((same) => {
    const [line] = same;
    if (!line) return [];
    const requested = same.reduce((units, other) => units + other.qty, 0);
    const item = pricedItems.get(line.itemId);
    const available = item ? availableUnits(item.stock, requested) : 0;
    return available < requested
      ? [
          {
            kind: 'stock',
            sku: line.sku,
            name: line.name,
            requested,
            available,
            ...(item?.scarcest ? { part: item.scarcest } : {}),
          },
        ]
      : [];
  });
}

/** Lines whose quantity another side changed or took out. */
export const quantityDifferences = (before: readonly CartLine[], after: readonly CartLine[]): OrderDifference[] =>
  before.flatMap((line) => {
    const inCart = after.find((other) => other.itemId === line.itemId)?.qty ?? 0;
    return inCart === line.qty ? [] : [{ kind: 'quantity', sku: line.sku, requested: line.qty, inCart }];
  });

/** `from` is what the shopper knows, null when that is nothing yet. */
export const totalDifference = (from: Centavos | null, to: Centavos): OrderDifference[] =>
  from === to ? [] : [{ kind: 'total', from: from && toDecimal(from), to: toDecimal(to) }];

/** Tells what cannot be had, or not in this number, naming the product. */
export const stockNotices = (differences: OrderDifference[]): Notice[] =>
  differences.flatMap((difference) => {
    if (difference.kind !== 'stock') return [];
    const notice = difference.available === 0 ? mustBeRemovedNotice : requestedQtyNotice(difference.available);
    return [
      difference.part
        ? ofPart(notice, difference.part)
        : { ...notice, params: { ...notice.params, name: difference.name } },
    ];
  });
