import type { Placed, Placing, SentFrom } from '../../../src/commerce/cart-backend';
import { CART_MESSAGES } from '../../../src/contract/cart/messages';
import { ORDER_MESSAGES } from '../../../src/contract/order-forms';
import type { Notice } from '../../../src/domain/cart/cart';
import type { CartContent } from '../../../src/domain/cart/content';
import { sealHash } from '../../../src/domain/cart/hashes';
import { warningNotice } from '../../../src/domain/cart/notices';
import { type OrderDifference, totalDifference } from '../../../src/domain/order/differences';
import { isNeverMade, UNKNOWN_LIMIT_MS } from '../../../src/domain/order/evidence';
import type { OrderRequest, PlaceOutcome } from '../../../src/domain/order/order';
import { ok, type Problem, type Result, refuse } from '../../../src/domain/result';
import type { Failpoint } from '../../failpoint';
import { log } from '../../http/log';
import { newToken } from '../../http/token';
import type { KeyedCall } from '../shared/operation-log';
import type { CartStore } from './cart-store';
import type { CartContext } from './context';
import { type AskedId, type CartState, EMPTY_CHECKOUT, type Seal, sentFrom } from './state';
import { closedBy } from './succession';
import { checkRequest, verifyOrder } from './verify-order';

/** A crash between two steps is looked at after this at the latest. */
const SEAL_RETRY_MS = 5000;
const MAX_RETRY_MS = 10 * 60 * 1000;
/** Ids of one order that are remembered. */
const MAX_ASKED = 20;

/** Where operators find the orders nobody could find out about. */
interface UnresolvedOrders {
  /** Writes one down before it is given up. Times in epoch ms. */
  note(order: { orderId: string; sentAt: number; givenUpAt: number }): Promise<void>;
  /** It is known what became of one. */
  known(orderId: string): Promise<void>;
}

/** What placing needs besides the state. */
export interface Ordering {
  cart: CartStore;
  context: CartContext;
  /** Owner of the cart. */
  owner: string;
  /** Who orders; null for a visitor. */
  customerId: string | null;
  failpoint: (name: Failpoint) => Promise<void>;
  unresolved: UnresolvedOrders;
  /** Tells a cart of this token that it comes after an order of this one; false where it cannot be told. */
  announce(successor: string): Promise<boolean>;
}

/** The ids an order was asked for under, with one more. */
export const alsoAsked = (asked: readonly AskedId[], orderId: string, { hash }: KeyedCall): AskedId[] => [
  ...asked.filter((one) => one.orderId !== orderId).slice(1 - MAX_ASKED),
  { orderId, hash },
];

/** An order that was sent before and is not resolved goes on under its own id. */
const sealOf = (
  state: CartState,
  call: KeyedCall,
  request: OrderRequest,
  customerId: string | null,
  now: number,
): Seal => ({
  phase: 'sealed',
  call,
  customerId,
  request: { ...request, orderId: state.unresolved?.seal.request.orderId ?? request.orderId },
  version: state.version,
  hash: sealHash(state.content.lines, state.content.totals),
  quantities: Object.fromEntries(state.content.lines.map((line) => [line.itemId, line.qty])),
  order: null,
  from: { cartId: null, lines: [] },
  asked: alsoAsked(state.unresolved?.seal.asked ?? [], request.orderId, call),
  said: null,
  isDenied: false,
  attempts: 0,
  since: now,
  retryAt: now + SEAL_RETRY_MS,
});

/** What stays when the sealed quantities leave: lines and units that came in meanwhile. */
function withoutSealed({ branch: _branch, ...content }: CartContent, { quantities }: Seal): CartContent {
  const lines = content.lines.flatMap((line) => {
    const qty = line.qty - (quantities[line.itemId] ?? 0);
    return qty > 0 ? [{ ...line, qty, prevQty: null }] : [];
  });
  return {
    ...content,
    lines,
    coupon: null,
    destination: null,
    coverage: null,
    shippingMethods: [],
    chosenShipping: null,
    chosenPayment: null,
    chosenMonths: 1,
  };
}

/**
 * Opens the cart again; `content` is what was learned on the way, `pendingNotices` what the shopper has to hear of it.
 * `answeredTotal` is the grand total the shopper knows from now on.
 */
