import type { CustomerAccess } from '../../../src/commerce/customers';
import { type Held, type Mine, type MineOfCustomer, NOBODY } from '../../../src/commerce/mine';
import type { OwnPorts } from '../../../src/commerce/own-ports';
import type { CustomerSession } from '../../../src/commerce/principal';
import { ORDER_MESSAGES } from '../../../src/contract/order-forms';
import { ok, refuse } from '../../../src/domain/result';
import { ACCOUNT_LINK, EMAIL_LINK, ORDER_LINK, readLink } from '../../http/followed-link';
import { keepDevice } from '../../http/marks/known-devices';
import { readOrderToken } from '../../http/sessions/order-cookie';
import { askEmail, confirmEmail } from './email';
import { changePassword } from './passwords';
import { readProfile } from './profile';
import { readPending } from './social-pending';
import type { UnboundRequest } from './unbound-request';

function heldBy(request: UnboundRequest, orderToken: string | null): Held {
  const { commerce, cookies, formSession } = request;
  const cartToken = request.cart.token();
  return {
    cart: () => (cartToken === null ? null : commerce.cart(cartToken)),
    async order(orderId) {
      const opened = orderToken === null ? null : ((await commerce.guestOrders?.shown(orderToken, orderId)) ?? null);
      if (opened) return ok(opened);
      return cartToken === null ? refuse(404, ORDER_MESSAGES.orderUnknown) : commerce.orders.find(orderId, cartToken);
    },
    hasEmailLink: () => readLink(cookies, EMAIL_LINK) !== null,
    hasOrderLink: () => readLink(cookies, ORDER_LINK) !== null,
    accountLink() {
      const link = readLink(cookies, ACCOUNT_LINK);
      // A retailer asks whose link it is.
      return link && { asksEmail: commerce.customers.hasTokens && link.email === null };
    },
    async pendingIdentity() {
      const pending = await readPending(request);
      return pending && { provider: pending.identity.provider.name, email: pending.identity.email };
    },
    takesDeskToken: () => request.deskSignIn().takesToken,
    takeFlash: (page) => formSession().take(page),
    formKey: () => formSession().mintKey(),
  };
}

function mineOfCustomer(request: UnboundRequest, visitor: Held, session: CustomerSession): MineOfCustomer {
  const { commerce, customerSessions, userTokens, store, now } = request;
  const { account, customerId, sessionId, groupId, signedInAt } = session;
  const access: CustomerAccess = { customerId, sessionId, remote: customerSessions.remote(account, sessionId) };
  return {
    ...visitor,
    kind: 'customer',
    signedInAt,
    profile: () => readProfile(request, session),
    orders: (page) => commerce.customers.ofCustomer(access).orders(page),
    askEmail: (email) => askEmail(request, access, email),
    confirmEmail: (token) => confirmEmail(request, access, token),
    changePassword: (change) => changePassword(request, session, access, change),
    own<Name extends keyof OwnPorts>(name: Name): OwnPorts[Name] {
      const port: { ofCustomer(customer: CustomerAccess): OwnPorts[keyof OwnPorts] } | null = commerce[name];
      // The type of OwnPorts is made of what each port's ofCustomer answers.
      return (port === null ? null : port.ofCustomer(access)) as OwnPorts[Name];
    },
    cartToken: () => customerSessions.cartToken(account, store.storeCode),
    isMe: (id) => id === customerId,
    groupToken: async () => (await userTokens()?.issueGroup({ account, groupId }, now)) ?? null,
    async devices() {
      const found = await customerSessions.list(account);
      if (!found.ok) return found;
      const told = found.value.map((one) => ({ ...one, isThis: one.sessionId === sessionId }));
      return ok(told.toSorted((one, other) => Number(other.isThis) - Number(one.isThis)));
    },
    async endSession(where) {
      if (where === 'everywhere') return customerSessions.endAll(account);
      if (where !== 'others')
        return customerSessions.end(account, typeof where === 'object' ? where.sessionId : sessionId);
      const ended = await customerSessions.endOthers(account, sessionId, Number.POSITIVE_INFINITY);
      if (ended.ok) await keepDevice(request, account);
      return ended;
    },
  };
}

/** What is whoever asks's own. */
export function mineOf(request: UnboundRequest): Mine {
  const { principal, session, cookies, store, desk, anyCustomer } = request;
  if (!principal) return NOBODY;
  const orderToken = readOrderToken(cookies, store);
  const visitor = heldBy(request, orderToken);
  switch (principal.kind) {
    case 'customer':
      if (!session) throw new Error('a customer is signed in without a session');
      return mineOfCustomer(request, visitor, session);
    case 'credit':
      return { ...visitor, kind: 'credit' };
    case 'service':
      return {
        ...visitor,
        kind: 'service',
        operator: principal.operator,
        desk: () => desk(principal.operator),
        anyCustomer,
      };
    case 'guest':
      return { ...visitor, kind: orderToken === null ? 'guest' : 'holder' };
  }
}
