import { CUSTOMER_MESSAGES } from '../../contract/customers/messages';
import { MESSAGES } from '../../contract/messages';
import { PASSKEY_MESSAGES } from '../../contract/passkeys/messages';
import { RULES } from '../../domain/validation';
import { OFFLINE } from '../shop/offline';
import { texts } from '../shop/texts';

const SAID: readonly string[] = [
  ...Object.values(PASSKEY_MESSAGES),
  CUSTOMER_MESSAGES.signedIn,
  CUSTOMER_MESSAGES.signInOff,
  CUSTOMER_MESSAGES.manySignIns,
  CUSTOMER_MESSAGES.challengeNeeded,
  MESSAGES.unauthorised,
  MESSAGES.overloaded,
  MESSAGES.unavailable,
  MESSAGES.tooManyRequests,
  RULES.required,
  OFFLINE,
];

/** Words for what may be said of passkeys, given to the browser: message key → text. */
export function passkeyWords(): Record<string, string> {
  const t = texts();
  return Object.fromEntries(SAID.map((message) => [message, t.message(message)]));
}