function unseal(
  { cart, context }: Ordering,
  state: CartState,
  content: CartContent = state.content,
  pendingNotices: Notice[] = [],
  answeredTotal: CartState['answeredTotal'] = state.answeredTotal,
): CartState {
  const opened: CartState = {
    ...state,
    seal: null,
    answeredTotal,
    pendingNotices: [...state.pendingNotices, ...pendingNotices],
  };
  const next =
    JSON.stringify(content) === JSON.stringify(state.content)
      ? opened
      : cart.advance(opened, content, context.now, { answeredTotal });
  return cart.commit(next, context.now);
}

const lost = (orderId: string): Notice => ({
  id: 'other',
  level: 'warning',
  message: CART_MESSAGES.outcomeUnknown,
  params: { orderId },
});

/**
 * Opens the cart beside an order of which none is known; its id stays the one to go on with. The account that was
 * wanted with it is forgotten.
 */
function setAside(
  ordering: Ordering,
  state: CartState,
  { request: { newAccount: _wanted, ...request }, ...sent }: Seal,
  isLost: boolean,
  notices: Notice[],
): void {
  const seal: Seal = { ...sent, request };
  unseal(
    ordering,
    { ...state, unresolved: { seal: { ...seal, isDenied: seal.isDenied || !isLost }, isLost } },
    state.content,
    notices,
  );
}

export type Outcome = Result<PlaceOutcome>;

/** Clears what was sealed, keeps the order and the answer of its key, all at once; `expected` as in `closedBy`. */
export function finish(
  { cart, context }: Ordering,
  state: CartState,
  seal: Seal,
  placed: Extract<Placed, { state: 'placed' }>,
  expected: string | null = null,
): Outcome {
  const { order } = placed;
  const left = context.backend.afterOrder(withoutSealed(state.content, seal));
  const rest: Partial<CartState> = {
    seal: null,
    unresolved: null,
    checkout: EMPTY_CHECKOUT,
    pendingNotices: [],
    lastOrder: order.number,
    lastOrderAt: context.now,
    closed: closedBy(order, seal.call, context, state.mergesInto, expected),
  };
  cart.commit(cart.advance(state, left, context.now, rest), context.now, {
    executed: { call: seal.call, outcome: { orderId: order.orderId } },
    order: { order, asked: [{ orderId: order.orderId, hash: seal.call.hash }, ...seal.asked] },
  });
  return ok({ state: 'placed', order });
}

const refused = (problem: Problem): { ok: false; problem: Problem } => ({ ok: false, problem });

function waitOn({ cart, context }: Ordering, state: CartState, seal: Seal): Outcome {
  const attempts = seal.attempts + 1;
  const retryAt = context.now + Math.min(MAX_RETRY_MS, SEAL_RETRY_MS * 2 ** attempts);
  cart.commit({ ...state, seal: { ...seal, phase: 'unknown', attempts, retryAt } }, context.now);
  return ok({ state: 'unknown', orderId: seal.request.orderId });
}

/**
 * What an order is asked for by, and with our own engine made by; `from` is what the other side's cart holds as long as
 * no order was made of it.
 */
export const placingOf = (
  ordering: Ordering,
  state: CartState,
  seal: Seal,
  from: SentFrom = seal.from,
): Placing | null =>
  seal.order && {
    order: seal.order,
    content: state.content,
    from,
    request: seal.request,
    call: seal.call,
    owner: ordering.owner,
    customerId: seal.customerId ?? null,
  };

/** Somebody else used the coupon up meanwhile: it comes off, and the shopper hears of it before anything is charged. */
function refuseCoupon(ordering: Ordering, state: CartState, reason: string, { request }: Seal): Outcome {
  const { coupon, totals } = state.content;
  const content = ordering.context.backend.afterOrder({ ...state.content, coupon: null });
  const opened = unseal(ordering, state, content, [warningNotice(reason)], content.totals.grandTotal);
  const found: OrderDifference[] = [
    ...(coupon ? [{ kind: 'coupon' as const, code: coupon.code, reason }] : []),
    ...totalDifference(totals.grandTotal, content.totals.grandTotal),
  ];
  return refused(withVersion({ status: 409, message: ORDER_MESSAGES.orderChanged, detail: found }, request, opened));
}

