import type { Assertion, Attestation, Ceremony } from '../../../../src/commerce/passkeys';
import { fromBase64url, toBase64url } from '../../../http/token';
import { coseKeyOf } from './cose-key';
import { importKey, isSigned } from './public-key';

/** What an authenticator says beside its signature (WebAuthn, authenticator data). */
interface AuthenticatorData {
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
function readAuthenticatorData(bytes: Uint8Array): AuthenticatorData | null {
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

const PUBLIC_KEY_MAX = 1024;

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** What a verified user's authenticator said for this host; null for anything else. */
async function verifiedData(
  text: string,
  { rpId }: Ceremony,
): Promise<{ data: AuthenticatorData; bytes: Uint8Array } | null> {
  const bytes = fromBase64url(text);
  const data = bytes && readAuthenticatorData(bytes);
  if (!bytes || !data?.isVerified || !isSame(data.rpIdHash, await sha256(new TextEncoder().encode(rpId)))) return null;
  return { data, bytes };
}

/** Whether the key the browser names is the one its authenticator made. */
async function isMadeKey(
  key: CryptoKey,
  algorithm: number,
  { afterId, hasExtensions }: AuthenticatorData,
): Promise<boolean> {
  const named = coseKeyOf((await crypto.subtle.exportKey('jwk', key)) as JsonWebKey, algorithm);
  if (!named) return false;
  return isSame(named, hasExtensions ? afterId.subarray(0, named.length) : afterId);
}

/**
 * The counter of a passkey that was made for this host, with a key that can be verified with; null for anything else.
 */
export async function verifyAttestation(made: Attestation, ceremony: Ceremony): Promise<{ counter: number } | null> {
  const verified = await verifiedData(made.authenticatorData, ceremony);
  if (verified?.data.credentialId !== made.credentialId || made.publicKey.length > PUBLIC_KEY_MAX) return null;
  const spki = fromBase64url(made.publicKey);
  const key = spki && (await importKey(spki, made.algorithm));
  return key && (await isMadeKey(key, made.algorithm, verified.data)) ? { counter: verified.data.counter } : null;
}

/** The counter of an assertion that the owner of this key signed for this host; null for anything else. */
export async function verifyAssertion(
  assertion: Assertion,
  { publicKey, algorithm }: { publicKey: string; algorithm: number },
  ceremony: Ceremony,
): Promise<{ counter: number } | null> {
  const verified = await verifiedData(assertion.authenticatorData, ceremony);
  const signature = fromBase64url(assertion.signature);
  const clientData = fromBase64url(assertion.clientDataJSON);
  const key = await importKey(fromBase64url(publicKey) ?? new Uint8Array(), algorithm);
  if (!verified || !signature || !clientData || !key) return null;
  const message = new Uint8Array([...verified.bytes, ...(await sha256(clientData))]);
  return (await isSigned(key, algorithm, signature, message)) ? { counter: verified.data.counter } : null;
}
