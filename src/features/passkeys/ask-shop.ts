import type { Envelope } from '../../contract/envelope';
import { PASSKEY_MESSAGES } from '../../contract/passkeys/messages';
import type { FieldProblem } from '../../domain/result';
import { OFFLINE } from '../shop/offline';

/** Options of WebAuthn, or why there are none; `field` names the field that is wrong. */
export type Asked<Options> = { ok: true; options: Options } | { ok: false; message: string; field: string | null };

const wrong = (message: string, field: string | null = null) => ({ ok: false as const, message, field });

/** How long a button waits for the shop. */
const LONGEST_MS = 20_000;

/** Asks the shop for what the browser needs to use or make a passkey. */
export async function askShop<Options>(address: string, body: object = {}): Promise<Asked<Options>> {
  try {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const response = await fetch(address, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    const { result } = (await response.json()) as Envelope<Options | FieldProblem[] | string>;
    if (typeof result === 'string') return wrong(result);
    if (!Array.isArray(result)) return { ok: true, options: result };
    const [first] = result;
    return wrong(first?.message ?? PASSKEY_MESSAGES.refused, first?.field ?? null);
  } catch {
    return wrong(OFFLINE);
  }
}

/**
 * What the authenticator answered as the shop reads it; null when the shopper thought better of it, or there is none.
 */
export async function answered(asking: Promise<Credential | null>): Promise<string | null> {
  try {
    const credential = await asking;
    return credential instanceof PublicKeyCredential ? JSON.stringify(credential.toJSON()) : null;
  } catch {
    return null;
  }
}
