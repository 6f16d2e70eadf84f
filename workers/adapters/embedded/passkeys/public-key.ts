import { rawSignature } from './raw-signature';

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
