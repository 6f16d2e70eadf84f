import { priceGroupOf } from '../../../src/commerce/load-pricing';
import { refreshLines, withPriceGroup } from '../../../src/domain/cart/operations';
import { couponStoppedNotices } from '../../../src/domain/cart/totals/coupon';
import { pricedItemsOfLines } from './decide';
import type { Working } from './perform';
import { withValidCoupon } from './review';
import type { CartState } from './state';

/**
 * Prices a customer's cart for the group they are in now; its coupon stays where it is valid, and the next review tells
 * what changed.
 */
export async function followGroup({ cart, context }: Working, state: CartState): Promise<void> {
  const group = priceGroupOf(context.shopper);
  if (state.content.lines.length === 0) {
    cart.commit({ ...state, content: withPriceGroup(state.content, group) }, context.now);
    return;
  }
  const refreshed = refreshLines(state.content, await pricedItemsOfLines(state.content, context), group);
  const checked = await withValidCoupon(
    refreshed.content,
    context,
    state.checkout.personalDetails?.emailAddress ?? null,
  );
  const { content, notices } = await context.backend.sync(checked.content, 'sync', context.now);
  const pendingNotices = [
    ...state.pendingNotices,
    ...refreshed.notices,
    ...(checked.refused ? [checked.refused] : []),
    ...notices,
    ...couponStoppedNotices(state.content, content),
  ];
  const isSame = JSON.stringify(content) === JSON.stringify(withPriceGroup(state.content, group));
  const { answeredTotal } = state;
  cart.commit(
    isSame ? { ...state, content } : cart.advance(state, content, context.now, { answeredTotal, pendingNotices }),
    context.now,
  );
}
