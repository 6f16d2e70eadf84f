import { testLine } from './line-fixture';
import type { Outcome } from './outcome';
import type { ConnectPort } from './sync/connect';
import { additionalData, type ServerCartItem, type ServerLine } from './sync/wire';

/** What happens to a mutation: done, refused with a code, or its answer lost before or after the effect. */
export type Fate = 'ok' | 'lost-before' | 'lost-after' | number;

export interface Retailer extends ConnectPort {
  lines: ServerLine[];
  /** Every call in order, in short: 'update A×2', 'update A×2 id5', 'delete B id6'. */
  calls: string[];
  /** Fates of the next mutations; 'ok' once there are none left. */
  fates: Fate[];
  creates: Outcome<string>[];
  pulls: Outcome<ServerLine[]>[];
}

export const serverLine = (
  sku: string,
  qty: number,
  item_id: number | string,
  more: Partial<ServerLine> = {},
): ServerLine => ({
  item_id,
  sku,
  qty,
  name: sku,
  price: 100,
  product_type: 'simple',
  quote_id: 'q1',
  ...more,
});

/** A retailer's cart in memory: sums an add into an equal line, knows nothing of idempotency keys. */
export function testRetailer(lines: ServerLine[] = []): Retailer {
  let nextId = 100;
  const warrantyOf = (item: { extension_attributes?: { additional_data?: unknown } }) =>
    additionalData(item)?.warrantySku ?? null;

  function update(item: ServerCartItem): Outcome<ServerLine> {
    const known = item.item_id === undefined ? undefined : retailer.lines.find((line) => line.item_id === item.item_id);
    if (item.item_id !== undefined && !known)
      return { state: 'refused', code: 404, message: `Cart item ${item.item_id} doesn't exist.` };
    const equal =
      known ?? retailer.lines.find((line) => line.sku === item.sku && warrantyOf(line) === warrantyOf(item));
    const qty = known ? item.qty : (equal?.qty ?? 0) + item.qty;
    const extension_attributes = item.extension_attributes ?? { additional_data: {} };
    const line = { ...(equal ?? serverLine(item.sku, 0, nextId++, { extension_attributes })), qty };
    retailer.lines = equal
      ? retailer.lines.map((other) => (other === equal ? line : other))
      : [...retailer.lines, line];
    return { state: 'ok', value: line };
  }

  function fated<T>(effect: () => Outcome<T>): Outcome<T> {
    const fate = retailer.fates.shift() ?? 'ok';
    if (typeof fate === 'number')
      return { state: 'refused', code: fate, message: 'The requested qty is not available' };
    if (fate === 'lost-before') return { state: 'unknown', reason: 'time-out' };
    const outcome = effect();
    return fate === 'lost-after' ? { state: 'unknown', reason: 'cut body' } : outcome;
  }

  const retailer: Retailer = {
    lines,
    calls: [],
    fates: [],
    creates: [],
    pulls: [],
    async create(guest) {
      retailer.calls.push(guest ? 'create guest' : 'create');
      return retailer.creates.shift() ?? { state: 'ok', value: 'cart-1' };
    },
    async pull() {
      retailer.calls.push('pull');
      return retailer.pulls.shift() ?? { state: 'ok', value: retailer.lines };
    },
    async update(_cartId, item) {
      retailer.calls.push(`update ${item.sku}×${item.qty}${item.item_id === undefined ? '' : ` id${item.item_id}`}`);
      return fated(() => update(item));
    },
    async remove(_cartId, item) {
      retailer.calls.push(`delete ${item.sku} id${item.item_id}`);
      return fated(() => {
        retailer.lines = retailer.lines.filter((line) => line.item_id !== item.item_id);
        return { state: 'ok', value: true };
      });
    },
    async load(line) {
      const { itemId: _itemId, ...loaded } = testLine({ sku: line.sku, qty: line.qty });
      return line.sku === 'GONE' ? null : loaded;
    },
  };
  return retailer;
}
