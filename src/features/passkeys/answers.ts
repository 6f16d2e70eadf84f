import { CUSTOMER_MESSAGES } from '../../contract/customers/messages';
import { MESSAGES } from '../../contract/messages';
import { PASSKEY_MESSAGES } from '../../contract/passkeys/messages';
import { RULES } from '../../domain/validation';
import { saidInWindow } from '../customers/answers';
import { OFFLINE } from '../shop/offline';
import { texts } from '../shop/texts';

/** What the shop may answer whoever asks for options. */
const OF_OPTIONS = [
  PASSKEY_MESSAGES.off,
  CUSTOMER_MESSAGES.signInOff,
  MESSAGES.overloaded,
  MESSAGES.unavailable,
  MESSAGES.tooManyRequests,
  OFFLINE,
] as const;

function wordsFor(messages: readonly string[]): Record<string, string> {
  const t = texts();
  return Object.fromEntries(messages.map((message) => [message, t.message(message)]));
}

/** Words for what may be said of signing in with a passkey, given to the browser: message key → text. */
export const passkeySignInWords = (): Record<string, string> =>
  wordsFor([
    ...OF_OPTIONS,
    PASSKEY_MESSAGES.notUsed,
    ...saidInWindow([
      PASSKEY_MESSAGES.refused,
      PASSKEY_MESSAGES.unknown,
      CUSTOMER_MESSAGES.signedIn,
      CUSTOMER_MESSAGES.manySignIns,
      CUSTOMER_MESSAGES.refreshRefused,
    ]),
  ]);

/** Words for what may be said of a new one. */
export const newPasskeyWords = (): Record<string, string> =>
  wordsFor([
    ...OF_OPTIONS,
    PASSKEY_MESSAGES.notMade,
    PASSKEY_MESSAGES.known,
    PASSKEY_MESSAGES.noBrowser,
    PASSKEY_MESSAGES.wrongPassword,
    RULES.required,
    CUSTOMER_MESSAGES.locked,
    CUSTOMER_MESSAGES.manySignIns,
    CUSTOMER_MESSAGES.challengeNeeded,
    MESSAGES.unauthorised,
  ]);
