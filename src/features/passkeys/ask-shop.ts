import type { Envelope } from '../../contract/envelope';
import type { FieldProblem } from '../../domain/result';
import type { Params } from '../../i18n/fill';
import { endsIn } from '../../ui/time-limit';
import { OFFLINE } from '../shop/offline';

/** Why there is no passkey, by the key of its message; `field` names the field that is wrong. */
export interface Refusal {
  ok: false;
  message: string;
  params: Params;
  field: string | null;
}

/** Options of WebAuthn, or why there are none. */
export type Asked<Options> = { ok: true; options: Options } | Refusal;

export const refusal = (message: string, params: Params = {}): Refusal => ({ ok: false, message, params, field: null });

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
      signal: endsIn(LONGEST_MS),
    });
    const { result, meta } = (await response.json()) as Envelope<Options | FieldProblem[] | string>;
    if (typeof result === 'string') return refusal(result, meta as Params | undefined);
    if (!Array.isArray(result)) return { ok: true, options: result };
    const [first] = result;
    return { ...refusal(first?.message ?? ''), field: first?.field ?? null };
  } catch {
    return refusal(OFFLINE);
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
