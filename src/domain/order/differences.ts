import type { CartLine } from '../cart/cart';

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

/** Where the products of an order request differ from the cart, by sku of the variant; empty when they agree or the request names none. */
export function differences(lines: readonly Pick<CartLine, 'sku' | 'qty'>[], products: readonly { sku: string; qty: number }[] | null): Difference[] {
  if (!products) return [];
  const requested = qtyBySku(products);
  const inCart = qtyBySku(lines);
  return [...new Set([...requested.keys(), ...inCart.keys()])]
    .map((sku) => ({ sku, requested: requested.get(sku) ?? 0, inCart: inCart.get(sku) ?? 0 }))
    .filter((difference) => difference.requested !== difference.inCart);
}
