import type { CartAnswer, Notice } from '../../../src/domain/cart/cart';
import type { CartContent } from '../../../src/domain/cart/content';
import { located } from '../../../src/domain/cart/destination';
import { mergeLines } from '../../../src/domain/cart/merge';
import { couponNotTakenNotice, mergedNotice } from '../../../src/domain/cart/notices';
import type { Checkout } from '../../../src/domain/order/order';
import { ok, type Result } from '../../../src/domain/result';
import type { KeptOutcome, KeyedCall } from '../shared/operation-log';
import type { CartContext } from './context';
import { pricedItemsOfLines } from './decide';
import type { MergeInput } from './merge-input';
import { answerOfOutcome, commitAnswer, type Executed, syncAndCommit, type Working } from './perform';
import type { CartState, Pending } from './state';
import { MOST_PREDECESSORS } from './succession';

/** Visitors' carts a cart remembers to have taken. */
const MOST_MERGED = 100;

const callOf = ({ source }: MergeInput): KeyedCall => ({ route: 'merge', key: source, hash: source, minted: false });

/** What was filled in last counts, field by field. */
function mergedCheckout(own: Checkout, given: Checkout): Checkout {
  const [first, second] = given.modifiedAt >= own.modifiedAt ? [given, own] : [own, given];
  const source = given.source ?? own.source;
  const tracking = given.tracking ?? own.tracking;
  return {
    personalDetails: first.personalDetails ?? second.personalDetails,
    shippingDetails: first.shippingDetails ?? second.shippingDetails,
    paymentDetails: first.paymentDetails ?? second.paymentDetails,
    invoice: first.invoice ?? second.invoice ?? null,
    ...((first.pickupPhone ?? second.pickupPhone) ? { pickupPhone: first.pickupPhone ?? second.pickupPhone } : {}),
    ...(source ? { source } : {}),
    ...(tracking ? { tracking } : {}),
    modifiedAt: first.modifiedAt,
  };
}

/**
 * Outcomes of the visitor's operations, with the ids their lines have here; a line that is not here is named by none.
 */
const mergedOutcomes = (outcomes: readonly KeptOutcome[], itemIds: ReadonlyMap<number, number>): KeptOutcome[] =>
  outcomes.map((kept) => {
    const outcome = JSON.parse(kept.outcome) as Partial<Executed>;
    if (typeof outcome.itemId !== 'number') return kept;
    return { ...kept, outcome: JSON.stringify({ ...outcome, itemId: itemIds.get(outcome.itemId) ?? null }) };
  });

/**
 * Takes the cart to where the visitor was, if nobody had said before where it goes; a place that is not served is left
 * out.
 */
async function withPlace(
  content: CartContent,
  given: MergeInput['content'],
  context: CartContext,
): Promise<CartContent> {
  if (content.destination || content.branch || !(given.destination || given.branch)) return content;
  const branch = given.branch ? { branch: given.branch } : {};
  if (!given.destination) return { ...content, ...branch, chosenShipping: given.chosenShipping };
  const delivered = await context.backend.deliver(content, located(given.destination, context.stateOf), context.now);
  return delivered.ok
    ? {
        ...delivered.value,
        ...branch,
        chosenShipping: content.chosenShipping ?? given.chosenShipping,
        chosenPayment: content.chosenPayment ?? given.chosenPayment,
        chosenMonths: (content.chosenPayment ? content : given).chosenMonths ?? 1,
      }
    : content;
}

async function withoutCoupon(content: CartContent, { backend, now }: CartContext): Promise<CartContent> {
  if (!content.coupon) return content;
  const removed = await backend.coupon(content, null, now);
  return removed.ok ? removed.value : content;
}

/** The lines that may be merged with: those of an order that is being checked stay as they were sent. */
function openPart({ content, seal }: CartState): { open: CartContent; sealed: CartContent['lines'] } {
  if (!seal) return { open: content, sealed: [] };
  const isSealed = ({ itemId }: CartContent['lines'][number]) => seal.quantities[itemId] !== undefined;
  return {
    open: { ...content, lines: content.lines.filter((line) => !isSealed(line)) },
    sealed: content.lines.filter(isSealed),
  };
}

/** Beside an order that is being checked no coupon can be put on. */
const withCouponsTold = ({ coupons = [], ...pending }: Pending): Pending => ({
  ...pending,
  notices: [...pending.notices, ...coupons.map(couponNotTakenNotice)],
});

/**
 * Takes a visitor's cart into this one, once for that cart. Its coupon is taken off first and put back after, the
 * visitor's before its own. Beside an order that is being checked only lines are taken.
 */
export async function mergeCart(working: Working, state: CartState, input: MergeInput): Promise<Result<CartAnswer>> {
  const { cart, context, failpoint } = working;
  const call = callOf(input);
  if (state.merged.includes(input.source)) {
    const kept = cart.storage.operations.find(call, context.now)?.outcome as Executed | undefined;
    return ok({ ...answerOfOutcome(state, kept ?? { itemId: null, notices: [] }), replayed: true });
  }
  const { open, sealed } = openPart(state);
  const base = state.seal ? open : await withoutCoupon(open, context);
  const items = await pricedItemsOfLines(
    { ...base, lines: input.content.lines, destination: base.destination ?? input.content.destination },
    context,
  );
  const merged = mergeLines(base, input.content.lines, items, context);
  const next = state.seal ? merged.content : await withPlace(merged.content, input.content, context);
  const notices: Notice[] = [...(merged.itemIds.size > 0 ? [mergedNotice] : []), ...merged.notices];
  const codes = [input.content.coupon?.code, state.seal ? undefined : state.content.coupon?.code].filter(
    (code) => code !== undefined,
  );
  const pending: Pending = {
    call,
    reason: 'merge',
    next: { ...next, lines: [...sealed, ...next.lines] },
    itemId: null,
    notices,
    coupons: codes,
  };
  const taken: CartState = {
    ...state,
    version: Math.max(state.version, input.version),
    checkout: state.seal ? state.checkout : mergedCheckout(state.checkout, input.checkout),
    predecessors: [...input.predecessors, ...state.predecessors].slice(0, MOST_PREDECESSORS),
    merged: [input.source, ...state.merged].slice(0, MOST_MERGED),
  };
  const outcomes = mergedOutcomes(input.outcomes, merged.itemIds);
  await failpoint('merge.before-taken');
  if (state.seal) return commitAnswer(working, taken, withCouponsTold(pending), true, outcomes);
  const stored = cart.commit({ ...taken, pending }, context.now, { outcomes });
  await failpoint('merge.after-taken');
  return syncAndCommit(working, stored, pending);
}
