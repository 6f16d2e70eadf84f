import { ofAccount, personalRows } from '../adapters/embedded/privacy/personal-rows';
import { customerIdentity } from '../adapters/embedded/schema/shop';
import { embeddedSocial } from '../adapters/embedded/social';
import { socialHandlers } from '../api/customers/social';
import { socialForms } from '../forms/customers/social';
import { guardedSocial } from '../guards/social-guard';
import { backendOf } from '../settings/backends';
import { defineArea } from './define-area';

export const social = defineArea('social', {
  ports: {
    social: {
      embedded: ({ env, store, now }) => embeddedSocial(env, store, now),
      // Nobody is cut short who comes back from a provider: the deadline of reads is not theirs.
      upstream: ({ env, store, adapters }) => adapters.upstreamSocial(env, backendOf(env, store.storeCode), store),
      guard: guardedSocial,
    },
  },
  calls: socialHandlers,
  forms: socialForms,
  personal: [
    personalRows({
      title: 'Connected accounts',
      table: customerIdentity,
      whose: ofAccount(customerIdentity.customerId),
      shown: { name: customerIdentity.name, email: customerIdentity.email, at: customerIdentity.createdAt },
      closing: 'erased',
    }),
  ],
  retention: 'nothing ages',
});
