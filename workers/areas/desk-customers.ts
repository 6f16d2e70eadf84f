import { embeddedDeskCustomers } from '../adapters/embedded/desk-customers';
import { deskCustomersForms } from '../forms/desk-customers';
import { customerSessionsOf } from '../objects/customer-sessions';
import { defineArea } from './define-area';

export const deskCustomers = defineArea('deskCustomers', {
  ports: {},
  calls: {},
  forms: deskCustomersForms,
  retention: 'nothing ages',
  desk: {
    customers: {
      make: ({ env, store, now, operator }) =>
        embeddedDeskCustomers(env, { operator, store: store.storeCode, at: now }, customerSessionsOf(env, store)),
      needs: { find: 'orders', read: 'orders', open: 'orders', setGroup: 'money' },
    },
  },
});
