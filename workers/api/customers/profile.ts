import type { z } from 'zod';
import type { MineOf, MineOfCustomer } from '../../../src/commerce/mine';
import type { BookAddress } from '../../../src/commerce/own/profiles';
import { CUSTOMER_MESSAGES } from '../../../src/contract/customers/messages';
import { MESSAGES } from '../../../src/contract/messages';
import { CUSTOMER_ATTRIBUTES } from '../../../src/contract/profile/attributes';
import type * as calls from '../../../src/contract/profile/calls';
import { PROFILE_MESSAGES } from '../../../src/contract/profile/messages';
import { type Customer, emailKey } from '../../../src/domain/customer/customer';
import { addressDocument, customerDocument, wireId } from '../../../src/domain/customer/document';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { bearerToken } from '../../http/shared-secrets';
import type { ApiCall } from '../serving/bind';
import type { Handlers } from '../serving/handlers';
import { toAddress } from './addresses';
import { isOwnPage } from './identity';
import { phoneHandlers } from './phone';
import { IN_COOKIE } from './signed-in-reply';

type Body = z.output<ReturnType<NonNullable<typeof calls.userMeUpdate.body>>>['customer'];
type BodyAddress = NonNullable<Body['addresses']>[number];
type Call = ApiCall<unknown, unknown, unknown, 'customer'>;

const unknownUser = () => refuse(404, MESSAGES.notFound);

const bookAddressOf = (address: BodyAddress, country: string): BookAddress => ({
  ...toAddress(address, country),
  isDefaultShipping: address.default_shipping === true,
  isDefaultBilling: address.default_billing === true,
});

/** Whose a call names: oneself, or for a program of the shop anybody of our own engine. */
async function namedCustomer(mine: MineOf<'named'>, userId: string): Promise<Result<Customer>> {
  if (mine.kind === 'customer') return mine.isMe(userId) ? mine.profile() : unknownUser();
  const found = await mine.anyCustomer().profile(userId);
  return found ? ok(found) : unknownUser();
}

/** Writes the addresses of a call, one after the other; one that is not the customer's leaves all of them as they are. */
async function saveAddresses(call: Call, addresses: readonly BodyAddress[], own: Customer): Promise<Result<null>> {
  const { request } = call;
  const known = new Set(own.addresses.map(({ addressId }) => addressId));
  if (addresses.some(({ id }) => id != null && !known.has(id))) return refuse(404, PROFILE_MESSAGES.addressUnknown);
  for (const address of addresses) {
    const saved = await call
      .mine()
      .own('profiles')
      .saveAddress(address.id ?? null, bookAddressOf(address, request.store.i18n.defaultCountry));
    if (!saved.ok) return saved;
  }
  return ok(null);
}

const fixed = (field: string) =>
  refuse(422, MESSAGES.invalid, { fields: [{ field, rule: 'value', message: PROFILE_MESSAGES.fixedField }] });

/** ACCT-001: name and addresses as they are sent; an e-mail has to be the one there is. */
async function changeProfile(call: Call, { email, firstname, lastname, addresses }: Body): Promise<Result<null>> {
  const own = await call.mine().profile();
  if (!own.ok) return own;
  if (email != null && emailKey(email) !== emailKey(own.value.email)) return fixed('customer.email');
  const saved = await saveAddresses(call, addresses ?? [], own.value);
  if (!saved.ok || (firstname == null && lastname == null)) return saved;
  return call
    .mine()
    .own('profiles')
    .rename({ firstName: firstname ?? own.value.firstName, lastName: lastname ?? own.value.lastName });
}

/** The profile as it is after a change, with the words the page says of it (ACCT-025). */
async function changedReply(call: Call, body: Body) {
  const changed = await changeProfile(call, body);
  if (!changed.ok) return changed;
  const mine: MineOfCustomer = call.mine();
  const profile = await mine.profile();
  if (!profile.ok) return profile;
  const groupToken = await mine.groupToken();
  if (groupToken === null) return refuse(503, CUSTOMER_MESSAGES.signInOff);
  return ok({
    result: { ...customerDocument(profile.value), groupToken },
    meta: { message: PROFILE_MESSAGES.updated },
  });
}

/** What customers see and change of themselves. */
export const profileHandlers: Handlers<'profile'> = {
  ...phoneHandlers,

  userMeUpdate: async (call) => changedReply(call, call.body.customer),

  userAttributes: async () => ok({ result: CUSTOMER_ATTRIBUTES.map((one) => ({ ...one, options: [...one.options] })) }),

  userDetails: async ({ mine, query }) => {
    const found = await namedCustomer(mine(), query.userId);
    return found.ok ? ok({ result: customerDocument(found.value) }) : found;
  },

  userDetailsUpdate: async (call) => {
    const { userId } = call.body;
    if (userId != null && !call.mine().isMe(userId)) return unknownUser();
    return changedReply(call, call.body.customer);
  },

  userAddresses: async ({ mine, query }) => {
    const found = await namedCustomer(mine(), query.userId);
    return found.ok ? ok({ result: customerDocument(found.value).addresses }) : found;
  },

  userAddressSave: async ({ request, mine, body: { address } }) => {
    const own = mine();
    const profile = await own.profile();
    if (!profile.ok) return profile;
    const answer = await own
      .own('profiles')
      .saveAddress(address.id ?? null, bookAddressOf(address, request.store.i18n.defaultCountry));
    return answer.ok ? ok({ result: addressDocument(answer.value, profile.value.customerId) }) : answer;
  },

  userAddressRemove: async ({ mine, params, query }) => {
    const answer = await mine()
      .own('profiles')
      .removeAddress(params.addressId, query.next ?? null);
    return answer.ok ? ok({ result: true as const }) : answer;
  },

  userId: async ({ mine }) => {
    const profile = await mine().profile();
    return profile.ok ? ok({ result: wireId(profile.value.customerId) }) : profile;
  },

  userCustomerToken: async (call) => {
    const shown = bearerToken(call.c.req.raw) ?? call.query.token;
    return ok({ result: !isOwnPage(call) && shown ? shown : IN_COOKIE });
  },
};
