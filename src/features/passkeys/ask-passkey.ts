import { PASSKEY_MESSAGES } from '../../contract/passkeys/messages';
import { answered, askShop, type Refusal, refusal } from './ask-shop';

const MINUTE_MS = 60_000;
/** A challenge is asked for anew before it is too old. */
const RENEW_MS = 4 * MINUTE_MS;

/** Whether the browser knows passkeys, and says them in JSON. */
export const knowsPasskeys = (): boolean =>
  'PublicKeyCredential' in window &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'toJSON' in PublicKeyCredential.prototype;

/** The one question to the authenticator that is open: a browser takes no second one. */
let open: AbortController | null = null;

/**
 * Asks for a passkey: 'optional' with a window of the browser, 'conditional' among what it offers for a field. null
 * where another question has come before this one was answered.
 */
export async function askPasskey(
  address: string,
  mediation: 'optional' | 'conditional',
): Promise<{ ok: true; credential: string } | Refusal | null> {
  open?.abort();
  const asking = new AbortController();
  open = asking;
  const asked = await askShop<PublicKeyCredentialRequestOptionsJSON>(address);
  if (asking.signal.aborted) return null;
  if (!asked.ok) return asked;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.options);
  const credential = await answered(navigator.credentials.get({ publicKey, mediation, signal: asking.signal }));
  if (asking.signal.aborted) return null;
  return credential === null ? refusal(PASSKEY_MESSAGES.notUsed) : { ok: true, credential };
}

/** Offers passkeys where the e-mail is typed, and calls back with the one that is chosen. Answers what ends it. */
export function offerPasskeys(address: string, use: (credential: string) => void): () => void {
  let isOver = false;
  const offer = async () => {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()) || isOver) return;
    const renewing = setTimeout(() => void offer(), RENEW_MS);
    const asked = await askPasskey(address, 'conditional');
    clearTimeout(renewing);
    if (asked?.ok) use(asked.credential);
  };
  void offer();
  return () => {
    isOver = true;
    open?.abort();
  };
}