/** Does with an order's outcome what it asks for. */
async function closeSeal(
  ordering: Ordering,
  state: CartState,
  seal: Seal,
  placed: Placed,
  expected: string | null = null,
): Promise<Outcome> {
  switch (placed.state) {
    case 'placed':
      return finish(ordering, state, seal, placed, expected);
    case 'refused':
      if (placed.couponReason) return refuseCoupon(ordering, state, placed.couponReason, seal);
      if (placed.sent) setAside(ordering, state, seal, false, []);
      else unseal(ordering, state);
      return refused(placed.problem);
    case 'unknown': {
      const asked: Seal = { ...seal, said: placed.said ?? seal.said };
      const elapsed = ordering.context.now - seal.since;
      if (placed.evidence && isNeverMade(placed.evidence, elapsed, seal.isDenied)) {
        setAside(ordering, state, asked, false, [
          warningNotice(ORDER_MESSAGES.notMade),
          ...(asked.said ? [warningNotice(asked.said)] : []),
        ]);
        return refuse(404, ORDER_MESSAGES.orderUnknown);
      }
      if (elapsed < UNKNOWN_LIMIT_MS) return waitOn(ordering, state, asked);
      const { orderId } = seal.request;
      await ordering.unresolved.note({ orderId, sentAt: seal.since, givenUpAt: ordering.context.now });
      log('error', 'order.unresolved', {
        store: state.address.storeCode,
        orderId,
        attempts: seal.attempts,
        version: seal.version,
        hash: seal.hash,
      });
      setAside(ordering, state, asked, true, [lost(seal.request.orderId)]);
      return refuse(409, CART_MESSAGES.outcomeUnknown);
    }
  }
}

/** Tells an order that named no version which one it may name now. */
function withVersion(problem: Problem, { cartVersion }: OrderRequest, { version }: CartState): Problem {
  const found = problem.detail as OrderDifference[];
  return cartVersion === null
    ? {
        ...problem,
        detail: [...found, { kind: 'version', requested: null, current: version } satisfies OrderDifference],
      }
    : problem;
}

/**
 * Makes an order of the whole cart: seal, verify, write, clear. Whatever is refused leaves the cart open as it was or
 * as things are now.
 */
export async function placeOrder(
  ordering: Ordering,
  open: CartState,
  request: OrderRequest,
  call: KeyedCall,
): Promise<Outcome> {
  const { cart, context, failpoint } = ordering;
  const checked = checkRequest(open, request, context);
  if (!checked.ok) return checked;
  const seal = sealOf(open, call, request, ordering.customerId, context.now);
  const sealed = cart.commit({ ...open, seal, touchedAt: context.now }, context.now);
  await failpoint('order.after-seal');
  const verified = await verifyOrder(sealed, seal.request, context);
  if ('problem' in verified) {
    const isTold = verified.problem.message === ORDER_MESSAGES.orderChanged;
    const opened = unseal(
      ordering,
      sealed,
      verified.content,
      verified.pendingNotices,
      isTold ? verified.content.totals.grandTotal : open.answeredTotal,
    );
    return refused(isTold ? withVersion(verified.problem, request, opened) : verified.problem);
  }
  const placing: Seal = {
    ...seal,
    phase: 'placing',
    order: verified.order,
    from: sentFrom(verified.content, seal.quantities),
  };
  const ready = cart.commit({ ...sealed, content: verified.content, seal: placing }, context.now);
  await failpoint('order.before-batch');
  const sending = context.backend.place({
    order: verified.order,
    content: ready.content,
    from: placing.from,
    request: seal.request,
    call,
    owner: ordering.owner,
    customerId: ordering.customerId,
  });
  // The cart that goes on after it hears so while the order is written, and what is left once it is answered.
  const successor = newToken();
  const announcing = ready.mergesInto ? Promise.resolve(false) : ordering.announce(successor);
  await failpoint('order.sent');
  const [placed, isExpected] = await Promise.all([sending, announcing]);
  await failpoint('order.after-batch');
  const outcome = await closeSeal(ordering, ready, placing, placed, isExpected ? successor : null);
  await failpoint('order.after-clear');
  return outcome;
}

/**
 * Finishes or unseals an order a crash or a lost answer left behind. `force` looks at once; otherwise one whose outcome
 * is unknown waits for its next turn.
 */
export async function resumeOrder(ordering: Ordering, state: CartState, force: boolean): Promise<void> {
  const { seal } = state;
  const { context } = ordering;
  if (!seal || (seal.phase === 'unknown' && !force && context.now < seal.retryAt)) return;
  const placing = placingOf(ordering, state, seal);
  if (seal.phase === 'sealed' || !placing) {
    unseal(ordering, state);
    return;
  }
  const placed = await context.backend.findPlaced(placing);
  log('warn', 'order.recalled', {
    store: state.address.storeCode,
    outcome: placed.state,
    attempts: seal.attempts,
    version: seal.version,
    hash: seal.hash,
  });
  await closeSeal(ordering, state, seal, placed);
}
