import { priceGroupOf } from '../../../src/commerce/load-pricing';
import type { CartAnswer, Notice } from '../../../src/domain/cart/cart';
import type { CartContent } from '../../../src/domain/cart/content';
import { warningNotice } from '../../../src/domain/cart/notices';
import { refreshLines, withoutSoldOut } from '../../../src/domain/cart/operations';
import { couponStoppedNotices } from '../../../src/domain/cart/totals/coupon';
import { stockDifferences, stockNotices } from '../../../src/domain/order/differences';
import { namedParams, type Problem } from '../../../src/domain/result';
import type { CartContext } from './context';
import { pricedItemsOfLines } from './decide';
import { answerOf, type Working } from './perform';
import type { CartState } from './state';

const refusedCoupon = ({ message, detail }: Problem): Notice => warningNotice(message, namedParams(message, detail));

/**
 * The content without a coupon that this shopper cannot use any more, and the notice of why. `email` is the one of
 * the order, null while nobody gave one.
 */
export async function withValidCoupon(
  content: CartContent,
  context: CartContext,
  email: string | null,
): Promise<{ content: CartContent; refused: Notice | null }> {
  if (!content.coupon) return { content, refused: null };
  const still = await context.backend.coupon(content, content.coupon.code, context.now, email);
  return still.ok
    ? { content: still.value, refused: null }
    : { content: { ...content, coupon: null }, refused: refusedCoupon(still.problem) };
}

/**
 * Reads prices, stock and coupon anew, takes over what changed and tells it, with what a refused order found before.
 */
export async function reviewCart({ cart, context }: Working, state: CartState): Promise<CartAnswer> {
  if (state.seal || state.content.lines.length === 0) return answerOf(state, null, []);
  const pricedItems = await pricedItemsOfLines(state.content, context);
  const refreshed = refreshLines(state.content, pricedItems, priceGroupOf(context.shopper));
  const soldOut = stockNotices(stockDifferences(refreshed.content.lines, pricedItems));
  const email = state.checkout.personalDetails?.emailAddress ?? null;
  // What a branch does not have may still be sent, or picked up at another one: it stays.
  const kept = state.content.branch ? refreshed.content : withoutSoldOut(refreshed.content, context);
  const checked = await withValidCoupon(kept, context, email);
  const settled = await context.backend.sync(checked.content, 'sync', context.now);
  const notices = [
    ...state.pendingNotices,
    ...refreshed.notices,
    ...soldOut,
    ...(checked.refused ? [checked.refused] : []),
    ...settled.notices,
    ...couponStoppedNotices(state.content, settled.content),
  ];
  const isSame = JSON.stringify(settled.content) === JSON.stringify(state.content);
  if (isSame && state.pendingNotices.length === 0) return answerOf(state, null, notices);
  const reviewed: CartState = { ...state, pendingNotices: [] };
  return answerOf(
    cart.commit(isSame ? reviewed : cart.advance(reviewed, settled.content, context.now), context.now),
    null,
    notices,
  );
}
