import { sha3Hex } from './cart/checksum';

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

/** SHA3 of a value: equal for equal content, whatever the order of its keys. */
export const stableHash = (body: unknown): string => sha3Hex(stableJson(body));
