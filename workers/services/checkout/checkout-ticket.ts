import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { once } from '../../../src/domain/once';
import type { ShownSession } from '../../http/sessions/customer-sessions';
import { newToken } from '../../http/token';
import { createHash } from '../../node-crypto';

/** How long what was handed to an external checkout can be turned into tokens. */
const TICKET_SECONDS = 5 * 60;
const ALGORITHM = 'dir';
const ENCRYPTION = 'A256GCM';
const TYPE = 'handover';

/** A cart, and whose session it is handed over in; null for a visitor. */
export interface HandedOver {
  cart: string;
  session: ShownSession | null;
}

const cartClaims = once(() => z.object({ of: z.string(), cart: z.string().min(1) }));
const sessionClaims = once(() =>
  z.object({
    of: z.string(),
    session: z.object({ account: z.string(), sessionId: z.string(), rotation: z.int() }),
  }),
);

const firstKey = (keys: string): string => keys.split(',')[0]?.trim() ?? '';
const secretOf = (key: string): Uint8Array => createHash('sha256').update(`handover\n${key}`).digest();

/**
 * Both parameters of an external checkout's address, encrypted: nobody reads a token out of them, and they do nothing
 * but what they are for. `keys` is SESSION_KEYS.
 */
export async function sealCheckoutTicket(
  keys: string,
  storeCode: string,
  { cart, session }: HandedOver,
  nowMs: number,
): Promise<{ token: string; cart: string }> {
  const of = newToken();
  const seal = (claims: Record<string, unknown>) =>
    new EncryptJWT({ ...claims, of })
      .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION, typ: TYPE })
      .setAudience(storeCode)
      .setExpirationTime(Math.floor(nowMs / 1000) + TICKET_SECONDS)
      .encrypt(secretOf(firstKey(keys)));
  return { cart: await seal({ cart }), token: session ? await seal({ session }) : '' };
}

async function opened(keys: string, storeCode: string, token: string, nowMs: number): Promise<unknown> {
  for (const key of keys.split(',')) {
    try {
      const options = {
        audience: storeCode,
        typ: TYPE,
        keyManagementAlgorithms: [ALGORITHM],
        currentDate: new Date(nowMs),
        requiredClaims: ['exp'],
      };
      return (await jwtDecrypt(token, secretOf(key.trim()), options)).payload;
    } catch {}
  }
  return null;
}

/** What was handed over; null for what is forged, old, of another store view, or put together from two of them. */
export async function openCheckoutTicket(
  keys: string,
  storeCode: string,
  handed: { token: string; cart: string },
  nowMs: number,
): Promise<HandedOver | null> {
  const cart = cartClaims().safeParse(await opened(keys, storeCode, handed.cart, nowMs));
  if (!cart.success) return null;
  if (handed.token === '') return { cart: cart.data.cart, session: null };
  const session = sessionClaims().safeParse(await opened(keys, storeCode, handed.token, nowMs));
  return session.success && session.data.of === cart.data.of
    ? { cart: cart.data.cart, session: session.data.session }
    : null;
}
