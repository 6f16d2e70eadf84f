import type { RemoteSession, RemoteTokens } from '../../../../src/commerce/customers';
import { CART_MESSAGES } from '../../../../src/contract/cart/messages';
import { CUSTOMER_MESSAGES } from '../../../../src/contract/customers/messages';
import type { Outcome, Refused } from '../../../../src/domain/cart/outcome';
import { type Customer, emailKey } from '../../../../src/domain/customer/customer';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import { log } from '../../../http/log';
import { isNotNow } from '../answer';
import { isRefreshRefused, isTokenRefused, type RetailerCustomers } from './calls';

/** New tokens one call may need: others who ask at the same time use them up too. */
const MAX_RENEWALS = 3;

export const unavailable = () => refuse(503, CART_MESSAGES.retailerUnavailable);
const refreshRefused = () => refuse(401, CUSTOMER_MESSAGES.refreshRefused);

/**
 * The calls a session needs to go on. `renews` false: a token that is refused ends it (flag users.autoRefreshTokens of
 * the store view).
 */
export interface Renewing {
  refresh: RetailerCustomers['refresh'];
  renews: boolean;
}

/**
 * Asks for new tokens. 401: this refresh token is refused for good; 503: nobody knows, and the tokens there were stay.
 */
async function renewed(by: Renewing, { refresh }: RemoteTokens): Promise<Result<RemoteTokens>> {
  const granted = refresh === null ? null : await by.refresh(refresh);
  if (granted === null || isRefreshRefused(granted)) return refreshRefused();
  return granted.state === 'ok'
    ? ok({ access: granted.value.access, refresh: granted.value.refresh ?? refresh })
    : unavailable();
}

/**
 * Runs a call of the retailer's as the customer of a session, and answers its outcome. A token it refuses is renewed,
 * once however many ask, and the call is made again with the new one; a new token that is refused too was none, and
 * counts as a refused refresh. Only when that has ended the session is the answer 401; until then it is 503, like a
 * retailer that cannot be reached, and the customer stays signed in.
 */
export async function asCustomer<T>(
  by: Renewing,
  session: RemoteSession,
  call: (userToken: string) => Promise<Outcome<T>>,
): Promise<Result<Outcome<T>>> {
  let tokens = await session.tokens();
  for (let renewals = 0; tokens.ok; renewals += 1) {
    const outcome = await call(tokens.value.access);
    if (!isTokenRefused(outcome)) return ok(outcome);
    if (renewals === MAX_RENEWALS) return unavailable();
    if (!by.renews) {
      const ended = await session.end();
      return ended.ok ? refreshRefused() : ended;
    }
    let again: Outcome<T> | null = null;
    const next = await session.refresh(tokens.value, async (held) => {
      const given = await renewed(by, held);
      if (!given.ok) return given;
      again = await call(given.value.access);
      return isTokenRefused(again) ? refreshRefused() : given;
    });
    // What was done with the new token is done, whether or not it could be kept.
    const done = again as Outcome<T> | null;
    if (done && !isTokenRefused(done)) return ok(done);
    tokens = next;
  }
  const still = await session.tokens();
  return still.ok ? unavailable() : still;
}

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
