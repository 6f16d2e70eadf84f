import { embeddedProfiles } from '../adapters/embedded/profile';
import { embeddedDeliveryWishes } from '../adapters/embedded/profile/delivery-wishes';
import { upstreamProfiles } from '../adapters/upstream/profile';
import { profileHandlers } from '../api/customers/profile';
import { profileForms } from '../forms/customers/profile';
import { realmOf } from '../settings/backends';
import { defineArea } from './define-area';
import { ACCOUNTS_MS, deleteAfter, STEP_ROWS } from './retention';

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
  // What a customer saved stays as long as the account; a retailer does not tell when one of its own ends.
  retention: {
    delivery_wish: deleteAfter(
      `DELETE FROM delivery_wish WHERE rowid IN (SELECT rowid FROM delivery_wish WHERE updated_at < ?1 LIMIT ${STEP_ROWS})`,
      ACCOUNTS_MS,
    ),
  },
});
