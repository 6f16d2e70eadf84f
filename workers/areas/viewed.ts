import { ofRealm, personalRows } from '../adapters/embedded/privacy/personal-rows';
import { viewedProduct } from '../adapters/embedded/schema/shop';
import { embeddedViewed } from '../adapters/embedded/viewed';
import { viewedHandlers } from '../api/customers/viewed';
import { viewedForms } from '../forms/customers/viewed';
import { realmOf } from '../settings/backends';
import { defineArea } from './define-area';
import { DAY_MS, deleteAfter, STEP_ROWS } from './retention';

/** What was looked at so long ago is nobody's concern any more. */
const SEEN_MS = 365 * DAY_MS;

export const viewed = defineArea('viewed', {
  ports: {
    viewed: {
      embedded: ({ env, store: { storeCode }, now }) => embeddedViewed(env, realmOf(env, storeCode), storeCode, now),
      upstream: 'embedded',
      guard: 'unlimited',
    },
  },
  calls: viewedHandlers,
  forms: viewedForms,
  personal: [
    personalRows({
      title: 'Seen lately',
      table: viewedProduct,
      whose: ofRealm(viewedProduct.realm, viewedProduct.customerId),
      shown: { store: viewedProduct.store, sku: viewedProduct.sku, at: viewedProduct.at },
      closing: 'erased',
    }),
  ],
  retention: {
    viewed_product: deleteAfter(
      `DELETE FROM viewed_product WHERE rowid IN (SELECT rowid FROM viewed_product WHERE at < ?1 LIMIT ${STEP_ROWS})`,
      SEEN_MS,
    ),
  },
});
