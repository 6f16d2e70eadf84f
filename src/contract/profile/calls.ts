import { z } from 'zod';
import { once } from '../../domain/once';
import { defineCall } from '../call';
import { newAddress } from '../customers/calls';
import { SIGN_UP } from '../customers/fields';
import { customerAddress, profile } from '../customers/results';
import { fieldSchema } from '../field-schema';
import { identityQuery, looseId, TOKEN_MAX, text } from '../fields';

const AREA = 'user';
const MOST_ADDRESSES = 100;
const USER_TOKEN_MAX = 4096;
const CHANGES = [400, 401, 404, 409, 413, 503];

const bookAddress = once(() => newAddress().and(z.object({ id: looseId().nullish() })));

/** What of a profile is read: ACCT-001's four. Whatever else a client sends along is not. */
const changedCustomer = once(() =>
  z.object({
    email: fieldSchema(SIGN_UP.email).nullish(),
    firstname: fieldSchema(SIGN_UP.firstName).nullish(),
    lastname: fieldSchema(SIGN_UP.lastName).nullish(),
    addresses: z.array(bookAddress()).max(MOST_ADDRESSES).nullish(),
  }),
);

const ofUser = once(() =>
  identityQuery().extend({ userId: looseId().meta({ description: 'Whose; a customer may name themselves alone' }) }),
);

export const userMeUpdate = defineCall({
  id: 'userMeUpdate',
  method: 'post',
  path: '/user/me',
  access: 'customer',
  limit: 'form',
  area: AREA,
  summary:
    'Changes firstname, lastname and addresses: those with an id are written anew, others are added, none is taken away. Another e-mail is changed in the account, which confirms it. meta.message says it is done',
  query: identityQuery,
  body: () => z.object({ customer: changedCustomer() }),
  result: profile,
  refusals: CHANGES,
});

export const userAttributes = defineCall({
  id: 'userAttributes',
  method: 'get',
  path: '/user/attributes',
  access: 'anyone',
  sharing: 'public',
  limit: 'read',
  area: AREA,
  summary: 'What is asked of a customer: each attribute with its label, how it is typed and whether it can be changed',
  result: () =>
    z.array(
      z.object({
        attribute_code: z.string(),
        frontend_label: z.string(),
        frontend_input: z.string(),
        required: z.boolean(),
        user_defined: z.boolean(),
        editable: z.boolean(),
        options: z.array(z.object({ label: z.string(), value: z.string() })),
      }),
    ),
  refusals: [],
});

export const userDetails = defineCall({
  id: 'userDetails',
  method: 'get',
  path: '/user/details',
  access: 'named',
  limit: 'read',
  area: AREA,
  summary: 'A customer by their id: themselves, or any of our own engine for the service token; 404 for everybody else',
  query: ofUser,
  result: () => profile().omit({ groupToken: true }),
  refusals: [401, 404, 503],
});

export const userDetailsUpdate = defineCall({
  id: 'userDetailsUpdate',
  method: 'put',
  path: '/user/details',
  access: 'customer',
  limit: 'form',
  area: AREA,
  summary: 'The same as POST /user/me, for clients that name whom they change; 404 for anybody but oneself',
  query: identityQuery,
  body: () => z.object({ userId: looseId().nullish(), customer: changedCustomer() }),
  result: profile,
  refusals: CHANGES,
});

export const userAddresses = defineCall({
  id: 'userAddresses',
  method: 'get',
  path: '/user/addresses',
  access: 'named',
  limit: 'read',
  area: AREA,
  summary: 'The addresses of a customer by their id, as GET /user/details answers them',
  query: ofUser,
  result: () => z.array(customerAddress()),
  refusals: [401, 404, 503],
});

export const userAddressSave = defineCall({
  id: 'userAddressSave',
  method: 'post',
  path: '/user/address/:token',
  access: 'customer',
  limit: 'form',
  area: AREA,
  summary:
    "Writes an address: with an id that one anew, without one a further one. The token is the user token, {{token}} on the shop's own pages",
  params: () => z.object({ token: text(USER_TOKEN_MAX) }),
  query: identityQuery,
  body: () => z.object({ address: bookAddress() }),
  result: customerAddress,
  refusals: CHANGES,
});

export const userAddressRemove = defineCall({
  id: 'userAddressRemove',
  method: 'delete',
  path: '/user/address/:addressId',
  access: 'customer',
  limit: 'form',
  area: AREA,
  summary: 'Takes an address away. 409 for a default one while others are there: `next` names which takes its place',
  params: () => z.object({ addressId: text(TOKEN_MAX) }),
  query: () => identityQuery().extend({ next: looseId().optional() }),
  result: () => z.literal(true),
  refusals: [401, 404, 409, 503],
});

export const userId = defineCall({
  id: 'userId',
  method: 'post',
  path: '/user/id',
  access: 'customer',
  limit: 'form',
  area: AREA,
  summary: 'The id of the customer who is signed in',
  query: identityQuery,
  result: () => z.union([z.int(), z.string()]),
  refusals: [401, 503],
});

export const userCustomerToken = defineCall({
  id: 'userCustomerToken',
  method: 'post',
  path: '/user/customer-token',
  access: 'customer',
  limit: 'form',
  area: AREA,
  summary:
    "The short token of the asking session's own customer, nobody else's; the word cookie on the shop's own pages, whose cookies hold it",
  query: identityQuery,
  result: () => z.string(),
  refusals: [401, 503],
});
