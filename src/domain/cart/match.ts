import type { CartLine } from './cart';
import { asComparable, productsEqual } from './equality';
import type { ServerLine } from './wire';

/**
 * Pairs the lines of both carts one to one: known ids first, then the first equal line that is still free. Keys are our
 * itemIds.
 */
export function matchLines(client: readonly CartLine[], server: readonly ServerLine[]): Map<number, ServerLine> {
  const free = new Set(server);
  const pairs = new Map<number, ServerLine>();
  const pair = (line: CartLine, fits: (other: ServerLine) => boolean): void => {
    if (pairs.has(line.itemId)) return;
    const found = [...free].find((other) => fits(other) && productsEqual(asComparable(line), asComparable(other)));
    if (!found) return;
    free.delete(found);
    pairs.set(line.itemId, found);
  };
  for (const line of client) pair(line, (other) => line.serverItemId === String(other.item_id));
  for (const line of client) pair(line, () => true);
  return pairs;
}
