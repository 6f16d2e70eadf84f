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
