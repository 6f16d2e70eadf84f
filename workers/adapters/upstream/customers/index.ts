import type { CustomersPort } from '../../../../src/commerce/customers';
import { CUSTOMER_MESSAGES } from '../../../../src/contract/customers/messages';
import { MESSAGES } from '../../../../src/contract/messages';
import { ok, refuse } from '../../../../src/domain/result';
import type { StoreView } from '../../../../src/domain/store-view';
import type { UpstreamConfig } from '../http';
import { asCustomer, isOf, isOfTheRequest, own, signedIn, unavailable } from './as-customer';
import { retailerCustomers } from './calls';
import { changeAtRetailer, resetAtRetailer } from './passwords';

const TAKEN = /already exists/i;

/**
 * A retailer's customers. Its words decide who is let in; where it gives none, in time and in a shape that can be read,
 * the answer is 503 and nobody is. A sign-up or a changed password whose answer was lost is found out about by signing
 * in. `askReset` notes who forgot a password: the retailer is asked behind the answer, so that its time tells nobody
 * who has an account.
 */
export function upstreamCustomers(
  config: UpstreamConfig,
  store: StoreView,
  askReset: CustomersPort['askReset'],
): CustomersPort {
  const { deadline: _, ...patient } = config;
  // What hands out tokens is waited for to its end, whatever the time of its request.
  const { me, orders } = retailerCustomers(config, store);
  const customers = { ...retailerCustomers(patient, store), me, orders };
  const renewing = { refresh: customers.refresh, renews: store.flags.autoRefreshTokens };
  const port: CustomersPort = {
    hasTokens: true,
    orderAccounts: null,
    inTurn: (work) => work(port),
    unlocks: null,
    emails: null,

    async create(customer) {
      const made = await customers.create(customer);
      if (made.state === 'refused' && TAKEN.test(made.message)) return refuse(400, CUSTOMER_MESSAGES.emailTaken);
      if (made.state === 'refused' && isOfTheRequest(made)) return refuse(422, made.message || MESSAGES.invalid);
      if (made.state === 'ok' && isOf(customer.email)(made.value)) return ok(made.value);
      if (made.state === 'refused') return unavailable();
      const found = await signedIn(customers, customer);
      return found.ok ? ok(found.value.customer) : unavailable();
    },
    signIn: (credentials) => signedIn(customers, credentials),
    askReset,
    resetPassword: (chosen) => resetAtRetailer(customers, chosen),
    ofCustomer: ({ customerId, sessionId, remote }) => ({
      changePassword: (change) => changeAtRetailer(customers, renewing, { customerId, sessionId, remote }, change),
      async orders(page) {
        const read = await asCustomer(renewing, remote, (userToken) => customers.orders(userToken, page));
        return read.ok
          ? own(read.value, ({ items }) =>
              items.every(({ customer_id: id }) => id == null || String(id) === customerId),
            )
          : read;
      },
      async profile() {
        const read = await asCustomer(renewing, remote, customers.me);
        return read.ok ? own(read.value, (customer) => customer.customerId === customerId) : read;
      },
    }),
  };
  return port;
}
