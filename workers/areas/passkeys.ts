import { embeddedPasskeys } from '../adapters/embedded/passkeys';
import { ofAccount, personalRows } from '../adapters/embedded/privacy/personal-rows';
import { passkey } from '../adapters/embedded/schema/shop';
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
  personal: [
    personalRows({
      title: 'Your passkeys',
      table: passkey,
      whose: ofAccount(passkey.customerId),
      shown: { name: passkey.name, at: passkey.createdAt, lastUsedAt: passkey.lastUsedAt },
      closing: 'erased',
    }),
  ],
  retention: 'nothing ages',
});
