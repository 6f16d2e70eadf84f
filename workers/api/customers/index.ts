import type { z } from 'zod';
import type { NewCustomer } from '../../../src/commerce/customers';
import type * as calls from '../../../src/contract/customers/calls';
import { CUSTOMER_MESSAGES } from '../../../src/contract/customers/messages';
import { MESSAGES } from '../../../src/contract/messages';
import { attributesOf, keptAttribute } from '../../../src/domain/customer/about';
import type { Customer, CustomerAttribute } from '../../../src/domain/customer/customer';
import { customerDocument } from '../../../src/domain/customer/document';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { isEmail, isPassword, RULES } from '../../../src/domain/validation';
import { problemOf } from '../../http/errors';
import { dropSession, readSession, setSession } from '../../http/sessions/session-cookies';
import type { Handlers } from '../serving/handlers';
import type { Reply } from '../serving/reply';
import { toAddress } from './addresses';
import { isOwnPage } from './identity';
import { passwordHandlers } from './passwords';
import { enteredReply, IN_COOKIE } from './signed-in-reply';

type NewCustomerBody = z.output<ReturnType<NonNullable<typeof calls.userCreate.body>>>;

const missing = (field: string) =>
  refuse(422, MESSAGES.invalid, { fields: [{ field, rule: 'required', message: RULES.required }] });

const off = () => refuse(503, CUSTOMER_MESSAGES.signInOff);

/** What is said of a new customer: each attribute once, the last one, and the birth date of its own field. */
function newAttributes({ dob, custom_attributes }: NewCustomerBody['customer']): CustomerAttribute[] {
  const given = (custom_attributes ?? []).map(({ attribute_code: code, value }) => keptAttribute({ code, value }));
  const said = new Map([...given, ...attributesOf({ birthDate: dob ?? '' })].map((one) => [one.code, one]));
  return [...said.values()].filter(({ value }) => value !== '');
}

function toNewCustomer({ customer, password }: NewCustomerBody, country: string): NewCustomer {
  return {
    email: customer.email,
    password,
    firstName: customer.firstname,
    lastName: customer.lastname,
    attributes: newAttributes(customer),
    addresses: (customer.addresses ?? []).map((address) => ({
      ...toAddress(address, country),
      isDefaultShipping: address.default_shipping === true,
      isDefaultBilling: address.default_billing === true,
    })),
  };
}

/** A profile as it is answered: with the proof of its price group. */
const profileReply = (customer: Customer, groupToken: string) =>
  ok({ result: { ...customerDocument(customer), groupToken } });

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
    const made = await request.entry().signUp(toNewCustomer(body, request.store.i18n.defaultCountry));
    return made.ok ? profileReply(made.value.customer, made.value.groupToken) : made;
  },

  userLogin: async (call) => {
    const { request, body } = call;
    if (!request.userTokens()) return off();
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
    const answer = await request.entry().renew(token).catch(refreshFailure);
    if (!answer.ok && held && answer.problem.status === 401) dropSession(request.cookies);
    if (!answer.ok) return answer;
    const { grant, tokens } = answer.value;
    if (!held) return ok({ result: tokens.access, meta: { refreshToken: tokens.refresh } });
    await setSession(request.cookies, tokens, grant);
    return ok({ result: IN_COOKIE });
  },

  userMe: async ({ mine }) => {
    const profile = await mine().profile();
    if (!profile.ok) return profile;
    const groupToken = await mine().groupToken();
    return groupToken === null ? off() : profileReply(profile.value, groupToken);
  },

  userPostcode: async ({ mine: own }) => {
    const mine = own();
    if (mine.kind !== 'customer') return ok({ result: null });
    const profile = await mine.profile();
    if (!profile.ok) return profile.problem.status === 401 ? ok({ result: null }) : profile;
    const { addresses } = profile.value;
    const usual = addresses.find((one) => one.isDefaultShipping) ?? addresses[0];
    return ok({ result: usual?.zipCode || null });
  },

  userSession: async ({ request: { store }, principal, mine: own }) => {
    const mine = own();
    const groupToken = mine.kind === 'customer' ? await mine.groupToken() : null;
    if (principal.kind !== 'customer' || groupToken === null) return ok({ result: null });
    const { groupId, signedInAt } = principal;
    return ok({
      result: {
        groupId,
        groupToken,
        current_storecode: store.storeCode,
        session_started: new Date(signedInAt).toISOString(),
      },
    });
  },

  userOrderHistory: async ({ mine, query }) => {
    const page = { size: query.pageSize, current: query.currentPage };
    const found = await mine().orders(page);
    if (!found.ok) return found;
    const { items, total } = found.value;
    return ok({
      result: { items, search_criteria: { page_size: page.size, current_page: page.current }, total_count: total },
    });
  },

  userLogout: async ({ request, principal, mine: own, query }) => {
    if (principal.kind === 'guest') {
      await request.entry().forgetSession();
      return ok(goodbye(query));
    }
    const mine = own();
    if (mine.kind === 'customer') {
      const ended = await mine.endSession('here');
      if (!ended.ok) return ended;
    }
    request.entry().signOut();
    return ok(goodbye(query));
  },

  userLogoutEverywhere: async ({ request, mine, query }) => {
    const ended = await mine().endSession('everywhere');
    if (!ended.ok) return ended;
    request.entry().signOut();
    return ok(goodbye(query));
  },
};
