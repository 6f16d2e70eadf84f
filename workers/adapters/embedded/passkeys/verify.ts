import type { Assertion, Attestation, Ceremony } from '../../../../src/commerce/passkeys';
import { fromBase64url } from '../../../http/base64url';
import { type AuthenticatorData, readAuthenticatorData } from './authenticator-data';
import { coseKeyOf } from './cose-key';
import { importKey, isSigned } from './public-key';

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
