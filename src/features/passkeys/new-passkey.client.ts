import { PASSKEY_MESSAGES } from '../../contract/passkeys/messages';
import { answered, askShop } from './ask-shop';

interface Props {
  /** Address of the call that gives the options. */
  options: string;
  /** Message key → text. */
  messages: Record<string, string>;
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    'new-passkey': Props;
  }
}

const knowsPasskeys = (): boolean =>
  'PublicKeyCredential' in window &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'toJSON' in PublicKeyCredential.prototype;

/** What a passkey is called that was made here: the name of the system. */
const deviceName = (): string =>
  (navigator as { userAgentData?: { platform: string } }).userAgentData?.platform || navigator.platform || '';

/** Makes a passkey on this device and hands it to the shop; the password is asked for when the shop wants it. */
export function start(place: HTMLElement, { options: address, messages }: Props): void {
  const form = place as HTMLFormElement;
  const button = form.querySelector<HTMLElement>('.btn');
  const alert = form.querySelector('[role="alert"]');
  const asking = form.querySelector<HTMLElement>('[data-password]');
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const password = field('password');
  const words = (message: string) => messages[message] ?? message;

  function say(message: string | null) {
    if (alert) alert.textContent = message === null ? '' : words(message);
  }

  function sayAtPassword(message: string | null) {
    const error = document.getElementById(`${password.id}-error`);
    if (error) error.textContent = message === null ? '' : words(message);
    password.toggleAttribute('aria-invalid', message !== null);
    if (message === null) return;
    password.setAttribute('aria-invalid', 'true');
    if (asking) asking.hidden = false;
    password.focus();
  }

  async function make() {
    const asked = await askShop<PublicKeyCredentialCreationOptionsJSON>(address, { password: password.value });
    if (!asked.ok) return asked.field === 'password' ? sayAtPassword(asked.message) : say(asked.message);
    let refusal: unknown = null;
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.options);
    const made = navigator.credentials.create({ publicKey }).catch((error: unknown) => {
      refusal = error;
      return null;
    });
    const credential = await answered(made);
    const isKnown = refusal instanceof DOMException && refusal.name === 'InvalidStateError';
    if (!credential) return say(isKnown ? PASSKEY_MESSAGES.known : PASSKEY_MESSAGES.notMade);
    field('credential').value = credential;
    field('name').value = deviceName();
    // The password has done its work and is not sent again.
    password.disabled = true;
    form.submit();
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button?.dataset.pending === 'true') return;
    say(null);
    sayAtPassword(null);
    if (!knowsPasskeys()) return say(PASSKEY_MESSAGES.noBrowser);
    if (button) button.dataset.pending = 'true';
    await make();
    if (button) button.dataset.pending = 'false';
  });
}
