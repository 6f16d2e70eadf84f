import { CUSTOMER_MESSAGES } from '../../../src/contract/customers/messages';
import { SOCIAL_MESSAGES } from '../../../src/contract/social/messages';
import { ok, refuse } from '../../../src/domain/result';
import type { Entry } from '../../http/sessions/entry';
import { renewSession } from '../../http/sessions/sessions';
import { takeEmailBack } from './email';
import { resetPassword } from './passwords';
import { readProfile } from './profile';
import { forgetSession, openSession, signInTo, signOutOf } from './sign-in';
import { signInWithOrder } from './sign-in-with-order';
import { keepPending, readPending } from './social-pending';
import type { UnboundRequest } from './unbound-request';
import { unlockDevice } from './unlock';

/** Guests' group. */
const NO_GROUP = 0;

/**
 * The price group a request proves: by its session, or by the group token of a customer of this store view; that of
 * guests without either.
 */
async function provenGroup(
  request: Pick<UnboundRequest, 'principal' | 'userTokens' | 'customerSessions'>,
  groupToken: string | null | undefined,
): Promise<number> {
  const { principal, userTokens, customerSessions } = request;
  if (principal?.kind === 'customer') return principal.groupId;
  const member = groupToken ? await userTokens()?.readGroup(groupToken) : null;
  return member && customerSessions.customerOf(member.account) !== null ? member.groupId : NO_GROUP;
}

/** Signing in and out with this request. */
export function entryOf(request: UnboundRequest): Entry {
  const { customerSessions, commerce, userTokens, now } = request;
  const off = () => refuse(503, CUSTOMER_MESSAGES.signInOff);
  return {
    async signUp(customer) {
      const tokens = userTokens();
      if (!tokens) return off();
      const made = await commerce.customers.create(customer);
      if (!made.ok) return made;
      const { customerId, groupId } = made.value;
      const groupToken = await tokens.issueGroup({ account: customerSessions.accountOf(customerId), groupId }, now);
      return ok({ customer: made.value, groupToken });
    },
    signIn: (signedIn) => signInTo(request, signedIn),
    async open(signedIn) {
      const opened = await openSession(request, signedIn);
      return opened.ok ? ok(opened.value.tokens) : opened;
    },
    signInWithOrder: (orderNumber, account) => signInWithOrder(request, orderNumber, account),
    async renew(refreshToken) {
      const tokens = userTokens();
      if (!tokens) return off();
      const renewed = await renewSession(tokens, customerSessions, refreshToken, request.device());
      if (!renewed.ok) return renewed;
      if (typeof renewed.value === 'string') return refuse(401, CUSTOMER_MESSAGES.refreshRefused);
      const profile = await readProfile(request, renewed.value.grant);
      if (!profile.ok && profile.problem.status === 401) return refuse(401, CUSTOMER_MESSAGES.refreshRefused);
      return ok(renewed.value);
    },
    signOut: () => signOutOf(request),
    forgetSession: () => forgetSession(request),
    resetPassword: (chosen) => resetPassword(request, chosen),
    takeEmailBack: (token) => takeEmailBack(request, token),
    unlockDevice: (token) => unlockDevice(request, token),
    check: async (shown) =>
      customerSessions.customerOf(shown.account) === null ? ok(null) : customerSessions.check(shown),
    provenGroup: async (storeCode, groupToken) =>
      customerSessions.covers(storeCode) ? provenGroup(request, groupToken) : NO_GROUP,
    keepPending: (pending) => keepPending(request, pending),
    pending: () => readPending(request),
    async connect({ customer: { customerId } }, identity) {
      const connections = commerce.social.ofCustomer({ customerId });
      return connections ? connections.connect(identity) : refuse(400, SOCIAL_MESSAGES.ended);
    },
    deskSignIn: () => request.deskSignIn(),
  };
}
