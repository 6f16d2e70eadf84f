import { embeddedOwnBranches } from '../adapters/embedded/own-branch';
import { ofRealm, personalRows } from '../adapters/embedded/privacy/personal-rows';
import { ownBranch as chosen } from '../adapters/embedded/schema/shop';
import { ownBranchForms } from '../forms/customers/own-branch';
import { realmOf } from '../settings/backends';
import { defineArea } from './define-area';
import { ACCOUNTS_MS, deleteAfter, STEP_ROWS } from './retention';

export const ownBranch = defineArea('ownBranch', {
  ports: {
    ownBranches: {
      embedded: ({ env, store: { storeCode }, now }) =>
        embeddedOwnBranches(env, realmOf(env, storeCode), storeCode, now),
      upstream: 'embedded',
      guard: 'unlimited',
    },
  },
  calls: {},
  forms: ownBranchForms,
  personal: [
    personalRows({
      title: 'Your branch',
      table: chosen,
      whose: ofRealm(chosen.realm, chosen.customerId),
      shown: { store: chosen.store, branch: chosen.branch, at: chosen.updatedAt },
      closing: 'erased',
    }),
  ],
  retention: {
    own_branch: deleteAfter(
      `DELETE FROM own_branch WHERE rowid IN (SELECT rowid FROM own_branch WHERE updated_at < ?1 LIMIT ${STEP_ROWS})`,
      ACCOUNTS_MS,
    ),
  },
});
