import { embeddedPhones } from '../adapters/embedded/phone';
import { forgetUnconfirmed } from '../adapters/embedded/phone/codes';
import { ofAccount, ofRealm, personalRows } from '../adapters/embedded/privacy/personal-rows';
import { embeddedProfiles } from '../adapters/embedded/profile';
import { embeddedDeliveryWishes } from '../adapters/embedded/profile/delivery-wishes';
import { deliveryWish, phoneCode } from '../adapters/embedded/schema/shop';
import { profileHandlers } from '../api/customers/profile';
import { phoneForms } from '../forms/customers/phone';
import { profileForms } from '../forms/customers/profile';
import { guardedPhones } from '../guards/phone-guard';
import { realmOf } from '../settings/backends';
import { defineArea } from './define-area';
import { ACCOUNTS_MS, DAY_MS, deleteAfter, STEP_ROWS } from './retention';

export const profile = defineArea('profile', {
  ports: {
    profiles: {
      embedded: ({ env, now }) => embeddedProfiles(env, now),
      upstream: ({ store, retailer, adapters }) => adapters.upstreamProfiles(retailer, store),
      guard: 'unlimited',
    },
    deliveryWishes: {
      embedded: ({ env, store, now }) => embeddedDeliveryWishes(env, realmOf(env, store.storeCode), now),
      upstream: 'embedded',
      guard: 'unlimited',
    },
    phones: {
      embedded: ({ env, store, now }) => embeddedPhones(env, store, now),
      upstream: ({ store, retailer, adapters }) => adapters.upstreamPhones(retailer, store),
      guard: guardedPhones,
    },
  },
  calls: profileHandlers,
  forms: { ...profileForms, ...phoneForms },
  personal: [
    personalRows({
      title: 'Delivery details',
      table: deliveryWish,
      whose: ofRealm(deliveryWish.realm, deliveryWish.customerId),
      shown: {
        notes: deliveryWish.notes,
        receiver: deliveryWish.receiver,
        hours: deliveryWish.hours,
        at: deliveryWish.updatedAt,
      },
      closing: 'erased',
    }),
    personalRows({
      title: 'Your confirmed telephone',
      table: phoneCode,
      whose: ofAccount(phoneCode.customerId),
      shown: {
        phone: phoneCode.confirmed,
        at: phoneCode.confirmedAt,
        codeWentTo: phoneCode.phone,
        codeWentAt: phoneCode.sentAt,
      },
      closing: 'erased',
    }),
  ],
  // What a customer saved stays as long as the account; a retailer does not tell when one of its own ends.
  retention: {
    delivery_wish: deleteAfter(
      `DELETE FROM delivery_wish WHERE rowid IN (SELECT rowid FROM delivery_wish WHERE updated_at < ?1 LIMIT ${STEP_ROWS})`,
      ACCOUNTS_MS,
    ),
    // A telephone that was confirmed stays as long as its account.
    phone_code: (env, now) => forgetUnconfirmed(env, now - DAY_MS, STEP_ROWS),
  },
});
