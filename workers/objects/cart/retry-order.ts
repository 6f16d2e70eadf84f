import type { Placed, SentFrom } from '../../../src/commerce/cart-backend';
import { CART_MESSAGES } from '../../../src/contract/cart/messages';
import { ORDER_MESSAGES } from '../../../src/contract/order-forms';
import type { CartContent } from '../../../src/domain/cart/content';
import { differences, type OrderDifference } from '../../../src/domain/order/differences';
import { isNeverMade } from '../../../src/domain/order/evidence';
import type { OrderRequest } from '../../../src/domain/order/order';
import { ok, refuse } from '../../../src/domain/result';
import { stableHash } from '../../../src/domain/stable-hash';
import { closeUnresolved, noteUnresolved } from '../../adapters/embedded/orders/unresolved';
import type { Env } from '../../env';
import { log } from '../../http/log';
import { reused } from '../shared/keyed-calls';
import type { KeyedCall } from '../shared/operation-log';
import type { CartAddress } from './address';
import { alsoAsked, finish, type Ordering, type Outcome, placeOrder, placingOf } from './ordering';
import type { CartState, Seal, Unresolved } from './state';

/**
 * Where orders of a store view's carts of which nobody knows are written down. Where that fails the order is asked
 * about again later.
 */
export const unresolvedOrders = (env: Env, { storeCode }: Pick<CartAddress, 'storeCode'>): Ordering['unresolved'] => ({
  note: async (order) => void (await noteUnresolved(env, { store: storeCode, ...order })),
  known: async (orderId) => void (await closeUnresolved(env, storeCode, orderId, Date.now())),
});

/** A client's try to order, as it came. */
interface Attempt {
  request: OrderRequest;
  call: KeyedCall;
}

/**
 * Everything a shopper asks for with an order; neither its id, the lines named, a challenge passed on the way nor an
 * account, which may be forgotten meanwhile.
 */
const wishes = ({
  orderId: _id,
  cartVersion: _seen,
  products: _lines,
  challengePassed: _passed,
  newAccount: _account,
  ...wished
}: OrderRequest): string => stableHash(wished);

/**
 * Whether a try asks for the very order that was sent, under whatever id: the same wishes, and no other lines named.
 */
const isRetryOf = (seal: Seal, request: OrderRequest): boolean =>
  wishes(seal.request) === wishes(request) && differences(seal.order?.lines ?? [], request.products).length === 0;

const changedSince = (seal: Seal, { cartVersion }: OrderRequest, { version }: CartState): Outcome =>
  refuse(409, ORDER_MESSAGES.orderChanged, {
    detail: [{ kind: 'version', requested: cartVersion ?? seal.version, current: version }] satisfies OrderDifference[],
  });

const verifying = (seal: Seal): Outcome => ok({ state: 'unknown', orderId: seal.request.orderId });

/** While an order is being checked: the same order asked for again is answered with it, another one has to wait. */
function whileChecked({ cart, context }: Ordering, state: CartState, seal: Seal, { request, call }: Attempt): Outcome {
  if (request.orderId === seal.request.orderId) return verifying(seal);
  if (!isRetryOf(seal, request))
    return refuse(409, ORDER_MESSAGES.orderPending, { detail: { order_id: seal.request.orderId } });
  cart.commit({ ...state, seal: { ...seal, asked: alsoAsked(seal.asked, request.orderId, call) } }, context.now);
  return verifying(seal);
}

/**
 * Once an order that was being checked turned out to be made: the same order asked for again is answered with it;
 * another one was meant for a cart that has changed.
 */
function afterMade({ cart, context }: Ordering, seal: Seal, { request, call }: Attempt): Outcome {
  const { stored, storage } = cart;
  const made = storage.orderOf(seal.request.orderId);
  if (!made || !stored) throw new Error('an order was made and is not there');
  if (!isRetryOf(seal, request)) return changedSince(seal, request, stored);
  cart.commit(stored, context.now, {
    order: { order: made.order, asked: [{ orderId: request.orderId, hash: call.hash }] },
  });
  return ok({ state: 'placed', order: made.order, replayed: true });
}

/**
 * What the retailer's cart holds if no order was made of it. Once the order was denied the shopper may have changed
 * that cart; what was taken out of it by us says nothing.
 */
function expected({ lines, remote }: CartContent, { from, isDenied }: Seal): SentFrom {
  if (!isDenied) return from;
  const { cartId } = from;
  const held = remote.connection.cartId === cartId ? lines.filter(({ serverCartId }) => serverCartId === cartId) : [];
  return { cartId, lines: held.map(({ serverItemId }) => ({ serverItemId, qty: null })) };
}

/** Asks once more for an order that was set aside, before anything is sent under its id again; null when it may be. */
async function askAgain(
  ordering: Ordering,
  state: CartState,
  { seal, isLost }: Unresolved,
  attempt: Attempt,
): Promise<Outcome | null> {
  const { cart, context } = ordering;
  const from = expected(state.content, seal);
  const placing = placingOf(ordering, state, seal, from);
  const placed: Placed = placing ? await context.backend.findPlaced(placing) : { state: 'unknown' };
  log('warn', 'order.asked-again', {
    store: state.address.storeCode,
    outcome: placed.state,
    version: seal.version,
    hash: seal.hash,
  });
  if (isLost && (placed.state === 'placed' || placed.state === 'refused'))
    await ordering.unresolved.known(seal.request.orderId);
  if (placed.state === 'placed') {
    finish(ordering, state, seal, placed);
    return afterMade(ordering, seal, attempt);
  }
  const forget = () => {
    cart.commit({ ...state, unresolved: null }, context.now);
    return null;
  };
  if (placed.state === 'refused') return forget();
  if (placed.evidence && isNeverMade(placed.evidence, context.now - seal.since, seal.isDenied)) return null;
  // After a day the id is kept only while a line of that order is in the cart: without any, this is another order.
  if (isLost)
    return state.content.lines.some(({ itemId }) => seal.quantities[itemId] !== undefined) ? verifying(seal) : forget();
  if (placed.evidence?.cart !== 'spent') return refuse(503, CART_MESSAGES.retailerUnavailable);
  const checked: Seal = { ...seal, phase: 'unknown', from, attempts: 0, retryAt: context.now };
  return whileChecked(ordering, cart.commit({ ...state, seal: checked }, context.now), checked, attempt);
}

/**
 * Takes a try to order. `found` is the seal that was there when the try came, of an order that has been asked for
 * since. An order id that was sent is never replaced before it is known what became of it.
 */
export async function takeOrder(
  ordering: Ordering,
  state: CartState,
  found: Seal | null,
  request: OrderRequest,
  call: KeyedCall,
): Promise<Outcome> {
  const { cart } = ordering;
  const attempt: Attempt = { request, call };
  const known = cart.storage.orderOf(request.orderId);
  if (known) return known.hash === call.hash ? ok({ state: 'placed', order: known.order, replayed: true }) : reused();
  if (state.seal) return whileChecked(ordering, state, state.seal, attempt);
  const checked = found?.phase === 'sealed' ? null : found;
  if (checked && cart.storage.orderOf(checked.request.orderId)) return afterMade(ordering, checked, attempt);
  if (checked && state.version !== checked.version && state.version !== request.cartVersion)
    return changedSince(checked, request, state);
  if (state.unresolved && !checked) {
    const answer = await askAgain(ordering, state, state.unresolved, attempt);
    if (answer) return answer;
  }
  return placeOrder(ordering, cart.stored ?? state, request, call);
}
