import { passkeyNewOptions, passkeySignInOptions } from './calls';
import { PASSKEY_FORMS } from './forms';
import { PASSKEY_MESSAGES } from './messages';

/** Passkeys: a second way to sign in. */
export const passkeys = {
  calls: { passkeySignInOptions, passkeyNewOptions },
  forms: PASSKEY_FORMS,
  messages: PASSKEY_MESSAGES,
};
