const SEQUENCE = 0x30;
const INTEGER = 0x02;
const HALF_BYTES = 32;

/** One INTEGER of a DER signature as 32 bytes, and where the next one begins. */
function integerAt(der: Uint8Array, at: number): { bytes: Uint8Array; end: number } | null {
  const length = der[at + 1] ?? 0;
  const end = at + 2 + length;
  const digits = der.subarray(at + 2, end);
  if (der[at] !== INTEGER || length === 0 || digits.length !== length) return null;
  const isPadded = length === HALF_BYTES + 1 && digits[0] === 0;
  if (length > HALF_BYTES && !isPadded) return null;
  const bytes = new Uint8Array(HALF_BYTES);
  const value = isPadded ? digits.subarray(1) : digits;
  bytes.set(value, HALF_BYTES - value.length);
  return { bytes, end };
}

/**
 * A signature of ES256 as WebCrypto takes it (r and s, 32 bytes each), of the DER that authenticators write; null for
 * what is no such DER.
 */
export function rawSignature(der: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (der[0] !== SEQUENCE || der[1] !== der.length - 2) return null;
  const r = integerAt(der, 2);
  const s = r && integerAt(der, r.end);
  if (!s || s.end !== der.length) return null;
  const raw = new Uint8Array(2 * HALF_BYTES);
  raw.set(r.bytes);
  raw.set(s.bytes, HALF_BYTES);
  return raw;
}

type Bytes = Uint8Array<ArrayBuffer>;

interface Algorithm {
  imports: SubtleCryptoImportKeyAlgorithm;
  verifies: SubtleCryptoSignAlgorithm;
  /** The signature as WebCrypto takes it; null for one that cannot be right. */
  signature(sent: Bytes): Bytes | null;
}

const asSent = (sent: Bytes) => sent;

/** What a passkey may sign with, by its number of COSE. */
const ALGORITHMS = new Map<number, Algorithm>([
  [-8, { imports: { name: 'Ed25519' }, verifies: { name: 'Ed25519' }, signature: asSent }],
  [
    -7,
    {
      imports: { name: 'ECDSA', namedCurve: 'P-256' },
      verifies: { name: 'ECDSA', hash: 'SHA-256' },
      signature: rawSignature,
    },
  ],
  [
    -257,
    {
      imports: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
      verifies: { name: 'RSASSA-PKCS1-v1_5' },
      signature: asSent,
    },
  ],
]);

const MIN_MODULUS_BITS = 2048;
const MAX_MODULUS_BITS = 4096;

/** A public key (SubjectPublicKeyInfo) for this algorithm; null for what is none. */
export async function importKey(spki: Bytes, algorithm: number): Promise<CryptoKey | null> {
  const known = ALGORITHMS.get(algorithm);
  if (!known) return null;
  try {
    const key = await crypto.subtle.importKey('spki', spki, known.imports, true, ['verify']);
    const { modulusLength } = key.algorithm as { modulusLength?: number };
    return modulusLength !== undefined && (modulusLength < MIN_MODULUS_BITS || modulusLength > MAX_MODULUS_BITS)
      ? null
      : key;
  } catch {
    return null;
  }
}

/** Whether the owner of this key signed `message`. */
export async function isSigned(key: CryptoKey, algorithm: number, signature: Bytes, message: Bytes): Promise<boolean> {
  const known = ALGORITHMS.get(algorithm);
  const raw = known?.signature(signature);
  return raw ? crypto.subtle.verify(known?.verifies ?? '', key, raw, message) : false;
}
