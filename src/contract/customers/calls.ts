import { z } from 'zod';
import { aboutOf } from '../../domain/customer/about';
import { CREDIT_ACCOUNT } from '../../domain/customer/customer';
import { once } from '../../domain/once';
import { defineCall } from '../call';
import { orderAddress } from '../checkout/address';
import { fieldSchema } from '../field-schema';
import { identityQuery, text, wholeNumber } from '../fields';
import { brokenRule, saidOf } from '../form-fields';
import { PROFILE_MESSAGES } from '../profile/messages';
import { ABOUT, ATTRIBUTE, SIGN_UP } from './fields';
import { orderHistory, postcode, profile, session } from './results';

const AREA = 'user';
const ADDRESSES_MAX = 2;
const ATTRIBUTES_MAX = 5;
const USER_TOKEN_MAX = 4096;
const ORDERS_A_PAGE = 20;
const ORDERS_MAX = 100;
const PAGES_MAX = 10_000;
/** Longer than any password, so that one that is too long is told so. */
const CREDENTIAL_MAX = 4096;

const attribute = once(() =>
  z
    .object({ attribute_code: fieldSchema(ATTRIBUTE.attribute_code), value: fieldSchema(ATTRIBUTE.value) })
    .superRefine(({ attribute_code, value }, context) => {
      if (attribute_code.trim() === CREDIT_ACCOUNT)
        context.addIssue({ code: 'custom', path: ['attribute_code'], message: PROFILE_MESSAGES.fixedField });
      // What the form asks as well is refused by the same rules.
      const name = aboutOf(attribute_code);
      const rule = name && brokenRule(ABOUT[name], value);
      if (name && rule)
        context.addIssue({
          code: 'custom',
          path: ['value'],
          message: saidOf(ABOUT[name], rule),
          params: { rule },
          input: value,
        });
    }),
);

/** An address of a customer; its region may be an object, as profiles write it. */
export const newAddress = once(() =>
  z.preprocess(
    (value) => {
      if (typeof value !== 'object' || value === null) return value;
      const { region } = value as { region?: unknown };
      return typeof region === 'object' && region !== null ? { ...value, ...region } : value;
    },
    orderAddress().extend({ default_shipping: z.boolean().nullish(), default_billing: z.boolean().nullish() }),
  ),
);

export const userCreate = defineCall({
  id: 'userCreate',
  method: 'post',
  path: '/user/create',
  access: 'anyone',
  limit: 'form',
  area: AREA,
  summary: 'Signs up a customer; 400 when the e-mail has an account. It signs nobody in',
  query: identityQuery,
  body: () =>
    z.object({
      customer: z.object({
        email: fieldSchema(SIGN_UP.email),
        firstname: fieldSchema(SIGN_UP.firstName),
        lastname: fieldSchema(SIGN_UP.lastName),
        dob: fieldSchema(ABOUT.birthDate).nullish(),
        addresses: z.array(newAddress()).max(ADDRESSES_MAX).nullish(),
        custom_attributes: z.array(attribute()).max(ATTRIBUTES_MAX).nullish(),
      }),
      password: fieldSchema(SIGN_UP.password),
    }),
  result: profile,
  refusals: [400, 401, 413, 429, 503],
});

/** The token, or the word 'cookie' for the shop's own pages, whose cookies hold it. */
const issued = once(() => z.string());

export const userLogin = defineCall({
  id: 'userLogin',
  method: 'post',
  path: '/user/login',
  access: 'anyone',
  limit: 'form',
  area: AREA,
  summary:
    'Signs in: the user token, and meta.refreshToken. 401 says the same whatever was wrong; 429 with meta.challenge asks for tokenCaptcha; 429 with meta.until is locked until then, whatever is sent: meta.unlock says whether user/unlock sends a link',
  query: identityQuery,
  body: () =>
    z.object({
      username: z.string().max(CREDENTIAL_MAX),
      password: z.string().max(CREDENTIAL_MAX),
      tokenCaptcha: z.string().max(CREDENTIAL_MAX).nullish(),
    }),
  result: issued,
  refusals: [400, 401, 413, 429, 503],
});

export const userRefresh = defineCall({
  id: 'userRefresh',
  method: 'post',
  path: '/user/refresh',
  access: 'anyone',
  limit: 'form',
  area: AREA,
  summary:
    "A new user token for a refresh token, which is replaced by meta.refreshToken. The shop's own pages send none: their cookie holds it",
  query: identityQuery,
  body: () => z.object({ refreshToken: text(USER_TOKEN_MAX).nullish() }),
  result: issued,
  refusals: [400, 401, 413, 500, 503],
});

export const userMe = defineCall({
  id: 'userMe',
  method: 'get',
  path: '/user/me',
  limit: 'read',
  area: AREA,
  summary: 'The profile of the customer who is signed in',
  access: 'customer',
  query: identityQuery,
  result: profile,
  refusals: [401, 503],
});

export const userPostcode = defineCall({
  id: 'userPostcode',
  method: 'get',
  path: '/user/postcode',
  access: 'anyone',
  limit: 'read',
  area: AREA,
  summary:
    'Where a customer has things sent to: the postal code of the default address for deliveries, else of the first; null without one, and for somebody who is not signed in (any more)',
  query: identityQuery,
  result: postcode,
  refusals: [401, 503],
});

export const userSession = defineCall({
  id: 'userSession',
  method: 'get',
  path: '/user/session',
  access: 'anyone',
  limit: 'read',
  area: AREA,
  summary: 'The session a client starts with; null for somebody who is not signed in',
  query: identityQuery,
  result: session,
  refusals: [401, 503],
});

export const userOrderHistory = defineCall({
  id: 'userOrderHistory',
  method: 'get',
  path: '/user/order-history',
  limit: 'read',
  area: AREA,
  summary: 'Orders of the customer who is signed in, of every store view, the newest first',
  access: 'customer',
  query: () =>
    identityQuery().extend({
      pageSize: wholeNumber(1, ORDERS_MAX).default(ORDERS_A_PAGE),
      currentPage: wholeNumber(1, PAGES_MAX).default(1),
    }),
  result: orderHistory,
  refusals: [401, 503],
});

const signedOut = once(() => z.literal(true));
const signOutQuery = once(() =>
  identityQuery().extend({
    silent: z.enum(['true', 'false', '']).optional().meta({ description: 'true: meta.message is left out' }),
  }),
);

export const userLogout = defineCall({
  id: 'userLogout',
  method: 'post',
  path: '/user/logout',
  access: 'anyone',
  limit: 'form',
  area: AREA,
  summary: 'Ends this session from the next request on; somebody who is not signed in stays so',
  query: signOutQuery,
  result: signedOut,
  refusals: [401, 503],
});

export const userLogoutEverywhere = defineCall({
  id: 'userLogoutEverywhere',
  method: 'post',
  path: '/user/logout-everywhere',
  limit: 'form',
  area: AREA,
  summary: 'Ends every session of the customer, on every device',
  access: 'customer',
  query: signOutQuery,
  result: signedOut,
  refusals: [401, 503],
});
