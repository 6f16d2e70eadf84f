import { embeddedHistory } from '../adapters/embedded/history';
import { historyHandlers } from '../api/customers/history';
import { historyForms } from '../forms/customers/history';
import { defineArea } from './define-area';

export const history = defineArea('history', {
  ports: {
    history: {
      embedded: ({ env, now }) => embeddedHistory(env, now),
      upstream: ({ store, retailer, adapters }) => adapters.upstreamHistory(retailer, store),
      guard: 'unlimited',
    },
  },
  calls: historyHandlers,
  forms: historyForms,
  retention: 'nothing ages',
});
