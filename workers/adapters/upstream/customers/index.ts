import type { CustomersPort } from '../../../../src/commerce/customers';
import { CUSTOMER_MESSAGES } from '../../../../src/contract/customers/messages';
import { MESSAGES } from '../../../../src/contract/messages';
import type { Outcome, Refused } from '../../../../src/domain/cart/outcome';
import type { Customer } from '../../../../src/domain/customer/customer';
import { emailKey } from '../../../../src/domain/customer/email-key';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { StoreView } from '../../../../src/domain/store-view';
import { log } from '../../../http/log';
import { isNotNow } from '../answer';
import type { UpstreamConfig } from '../http';
import { asCustomer, unavailable } from './as-customer';
import { type RetailerCustomers, retailerCustomers } from './calls';

const CLIENT_ERROR = 400;
const SERVER_ERROR = 500;
/** What platforms say of credentials that are not right, some of them under the code of a failure. */
const WRONG_CREDENTIALS = /sign-in was incorrect|account is disabled|invalid (login|username)/i;
const TAKEN = /already exists/i;

/** A refusal that says something about what was sent, and would be the same again. */
const isOfTheRequest = ({ code }: Refused): boolean => code >= CLIENT_ERROR && code < SERVER_ERROR && !isNotNow(code);

const areWrong = (refused: Refused): boolean => isOfTheRequest(refused) || WRONG_CREDENTIALS.test(refused.message);

const signInFailed = () => refuse(401, CUSTOMER_MESSAGES.signInFailed);

/** What was asked for, or nothing: a profile or orders of somebody else are never shown. */
function own<T>(read: Outcome<T>, isAsked: (value: T) => boolean): Result<T> {
  if (read.state !== 'ok') return unavailable();
  if (isAsked(read.value)) return ok(read.value);
  log('error', 'upstream.foreign-customer');
  return unavailable();
}

const isOf = (email: string) => (customer: Customer) => emailKey(customer.email) === emailKey(email);

async function signedIn(customers: RetailerCustomers, { email, password }: { email: string; password: string }) {
  const granted = await customers.login({ email, password });
  if (granted.state === 'refused' && areWrong(granted)) return signInFailed();
  if (granted.state !== 'ok') return unavailable();
  const customer = own(await customers.me(granted.value.access), isOf(email));
  return customer.ok ? ok({ customer: customer.value, remote: granted.value }) : customer;
}

/**
 * A retailer's customers. Its words decide who is let in; where it gives none, in time and in a shape that can be read, the answer is 503 and
 * nobody is. A sign-up whose answer was lost is found out about by signing in.
 */
export function upstreamCustomers(config: UpstreamConfig, store: StoreView): CustomersPort {
  const { deadline: _, ...patient } = config;
  // What hands out tokens is waited for to its end, whatever the time of its request.
  const { me, orders } = retailerCustomers(config, store);
  const customers = { ...retailerCustomers(patient, store), me, orders };
  const renewing = { refresh: customers.refresh, renews: store.flags.autoRefreshTokens };
  return {
    hasTokens: true,

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
    failSignIn: async () => signInFailed(),
    async orders({ customerId, remote }, page) {
      const read = await asCustomer(renewing, remote, (userToken) => customers.orders(userToken, page));
      return read.ok ? own(read.value, ({ items }) => items.every(({ customer_id: id }) => id == null || String(id) === customerId)) : read;
    },
    async profile({ customerId, remote }) {
      const read = await asCustomer(renewing, remote, customers.me);
      return read.ok ? own(read.value, (customer) => customer.customerId === customerId) : read;
    },
  };
}
