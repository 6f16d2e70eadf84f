import { toBase64url } from '../../../http/base64url';

/** What an authenticator says beside its signature (WebAuthn, authenticator data). */
export interface AuthenticatorData {
  /** SHA-256 of the host the passkey belongs to. */
  rpIdHash: Uint8Array;
  /** Somebody was there, and has shown to the authenticator who they are. */
  isVerified: boolean;
  counter: number;
  /** The passkey that was made; null when none was. */
  credentialId: string | null;
  /** What follows the id of a passkey that was made: its key in COSE, and extensions where `hasExtensions`. */
  afterId: Uint8Array;
  hasExtensions: boolean;
}

const HASH_BYTES = 32;
const FLAGS_AT = HASH_BYTES;
const COUNTER_AT = FLAGS_AT + 1;
const HEAD_BYTES = COUNTER_AT + 4;
const LENGTH_AT = HEAD_BYTES + 16;
const ID_AT = LENGTH_AT + 2;
const ID_MAX_BYTES = 1023;

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const HAS_EXTENSIONS = 0x80;

const NONE = { credentialId: null, afterId: new Uint8Array() };

function credentialOf(bytes: Uint8Array, view: DataView): Pick<AuthenticatorData, 'credentialId' | 'afterId'> {
  if (bytes.length < ID_AT) return NONE;
  const length = view.getUint16(LENGTH_AT);
  const id = bytes.subarray(ID_AT, ID_AT + length);
  if (length === 0 || length > ID_MAX_BYTES || id.length !== length) return NONE;
  return { credentialId: toBase64url(id), afterId: bytes.subarray(ID_AT + length) };
}

/** Reads authenticator data; null for what is too short to be any. */
export function readAuthenticatorData(bytes: Uint8Array): AuthenticatorData | null {
  if (bytes.length < HEAD_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const flags = view.getUint8(FLAGS_AT);
  return {
    rpIdHash: bytes.subarray(0, HASH_BYTES),
    isVerified: (flags & PRESENT) !== 0 && (flags & VERIFIED) !== 0,
    counter: view.getUint32(COUNTER_AT),
    ...((flags & HAS_CREDENTIAL) === 0 ? NONE : credentialOf(bytes, view)),
    hasExtensions: (flags & HAS_EXTENSIONS) !== 0,
  };
}
