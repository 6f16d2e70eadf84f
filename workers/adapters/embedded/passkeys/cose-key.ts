import { fromBase64url } from '../../../http/token';

/** Major types of CBOR. */
const BYTES = 2;
const MAP = 5;
/** Arguments below this stand in the head itself; above, one or two bytes follow it. */
const SHORT = 24;
const ONE_BYTE = 24;
const TWO_BYTES = 25;

/** Labels of COSE: the kind of key and its algorithm, then what depends on the kind. */
const KIND = 1;
const ALGORITHM = 3;

type Value = number | Uint8Array;

function head(major: number, argument: number): number[] {
  const first = major << 5;
  if (argument < SHORT) return [first | argument];
  return argument < 0x100 ? [first | ONE_BYTE, argument] : [first | TWO_BYTES, argument >> 8, argument & 0xff];
}

const written = (value: Value): number[] => {
  if (typeof value !== 'number') return [...head(BYTES, value.length), ...value];
  return value >= 0 ? head(0, value) : head(1, -1 - value);
};

const bytesOf = (text: string | undefined): Uint8Array => fromBase64url(text ?? '') ?? new Uint8Array();

/** What depends on the kind of key, in the order of the canonical form. */
function partsOf(key: JsonWebKey): [kind: number, parts: [number, Value][]] | null {
  switch (key.kty) {
    case 'OKP':
      return [
        1,
        [
          [-1, 6],
          [-2, bytesOf(key.x)],
        ],
      ];
    case 'EC':
      return [
        2,
        [
          [-1, 1],
          [-2, bytesOf(key.x)],
          [-3, bytesOf(key.y)],
        ],
      ];
    case 'RSA':
      return [
        3,
        [
          [-1, bytesOf(key.n)],
          [-2, bytesOf(key.e)],
        ],
      ];
    default:
      return null;
  }
}

/**
 * The key as authenticators write it: COSE in the canonical form of CTAP2, which WebAuthn asks of them, so that equal
 * keys are equal bytes. Knows Ed25519, P-256 and RSA; null for any other.
 */
export function coseKeyOf(key: JsonWebKey, algorithm: number): Uint8Array | null {
  const found = partsOf(key);
  if (!found) return null;
  const [kind, parts] = found;
  const entries: [number, Value][] = [[KIND, kind], [ALGORITHM, algorithm], ...parts];
  return Uint8Array.from([
    ...head(MAP, entries.length),
    ...entries.flatMap(([label, value]) => [...written(label), ...written(value)]),
  ]);
}
