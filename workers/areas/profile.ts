import { embeddedProfiles } from '../adapters/embedded/profile';
import { embeddedDeliveryWishes } from '../adapters/embedded/profile/delivery-wishes';
import { upstreamProfiles } from '../adapters/upstream/profile';
import { profileHandlers } from '../api/customers/profile';
import { profileForms } from '../forms/customers/profile';
import { realmOf } from '../settings/backends';
import { defineArea } from './define-area';

export const profile = defineArea('profile', {
  ports: {
    profiles: {
      embedded: ({ env, now }) => embeddedProfiles(env, now),
      upstream: ({ store, retailer }) => upstreamProfiles(retailer, store),
      guard: 'unlimited',
    },
    deliveryWishes: {
      embedded: ({ env, store, now }) => embeddedDeliveryWishes(env, realmOf(env, store.storeCode), now),
      upstream: 'embedded',
      guard: 'unlimited',
    },
  },
  calls: profileHandlers,
  forms: profileForms,
  // What a customer saved stays as long as the account.
  retention: 'nothing ages',
});
