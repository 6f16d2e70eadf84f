import type { Remember } from '../../../src/commerce/cart-backend';
import { PAYMENT_AT_THE_DOOR } from '../../../src/config/payment-methods';
import { ORDER_MESSAGES } from '../../../src/contract/order-forms';
import type { CartAnswer, CartOperation, Notice } from '../../../src/domain/cart/cart';
import type { CartContent } from '../../../src/domain/cart/content';
import { couponNotTakenNotice } from '../../../src/domain/cart/notices';
import type { Change } from '../../../src/domain/cart/operations';
import { couponStoppedNotices } from '../../../src/domain/cart/totals/coupon';
import { paymentsOf, withTotals } from '../../../src/domain/cart/totals/pricing';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { movedNotices } from '../../../src/features/cart/delivery/moved-notices';
import type { Failpoint } from '../../failpoint';
import type { KeptOutcome, KeyedCall } from '../shared/operation-log';
import type { CartStore } from './cart-store';
import type { CartContext } from './context';
import { decide } from './decide';
import { type CartState, cartOf, type Pending, type Seal } from './state';

/** What a piece of work on a cart has at hand. */
export interface Working {
  cart: CartStore;
  context: CartContext;
  failpoint: (name: Failpoint) => Promise<void>;
}

export function answerOf(state: CartState, itemId: number | null, notices: Notice[]): CartAnswer {
  return {
    cart: cartOf(state),
    line: state.content.lines.find((line) => line.itemId === itemId) ?? null,
    notices,
    payments: paymentsOf(state.content, PAYMENT_AT_THE_DOOR),
  };
}

/**
 * What is kept of an executed operation for a repeat under its key: never the cart, which is answered as it is then.
 */
export interface Executed {
  itemId: number | null;
  notices: Notice[];
}

export const answerOfOutcome = (state: CartState, { itemId, notices }: Executed): CartAnswer =>
  answerOf(state, itemId, notices);

/** What may still be changed while an order's outcome is being checked: only what is not part of it. */
const ALLOWED_WHILE_SEALED = new Set<CartOperation['kind']>(['add', 'set', 'remove', 'restore']);

/** Decides beside a sealed cart: its lines are left out, so that nothing merges with them or changes them. */
async function decideWhileSealed(
  content: CartContent,
  seal: Seal,
  operation: CartOperation,
  context: CartContext,
): Promise<Result<Change>> {
  const isSealed = (itemId: number) => seal.quantities[itemId] !== undefined;
  if (!ALLOWED_WHILE_SEALED.has(operation.kind) || ('itemId' in operation && isSealed(operation.itemId)))
    return refuse(409, ORDER_MESSAGES.orderPending);
  const sealed = content.lines.filter((line) => isSealed(line.itemId));
  const change = await decide(
    { ...content, lines: content.lines.filter((line) => !isSealed(line.itemId)) },
    operation,
    context,
  );
  if (!change.ok) return change;
  return ok({
    ...change.value,
    content: withTotals(
      { ...change.value.content, lines: [...sealed, ...change.value.content.lines] },
      context.payments,
    ),
  });
}

/**
 * The content with the retailer's cart it goes to from now on, one that was only just made or that lines were summed
 * into: no answer of it is missing, and what else lies there is not ours to take out.
 */
const connectedTo = (
  content: CartContent,
  made: Parameters<Remember>[0],
  summed: Partial<CartContent> = {},
): CartContent => ({
  ...content,
  ...summed,
  remote: { ...content.remote, dirty: false, connection: { ...content.remote.connection, ...made } },
});

/**
 * Brings the retailer's cart in step with what was decided, writes it and answers it. After a restart it does the same,
 * and nobody hears the answer (`isHeard` false).
 */
