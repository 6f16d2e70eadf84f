import { PASSKEY_MESSAGES } from '../../contract/passkeys/messages';
import { messageOf } from '../shop/form-answer';
import { announceDone, inWords } from '../shop/form-done';
import { bodyOf, sendForm } from '../shop/send-form';
import { answered, askShop } from './ask-shop';

interface Props {
  /** Address of the call that gives the options. */
  options: string;
  /** Message key → text. */
  messages: Record<string, string>;
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    'passkey-sign-in': Props;
  }
}

const MINUTE_MS = 60_000;
/** A challenge is asked for anew before it is too old. */
const RENEW_MS = 4 * MINUTE_MS;

/** The browser knows passkeys, and says them in JSON. */
const knowsPasskeys = (): boolean =>
  'PublicKeyCredential' in window &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'toJSON' in PublicKeyCredential.prototype;

/** The one question to the authenticator that is open: a browser takes no second one. */
let open: AbortController | null = null;

/**
 * Signs in with a passkey: when its button is pressed, or when the shopper chooses one among what the browser offers
 * for the e-mail.
 */
export function start(place: HTMLElement, { options: address, messages }: Props): void {
  const form = place as HTMLFormElement;
  if (!knowsPasskeys()) {
    place.remove();
    return;
  }
  const field = form.elements.namedItem('credential') as HTMLInputElement;
  const button = form.querySelector<HTMLElement>('.btn');
  const alert = form.querySelector('[role="alert"]');
  const say = (message: string | null) => {
    if (alert)
      alert.textContent = message === null ? '' : (messages[message] ?? messages[PASSKEY_MESSAGES.refused] ?? '');
  };
  const setPending = (isPending: boolean) => {
    if (button) button.dataset.pending = String(isPending);
  };

  async function send(credential: string) {
    field.value = credential;
    if (form.dataset.stays === undefined) return form.submit();
    const sent = await sendForm(form.action, bodyOf(form));
    setPending(false);
    if (sent.ok) return announceDone(inWords(sent.done, messages));
    say(messageOf(sent));
  }

  async function use(mediation: 'optional' | 'conditional') {
    open?.abort();
    const asking = new AbortController();
    open = asking;
    const asked = await askShop<PublicKeyCredentialRequestOptionsJSON>(address);
    if (asking.signal.aborted) return;
    if (!asked.ok) return mediation === 'optional' ? asked.message : null;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.options);
    const credential = await answered(navigator.credentials.get({ publicKey, mediation, signal: asking.signal }));
    if (asking.signal.aborted) return;
    if (credential) await send(credential);
    else if (mediation === 'optional') return PASSKEY_MESSAGES.notUsed;
    return null;
  }

  /** Offers passkeys where the e-mail is typed, for as long as this form is on the page. */
  async function offer() {
    if (!form.isConnected || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
    const renewing = setTimeout(() => void offer(), RENEW_MS);
    await use('conditional');
    clearTimeout(renewing);
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button?.dataset.pending === 'true') return;
    say(null);
    setPending(true);
    const message = await use('optional');
    if (!message) return;
    setPending(false);
    say(message);
    void offer();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && setPending(false));
  form.closest('dialog')?.addEventListener('close', () => open?.abort());
  void offer();
}
