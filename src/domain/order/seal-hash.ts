import type { CartLine, Totals } from '../cart/cart';
import { sha3Hex } from '../cart/checksum';

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** One text for one value, whatever the order of its keys. */
const stableJson = (value: unknown): string => JSON.stringify(sorted(value)) ?? 'null';

/** Names a request body: equal for equal content. */
export const requestHash = (body: unknown): string => sha3Hex(stableJson(body));

/** What an order is made of: a sealed cart whose lines (without stock and messages) or totals change gets another hash. */
export const sealHash = (lines: readonly CartLine[], totals: Totals): string =>
  requestHash({ lines: lines.map(({ stockQty: _qty, inStock: _stock, info: _info, errors: _errors, ...line }) => line), totals });
