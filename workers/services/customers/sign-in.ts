import type { SignedInCustomer } from '../../../src/commerce/customers';
import type { CustomerSession } from '../../../src/commerce/principal';
import { CUSTOMER_MESSAGES } from '../../../src/contract/customers/messages';
import type { Notice } from '../../../src/domain/cart/cart';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { markDevice } from '../../http/marks/known-devices';
import { ownerOf } from '../../http/principal';
import { heldCart } from '../../http/sessions/cart-cookies';
import { dropSession, setSession } from '../../http/sessions/session-cookies';
import type { IssuedTokens } from '../../http/sessions/user-tokens';
import { newToken } from '../../http/token';
import { mayHaveOthers, takeOverCart } from '../cart/take-over-cart';
import { completePendingFavorite } from '../favorites/pending-favorite';
import type { UnboundRequest } from './unbound-request';

/** A session that was opened, and its tokens, which stand nowhere yet. */
export interface OpenedSession {
  tokens: IssuedTokens;
  session: CustomerSession;
  issuedAt: number;
  /** E-mail of the account, and the epoch in which this device is known to it. */
  email: string;
  deviceEpoch: number;
  /** Tokens of the account's carts by store view. */
  carts: Record<string, string>;
}

/**
 * Opens a session for somebody whose password (or passkey) was right; 503 'signInOff' in a shop without keys.
 * `cartIn`: the store view in which the account needs a cart.
 */
export async function openSession(
  { customerSessions, userTokens, device }: Pick<UnboundRequest, 'customerSessions' | 'userTokens' | 'device'>,
  signedIn: SignedInCustomer,
  cartIn?: string,
): Promise<Result<OpenedSession>> {
  const tokens = userTokens();
  if (!tokens) return refuse(503, CUSTOMER_MESSAGES.signInOff);
  const { customerId, groupId, email } = signedIn.customer;
  const account = customerSessions.accountOf(customerId);
  const opened = await customerSessions.open(account, {
    ...{ sessionId: newToken(), groupId, device: device(), cartIn },
    remote: signedIn.remote,
  });
  if (!opened.ok) return opened;
  const { sessionId, issuedAt, openedAt, deviceEpoch, carts } = opened.value;
  const owner = await ownerOf('customer', account);
  const session: CustomerSession = {
    kind: 'customer',
    account,
    customerId,
    groupId,
    sessionId,
    signedInAt: openedAt,
    owner,
  };
  return ok({ tokens: await tokens.issue(opened.value), session, issuedAt, email, deviceEpoch, carts });
}

/** Gives this browser the cookies of a session, and makes it known to the account. */
export async function setOpened(
  request: UnboundRequest,
  { tokens, session, issuedAt, email, deviceEpoch }: OpenedSession,
): Promise<void> {
  const { account, sessionId, groupId } = session;
  await setSession(request.cookies, tokens, { account, sessionId, groupId, issuedAt });
  await markDevice(request, email, { account, deviceEpoch });
}

/**
 * Ends the session this browser had before. One that cannot be ended now ends by its time: its tokens are gone from
 * this browser.
 */
async function endFormer({ customerSessions, session }: UnboundRequest): Promise<void> {
  if (session) await customerSessions.end(session.account, session.sessionId);
}

/** A sign-in that failed after its password was right: who was signed in before is no longer. */
async function leaveNobody(request: UnboundRequest): Promise<void> {
  if (request.session) signOutOf(request);
  await endFormer(request);
}

/**
 * Signs a browser in: opens the session, hands over the visitor's cart, sets the cookies and ends the session this
 * browser had before. Refused in any step it leaves nobody signed in, and may be tried again; a Worker that dies before
 * the cookies leaves a session behind that nobody has a token of. The notices tell what of the visitor's cart could not
 * be taken, and what came of a product they wanted in a list.
 */
export async function signInTo(request: UnboundRequest, signedIn: SignedInCustomer): Promise<Result<Notice[]>> {
  const needsCart = request.cart.token() !== null || mayHaveOthers(request.commerce);
  const opened = await openSession(request, signedIn, needsCart ? request.store.storeCode : undefined);
  if (!opened.ok) {
    await leaveNobody(request);
    return opened;
  }
  const { session, carts } = opened.value;
  const taken = await takeOverCart(request, session, carts);
  if (!taken.ok) {
    await request.customerSessions.end(session.account, session.sessionId);
    await leaveNobody(request);
    return taken;
  }
  await setOpened(request, opened.value);
  await endFormer(request);
  return ok([...taken.value, ...(await completePendingFavorite(request, session))]);
}

/**
 * Lets go of a session that was over already, and of the carts of its account; a visitor's own carts stay with the
 * browser.
 */
export async function forgetSession({
  cookies,
  stores,
  commerceOf,
}: Pick<UnboundRequest, 'cookies' | 'stores' | 'commerceOf'>): Promise<void> {
  dropSession(cookies);
  for (const store of stores) {
    const held = heldCart(cookies, store);
    const token = held.token();
    const read = token === null ? null : await commerceOf(store).cart(token).read();
    // The cart of an account is answered to nobody else, as if there were none.
    if (read?.ok && read.value.cart.version === 0) held.drop();
  }
}

/**
 * Signs a browser out: its cookies and those of its carts are let go; the carts stay with the account, and the browser
 * stays known to it.
 */
export function signOutOf({ cookies, stores }: Pick<UnboundRequest, 'cookies' | 'stores'>): void {
  dropSession(cookies);
  for (const store of stores) heldCart(cookies, store).drop();
}
