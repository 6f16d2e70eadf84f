import { z } from 'zod';
import type { Ceremony } from '../../../src/commerce/passkeys';
import { PASSKEY_MESSAGES } from '../../../src/contract/passkeys/messages';
import { once } from '../../../src/domain/once';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { ShopRequest } from '../../http/shop-request';
import { fromBase64url, toBase64url } from '../../http/token';

/** What a passkey is asked for: signing in, or being made for a customer, by the owner of their principal. */
export type Purpose = { kind: 'sign-in' } | { kind: 'register'; owner: string };

type Asked = Pick<ShopRequest, 'userTokens' | 'origin'>;

const TYPES = { 'sign-in': 'webauthn.get', register: 'webauthn.create' } as const;

const clientData = once(() =>
  z.object({
    type: z.string(),
    challenge: z.string(),
    origin: z.string(),
    crossOrigin: z.literal(false).optional(),
    topOrigin: z.undefined().optional(),
  }),
);

const nameOf = (purpose: Purpose): string => (purpose.kind === 'register' ? `register ${purpose.owner}` : 'sign-in');

/** Host that the shop's passkeys belong to. */
export const rpIdOf = ({ origin }: Pick<ShopRequest, 'origin'>): string => new URL(origin).hostname;

/** A new challenge, in Base64url as browsers take it; null in a shop without keys. */
export async function newChallenge({ userTokens }: Asked, purpose: Purpose): Promise<string | null> {
  const challenge = await userTokens()?.issueChallenge(nameOf(purpose), Date.now());
  return challenge ? toBase64url(new TextEncoder().encode(challenge)) : null;
}

function readClientData(text: string) {
  const bytes = fromBase64url(text);
  try {
    return clientData().parse(JSON.parse(new TextDecoder().decode(bytes ?? new Uint8Array())));
  } catch {
    return null;
  }
}

/**
 * The ceremony a browser says it held: of this kind, on a page of this shop, for a challenge that the shop gave out for
 * it. 401 for any other.
 */
export async function ceremonyOf(request: Asked, purpose: Purpose, clientDataJSON: string): Promise<Result<Ceremony>> {
  const refused = refuse(401, PASSKEY_MESSAGES.refused);
  const said = readClientData(clientDataJSON);
  const bytes = said && fromBase64url(said.challenge);
  if (!bytes || said.type !== TYPES[purpose.kind] || said.origin !== request.origin) return refused;
  const challenge = new TextDecoder().decode(bytes);
  const given = await request.userTokens()?.readChallenge(nameOf(purpose), challenge);
  return given ? ok({ challenge, expiresAt: given.expiresAt, rpId: rpIdOf(request) }) : refused;
}
