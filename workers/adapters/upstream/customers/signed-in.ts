import { CUSTOMER_MESSAGES } from '../../../../src/contract/customers/messages';
import type { Outcome, Refused } from '../../../../src/domain/cart/outcome';
import { type Customer, emailKey } from '../../../../src/domain/customer/customer';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import { log } from '../../../http/log';
import { isNotNow } from '../answer';
import { unavailable } from './as-customer';
import type { RetailerCustomers } from './calls';

const CLIENT_ERROR = 400;
const SERVER_ERROR = 500;
/** What platforms say of credentials that are not right, some of them under the code of a failure. */
const WRONG_CREDENTIALS = /sign-in was incorrect|account is disabled|invalid (login|username)/i;

/** A refusal that says something about what was sent, and would be the same again. */
export const isOfTheRequest = ({ code }: Refused): boolean =>
  code >= CLIENT_ERROR && code < SERVER_ERROR && !isNotNow(code);

const areWrong = (refused: Refused): boolean => isOfTheRequest(refused) || WRONG_CREDENTIALS.test(refused.message);

/** What was asked for, or nothing: a profile or orders of somebody else are never shown. */
export function own<T>(read: Outcome<T>, isAsked: (value: T) => boolean): Result<T> {
  if (read.state !== 'ok') return unavailable();
  if (isAsked(read.value)) return ok(read.value);
  log('error', 'upstream.foreign-customer');
  return unavailable();
}

export const isOf = (email: string) => (customer: Customer) => emailKey(customer.email) === emailKey(email);

/** Who these credentials are of at the retailer, and the tokens it gives for them. */
export async function signedIn(customers: RetailerCustomers, { email, password }: { email: string; password: string }) {
  const granted = await customers.login({ email, password });
  if (granted.state === 'refused' && areWrong(granted)) return refuse(401, CUSTOMER_MESSAGES.signInFailed);
  if (granted.state !== 'ok') return unavailable();
  const customer = own(await customers.me(granted.value.access), isOf(email));
  return customer.ok ? ok({ customer: customer.value, remote: granted.value }) : customer;
}
