import type { z } from 'zod';
import type { NewCustomer } from '../../src/commerce/customers';
import type * as calls from '../../src/contract/customers/calls';
import { CUSTOMER_MESSAGES } from '../../src/contract/customers/messages';
import { MESSAGES } from '../../src/contract/messages';
import type { Customer } from '../../src/domain/customer/customer';
import { customerDocument } from '../../src/domain/customer/document';
import { ok, type Result, refuse } from '../../src/domain/result';
import { isEmail, isPassword, RULES } from '../../src/domain/validation';
import { readProfile } from '../http/customers/profile';
import { dropSession, readSession, setSession } from '../http/customers/session-cookies';
import { renewSession } from '../http/customers/sessions';
import { forgetSession, signOutOf } from '../http/customers/sign-in';
import { problemOf } from '../http/errors';
import type { ShopRequest } from '../http/shop-request';
import { toAddress } from './addresses';
import type { Handlers } from './handlers';
import { isOwnPage } from './identity';
import { passwordHandlers } from './passwords';
import type { Reply } from './reply';
import { enteredReply, IN_COOKIE } from './signed-in-reply';

type NewCustomerBody = z.output<ReturnType<NonNullable<typeof calls.userCreate.body>>>;

const missing = (field: string) =>
  refuse(422, MESSAGES.invalid, { fields: [{ field, rule: 'required', message: RULES.required }] });

const off = () => refuse(503, CUSTOMER_MESSAGES.signInOff);

function toNewCustomer({ customer, password }: NewCustomerBody, country: string): NewCustomer {
  return {
    email: customer.email,
    password,
    firstName: customer.firstname,
    lastName: customer.lastname,
    attributes: (customer.custom_attributes ?? []).map(({ attribute_code, value }) => ({
      code: attribute_code,
      value,
    })),
    addresses: (customer.addresses ?? []).map((address) => ({
      ...toAddress(address, country),
      isDefaultShipping: address.default_shipping === true,
      isDefaultBilling: address.default_billing === true,
    })),
  };
}

/** A profile as it is answered: with the proof of its price group. */
async function profileReply({ userTokens, customerSessions, now }: ShopRequest, customer: Customer) {
  if (!userTokens) return off();
  return ok({
    result: {
      ...customerDocument(customer),
      groupToken: await userTokens.issueGroup(
        { account: customerSessions.accountOf(customer.customerId), groupId: customer.groupId },
        now,
      ),
    },
  });
}

/** New tokens for a refresh token; 401 for one that is no longer any. */
async function refreshed({ customerSessions, userTokens, commerce }: ShopRequest, refreshToken: string) {
  if (!userTokens) return off();
  const renewed = await renewSession(userTokens, customerSessions, refreshToken);
  if (!renewed.ok) return renewed;
  if (typeof renewed.value === 'string') return refuse(401, CUSTOMER_MESSAGES.refreshRefused);
  const profile = await readProfile({ customerSessions, commerce }, renewed.value.grant);
  if (!profile.ok && profile.problem.status === 401) return refuse(401, CUSTOMER_MESSAGES.refreshRefused);
  return ok(renewed.value);
}

/** What failed inside is said in the words of the specification; what is merely busy stays so. */
function refreshFailure(error: unknown): Result<never> {
  const problem = problemOf(error as Error);
  return problem.status === 500 ? refuse(500, CUSTOMER_MESSAGES.refreshFailed) : { ok: false, problem };
}

const goodbye = ({ silent }: { silent?: string | undefined }): Reply<true> =>
  silent === 'true' ? { result: true } : { result: true, meta: { message: CUSTOMER_MESSAGES.signedOut } };

/** Customers: signing up, in and out, and who is signed in. */
export const customersHandlers: Handlers<'customers'> = {
  ...passwordHandlers,

  userCreate: async ({ request, body }) => {
    if (!request.userTokens) return off();
    const made = await request.commerce.customers.create(toNewCustomer(body, request.store.i18n.defaultCountry));
    return made.ok ? profileReply(request, made.value) : made;
  },

  userLogin: async (call) => {
    const { request, body } = call;
    if (!request.userTokens) return off();
    const { username, password } = body;
    if (!isEmail(username.trim()) || !isPassword(password)) return refuse(401, CUSTOMER_MESSAGES.notCredentials);
    const found = await request.commerce.customers.signIn({
      email: username,
      password,
      captcha: body.tokenCaptcha ?? null,
    });
    return found.ok ? enteredReply(call, found.value) : found;
  },

  userRefresh: async (call) => {
    const { request, body } = call;
    const held = body.refreshToken ? null : readSession(request.cookies).refresh;
    const token = body.refreshToken || held;
    if (!token) return isOwnPage(call) ? refuse(401, CUSTOMER_MESSAGES.refreshRefused) : missing('refreshToken');
    const answer = await refreshed(request, token).catch(refreshFailure);
    if (!answer.ok && held && answer.problem.status === 401) dropSession(request.cookies);
    if (!answer.ok) return answer;
    const { grant, tokens } = answer.value;
    if (!held) return ok({ result: tokens.access, meta: { refreshToken: tokens.refresh } });
    await setSession(request.cookies, tokens, grant);
    return ok({ result: IN_COOKIE });
  },

  userMe: async ({ request, principal }) => {
    const profile = await readProfile(request, principal);
    return profile.ok ? profileReply(request, profile.value) : profile;
  },

  userPostcode: async ({ request, principal }) => {
    if (principal.kind !== 'customer') return ok({ result: null });
    const profile = await readProfile(request, principal);
    if (!profile.ok) return profile.problem.status === 401 ? ok({ result: null }) : profile;
    const { addresses } = profile.value;
    const usual = addresses.find((one) => one.isDefaultShipping) ?? addresses[0];
    return ok({ result: usual?.zipCode || null });
  },

  userSession: async ({ request, principal }) => {
    const { userTokens, now, store } = request;
    if (principal.kind !== 'customer' || !userTokens) return ok({ result: null });
    const { account, groupId, signedInAt } = principal;
    const groupToken = await userTokens.issueGroup({ account, groupId }, now);
    return ok({
      result: {
        groupId,
        groupToken,
        current_storecode: store.storeCode,
        session_started: new Date(signedInAt).toISOString(),
      },
    });
  },

  userOrderHistory: async ({ request, principal, query }) => {
    const { customerId, account, sessionId } = principal;
    const page = { size: query.pageSize, current: query.currentPage };
    const found = await request.commerce.customers.orders(
      { customerId, remote: request.customerSessions.remote(account, sessionId) },
      page,
    );
    if (!found.ok) return found;
    const { items, total } = found.value;
    return ok({
      result: { items, search_criteria: { page_size: page.size, current_page: page.current }, total_count: total },
    });
  },

  userLogout: async ({ request, principal, query }) => {
    if (principal.kind === 'guest') {
      await forgetSession(request);
      return ok(goodbye(query));
    }
    if (principal.kind === 'customer') {
      const ended = await request.customerSessions.end(principal.account, principal.sessionId);
      if (!ended.ok) return ended;
    }
    signOutOf(request);
    return ok(goodbye(query));
  },

  userLogoutEverywhere: async ({ request, principal, query }) => {
    const ended = await request.customerSessions.endAll(principal.account);
    if (!ended.ok) return ended;
    signOutOf(request);
    return ok(goodbye(query));
  },
};