export async function syncAndCommit(
  working: Working,
  state: CartState,
  pending: Pending,
  isHeard = true,
): Promise<Result<CartAnswer>> {
  const { cart, context, failpoint } = working;
  let { next } = pending;
  const settled = await context.backend.sync(next, pending.reason, context.now, (made, summed) => {
    next = connectedTo(next, made, summed);
    if (state.pending) cart.commit({ ...state, pending: { ...pending, next } }, context.now);
  });
  await failpoint('cart.after-upstream');
  const again = pending.coupons
    ? await withCoupons(settled.content, pending.coupons, context)
    : { content: settled.content, notices: [] };
  const notices = [
    ...mergeNotices(pending.notices, settled.notices),
    ...again.notices,
    ...couponStoppedNotices(state.content, again.content),
    ...(pending.reason === 'destination' ? movedNotices(context, state.content, again.content) : []),
  ];
  // What the other side refused may be tried again under the same key; what it refused of earlier changes says nothing
  // of this one.
  const call = isRefused(notices) && !isDone(state.content, pending.next, settled.content) ? null : pending.call;
  const done: Pending = { ...pending, call, next: again.content, notices };
  return commitAnswer(working, state, done, isHeard);
}

const isRefused = (notices: readonly Notice[]): boolean => notices.some(({ level }) => level === 'error');

/** Whether every line that was meant to change has the quantity it was meant to have. */
function isDone(before: CartContent, meant: CartContent, settled: CartContent): boolean {
  const qtyIn = ({ lines }: CartContent, itemId: number) => lines.find((line) => line.itemId === itemId)?.qty;
  return meant.lines.every(({ itemId, qty }) => qtyIn(before, itemId) === qty || qtyIn(settled, itemId) === qty);
}

/** Puts on the first of these codes that is taken, and tells those before it that are not. */
async function withCoupons(
  content: CartContent,
  codes: readonly string[],
  context: CartContext,
): Promise<{ content: CartContent; notices: Notice[] }> {
  const notices: Notice[] = [];
  for (const code of new Set(codes)) {
    const applied = await context.backend.coupon(content, code, context.now);
    if (!applied.ok) {
      notices.push(couponNotTakenNotice(code));
      continue;
    }
    const priced = await context.backend.sync(applied.value, 'coupon', context.now);
    return { content: priced.content, notices: [...notices, ...priced.notices] };
  }
  return { content, notices };
}

const SUCCESSES = new Set<string>(['productAddedToCart', 'productQuantityUpdated']);
const withoutSuccesses = (notices: Notice[]): Notice[] => notices.filter(({ id }) => !SUCCESSES.has(id));

/** A refusal of the other side takes the place of "added" and "updated". */
const mergeNotices = (decided: Notice[], heard: Notice[]): Notice[] => [
  ...(isRefused(heard) ? withoutSuccesses(decided) : decided),
  ...withoutSuccesses(heard),
];

/** Writes what was decided and answers it; `outcomes` are those of another cart's operations that come with it. */
export async function commitAnswer(
  working: Working,
  state: CartState,
  { call, next, itemId, notices }: Pending,
  isHeard: boolean,
  outcomes?: KeptOutcome[],
): Promise<Result<CartAnswer>> {
  const { cart, context, failpoint } = working;
  await failpoint('cart.before-commit');
  const advanced = cart.advance(state, next, context.now, {
    pending: null,
    ...(isHeard ? {} : { answeredTotal: state.answeredTotal }),
  });
  const outcome: Executed = { itemId, notices };
  cart.commit(advanced, context.now, { outcomes, ...(call ? { executed: { call, outcome } } : {}) });
  await failpoint('cart.after-commit');
  return ok(answerOf(advanced, itemId, notices));
}

/**
 * Performs one operation of a shopper and answers with the cart it makes. A refused one changes nothing and is not kept
 * for its key.
 */
export async function perform(
  working: Working,
  state: CartState,
  operation: CartOperation,
  call: KeyedCall,
): Promise<Result<CartAnswer>> {
  const { cart, context, failpoint } = working;
  const decided = state.seal
    ? await decideWhileSealed(state.content, state.seal, operation, context)
    : await decide(state.content, operation, context);
  if (!decided.ok) return decided;
  const { content, itemId, notices, refused } = decided.value;
  if (refused) return ok(answerOf(state, itemId, notices));
  const pending: Pending = { call, reason: operation.kind, next: content, itemId, notices };
  if (state.seal) return commitAnswer(working, state, pending, true);
  if (!context.backend.hasRemoteCart) return syncAndCommit(working, state, pending);
  const stored = cart.commit({ ...state, pending }, context.now);
  await failpoint('cart.before-upstream');
  return syncAndCommit(working, stored, pending);
}
