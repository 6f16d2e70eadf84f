import { embeddedGuarantees } from '../adapters/embedded/guarantees';
import { guaranteesHandlers } from '../api/customers/guarantees';
import { guarantorsOf } from '../settings/guarantees';
import { defineArea } from './define-area';

export const guarantees = defineArea('guarantees', {
  ports: {
    guarantees: {
      embedded: ({ env, store, engine }) => embeddedGuarantees(engine().catalogue, guarantorsOf(env, store.storeCode)),
      upstream: ({ retailer, store, engine, adapters }) =>
        adapters.upstreamGuarantees(retailer, store, engine().catalogue),
      guard: 'unlimited',
    },
  },
  calls: guaranteesHandlers,
  retention: 'nothing ages',
});
