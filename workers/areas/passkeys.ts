import { embeddedPasskeys } from '../adapters/embedded/passkeys';
import { passkeysHandlers } from '../api/customers/passkeys';
import { passkeysForms } from '../forms/customers/passkeys';
import { guardedPasskeys } from '../guards/passkey-guard';
import { defineArea } from './define-area';

export const passkeys = defineArea('passkeys', {
  ports: {
    passkeys: { embedded: ({ env, now }) => embeddedPasskeys(env, now), upstream: null, guard: guardedPasskeys },
  },
  calls: passkeysHandlers,
  forms: passkeysForms,
  retention: 'nothing ages',
});
