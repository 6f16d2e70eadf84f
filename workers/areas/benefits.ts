import { embeddedBenefits } from '../adapters/embedded/benefits';
import { benefitsHandlers } from '../api/customers/benefits';
import { defineArea } from './define-area';
import { ACCOUNTS_MS, deleteAfter, STEP_ROWS } from './retention';

export const benefits = defineArea('benefits', {
  ports: {
    benefits: {
      embedded: ({ env, store, now }) => embeddedBenefits(env, store, now),
      upstream: ({ retailer, store, now, adapters }) => adapters.upstreamBenefits(retailer, store, now),
      guard: 'unlimited',
    },
  },
  calls: benefitsHandlers,
  retention: {
    coupon_given: deleteAfter(
      `DELETE FROM coupon_given WHERE rowid IN (SELECT rowid FROM coupon_given WHERE given_at < ?1 LIMIT ${STEP_ROWS})`,
      ACCOUNTS_MS,
    ),
  },
});
