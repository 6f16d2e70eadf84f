import { sha3_224 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Lower-case hex SHA3-224 of a text. */
export const sha3Hex = (text: string): string => bytesToHex(sha3_224(utf8ToBytes(text)));

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
