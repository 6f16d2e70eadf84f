import { z } from 'zod';
import type { MineOfCustomer } from '../../../src/commerce/mine';
import type { Assertion, Attestation, OwnPasskeys } from '../../../src/commerce/passkeys';
import { PASSKEY_MESSAGES } from '../../../src/contract/passkeys/messages';
import { once } from '../../../src/domain/once';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { ShopRequest } from '../../http/shop-request';

const ID_MAX = 1400;
const BYTES_MAX = 8192;
const TRANSPORTS_MAX = 8;
const TRANSPORT_MAX = 32;

const bytes = once(() => z.string().min(1).max(BYTES_MAX));
const id = once(() => z.string().min(1).max(ID_MAX));

const signed = once(() =>
  z.object({
    id: id(),
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: bytes(),
      authenticatorData: bytes(),
      signature: bytes(),
      userHandle: z.string().max(ID_MAX).nullish(),
    }),
  }),
);

const made = once(() =>
  z.object({
    id: id(),
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: bytes(),
      authenticatorData: bytes(),
      publicKey: bytes(),
      publicKeyAlgorithm: z.int(),
      transports: z.array(z.string().max(TRANSPORT_MAX)).max(TRANSPORTS_MAX).default([]),
    }),
  }),
);

function readJson<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * The passkeys of a shop that can sign customers in with them: its customers are its own, and it has keys. 404 for any
 * other.
 */
export const passkeysOf = ({
  commerce,
  userTokens,
}: Pick<ShopRequest, 'commerce' | 'userTokens'>): Result<NonNullable<ShopRequest['commerce']['passkeys']>> =>
  commerce.passkeys && userTokens() ? ok(commerce.passkeys) : refuse(404, PASSKEY_MESSAGES.off);

/** Those of a customer, in such a shop. */
export function ownPasskeys(
  { userTokens }: Pick<ShopRequest, 'userTokens'>,
  mine: MineOfCustomer,
): Result<OwnPasskeys> {
  const own = userTokens() && mine.own('passkeys');
  return own ? ok(own) : refuse(404, PASSKEY_MESSAGES.off);
}

/** What `PublicKeyCredential.toJSON` writes of an assertion; null for anything else. */
export function readAssertion(text: string): Assertion | null {
  const read = readJson(signed(), text);
  if (!read) return null;
  const { userHandle, ...response } = read.response;
  return { credentialId: read.id, ...response, userHandle: userHandle || null };
}

/** The same of a passkey that was made. */
export function readAttestation(text: string): { clientDataJSON: string; made: Attestation } | null {
  const read = readJson(made(), text);
  if (!read) return null;
  const { clientDataJSON, publicKeyAlgorithm: algorithm, ...response } = read.response;
  return { clientDataJSON, made: { credentialId: read.id, algorithm, ...response } };
}
