import { embeddedBenefits } from '../adapters/embedded/benefits';
import { ofAccount, personalRows } from '../adapters/embedded/privacy/personal-rows';
import { walletEntry } from '../adapters/embedded/schema/shop';
import { upstreamBenefits } from '../adapters/upstream/benefits';
import { benefitsHandlers } from '../api/customers/benefits';
import { defineArea } from './define-area';
import { ACCOUNTS_MS, deleteAfter, STEP_ROWS } from './retention';

export const benefits = defineArea('benefits', {
  ports: {
    benefits: {
      embedded: ({ env, store, now }) => embeddedBenefits(env, store, now),
      upstream: ({ retailer, store, now }) => upstreamBenefits(retailer, store, now),
      guard: 'unlimited',
    },
  },
  calls: benefitsHandlers,
  personal: [
    personalRows({
      title: 'Movements of your wallet',
      table: walletEntry,
      whose: ofAccount(walletEntry.customerId),
      shown: {
        ...{ store: walletEntry.store, kind: walletEntry.kind, centavos: walletEntry.amount },
        ...{ order: walletEntry.orderNumber, expiresAt: walletEntry.expiresAt, at: walletEntry.at },
      },
      closing: 'kept',
    }),
  ],
  retention: {
    coupon_given: deleteAfter(
      `DELETE FROM coupon_given WHERE rowid IN (SELECT rowid FROM coupon_given WHERE given_at < ?1 LIMIT ${STEP_ROWS})`,
      ACCOUNTS_MS,
    ),
  },
});
