import { PASSKEY_MESSAGES } from '../../contract/passkeys/messages';
import { answered, askShop, type Refusal, refusal } from './ask-shop';

const knowsPasskeys = (): boolean =>
  'PublicKeyCredential' in window &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'toJSON' in PublicKeyCredential.prototype;

/** What a passkey is called that was made here: the name of the system. */
const deviceName = (): string =>
  (navigator as { userAgentData?: { platform: string } }).userAgentData?.platform || navigator.platform || '';

/** Makes a passkey on this device; `address` is that of the call that gives the options. */
export async function makePasskey(
  address: string,
  password: string,
): Promise<{ ok: true; credential: string; name: string } | Refusal> {
  if (!knowsPasskeys()) return refusal(PASSKEY_MESSAGES.noBrowser);
  const asked = await askShop<PublicKeyCredentialCreationOptionsJSON>(address, { password });
  if (!asked.ok) return asked;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.options);
  let isKnown = false;
  const making = navigator.credentials.create({ publicKey }).catch((error: unknown) => {
    isKnown = error instanceof DOMException && error.name === 'InvalidStateError';
    return null;
  });
  const credential = await answered(making);
  if (credential !== null) return { ok: true, credential, name: deviceName() };
  return refusal(isKnown ? PASSKEY_MESSAGES.known : PASSKEY_MESSAGES.notMade);
}
