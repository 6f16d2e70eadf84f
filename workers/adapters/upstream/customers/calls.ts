import { z } from 'zod';
import type {
  ChosenPassword,
  Credentials,
  NewCustomer,
  OrderPage,
  OrdersOfCustomer,
  PasswordChange,
  RemoteTokens,
} from '../../../../src/commerce/customers';
import type { ProviderAnswer } from '../../../../src/commerce/social';
import type { Outcome } from '../../../../src/domain/cart/outcome';
import { ABOUT_CODES } from '../../../../src/domain/customer/about';
import { attributeOf, type Customer, type CustomerAddress } from '../../../../src/domain/customer/customer';
import { toWireAddress } from '../../../../src/domain/order/wire-address';
import type { StoreView } from '../../../../src/domain/store-view';
import { callUpstream, type UpstreamCall, type UpstreamConfig } from '../http';
import * as answers from './answers';

const UNAUTHORISED = 401;
const FORBIDDEN = 403;
/** What platforms say of a user token that has expired, some of them under another code. */
const NOT_AUTHORISED = /consumer isn't authorized/i;
/** What the family says of a refresh token it does not know, under the code of a failure. */
const NO_REFRESH = /^(No|Invalid) refresh token provided/i;

/** The user calls of a retailer's API (contract: user/*). */
export interface RetailerCustomers {
  login(credentials: Credentials): Promise<Outcome<RemoteTokens>>;
  refresh(refreshToken: string): Promise<Outcome<RemoteTokens>>;
  /** The retailer exchanges the code: it holds the provider's secret. A code counts once, so this is asked once. */
  socialLogin(answer: ProviderAnswer): Promise<Outcome<RemoteTokens>>;
  create(customer: NewCustomer): Promise<Outcome<Customer>>;
  me(userToken: string): Promise<Outcome<Customer>>;
  orders(userToken: string, page: OrderPage): Promise<Outcome<OrdersOfCustomer>>;
  /** The retailer sends a link of its own. */
  resetPassword(email: string): Promise<Outcome<unknown>>;
  createPassword(chosen: ChosenPassword & { email: string }): Promise<Outcome<unknown>>;
  changePassword(userToken: string, change: PasswordChange): Promise<Outcome<unknown>>;
}

/** Whether a call was refused because of the user token it showed. */
export const isTokenRefused = (outcome: Outcome<unknown>): boolean =>
  outcome.state === 'refused' && (outcome.code === UNAUTHORISED || NOT_AUTHORISED.test(outcome.message));

/** Whether a refresh was refused because of its token: anything else says only that the retailer cannot answer. */
export const isRefreshRefused = (outcome: Outcome<unknown>): boolean =>
  isTokenRefused(outcome) ||
  (outcome.state === 'refused' && (outcome.code === FORBIDDEN || NO_REFRESH.test(outcome.message)));

/** An address as the family writes it in a profile. */
export function addressDocument(address: Omit<CustomerAddress, 'addressId'>) {
  const {
    region,
    region_id,
    region_code,
    email: _,
    company,
    ...wire
  } = toWireAddress(address, { firstName: '', lastName: '', emailAddress: '' });
  return {
    ...wire,
    region: { region, region_id, region_code },
    region_id,
    ...(company ? { company } : {}),
    default_shipping: address.isDefaultShipping,
    default_billing: address.isDefaultBilling,
  };
}

function customerOf({ email, firstName, lastName, addresses, attributes }: NewCustomer) {
  const dob = attributeOf({ attributes }, ABOUT_CODES.birthDate);
  const others = attributes.filter(({ code }) => code !== ABOUT_CODES.birthDate);
  return {
    email,
    firstname: firstName,
    lastname: lastName,
    ...(dob ? { dob } : {}),
    addresses: addresses.map(addressDocument),
    ...(others.length > 0
      ? { custom_attributes: others.map(({ code, value }) => ({ attribute_code: code, value })) }
      : {}),
  };
}

/**
 * The user calls for one store view. What hands out a token or is read may come twice, so it is asked again when its
 * answer was lost; a sign-up is not.
 */
export function retailerCustomers(config: UpstreamConfig, store: StoreView): RetailerCustomers {
  async function asked<T>(call: UpstreamCall, schema: z.ZodType<T>): Promise<Outcome<T>> {
    const answer = await callUpstream(config, store.storeCode, call);
    if (answer.state !== 'ok') return answer;
    const parsed = schema.safeParse(answer.value);
    return parsed.success
      ? { state: 'ok', value: parsed.data }
      : { state: 'unknown', reason: 'Unhandled error, wrong response format!' };
  }
  const granting = (path: string, body: unknown) =>
    asked({ method: 'POST', path, body, reads: true, whole: true }, answers.granted());
  return {
    login: ({ email, password }) => granting('user/login', { username: email, password }),
    refresh: (refreshToken) => granting('user/refresh', { refreshToken }),
    socialLogin: (answer) =>
      asked({ method: 'POST', path: 'user/social-login', body: answer, whole: true }, answers.granted()),
    create: (customer) =>
      asked(
        { method: 'POST', path: 'user/create', body: { customer: customerOf(customer), password: customer.password } },
        answers.profile(),
      ),
    resetPassword: (email) => asked({ method: 'POST', path: 'user/reset-password', body: { email } }, z.unknown()),
    createPassword: ({ email, token, password }) =>
      asked(
        { method: 'POST', path: 'user/create-password', body: { email, newPassword: password, resetToken: token } },
        z.unknown(),
      ),
    changePassword: (userToken, { current, next }) =>
      asked(
        {
          method: 'POST',
          path: 'user/change-password',
          body: { currentPassword: current, newPassword: next },
          userToken,
        },
        z.unknown(),
      ),
    me: (userToken) => asked({ method: 'GET', path: 'user/me', userToken }, answers.profile()),
    orders: (userToken, { size, current }) =>
      asked(
        {
          method: 'GET',
          path: 'user/order-history',
          query: { pageSize: String(size), currentPage: String(current) },
          userToken,
        },
        answers.orders(),
      ),
  };
}
