import type { CartPort } from '../../src/commerce/cart';
import { CART_MESSAGES } from '../../src/contract/cart/messages';
import { toCartView } from '../../src/contract/cart/view';
import type { Cart, CartAnswer, Notice } from '../../src/domain/cart/cart';
import { ok, type Result, refuse } from '../../src/domain/result';
import type { ShopRequest } from './shop-request';
import { newToken } from './token';

export const freshCartNotice: Notice = { id: 'freshCart', level: 'info', message: CART_MESSAGES.freshCart };

/** `meta` of every cart call. */
export const cartMeta = (cart: Cart, notices: Notice[] = []) => ({ version: cart.version, cart: toCartView(cart), notices });

export interface NamedChange {
  token: string;
  answer: CartAnswer;
  /** true when the cart that was named is gone, and this is a fresh one. */
  isFresh: boolean;
}

/** What a cart says when it stays as it is: a problem, and nothing that was done all the same. */
const refusalOf = (notices: Notice[]): Notice | undefined =>
  notices.some((notice) => notice.level === 'success') ? undefined : notices.find((notice) => notice.level === 'error');

/** Changes the cart of this token; without one, or when its cart is gone, a fresh cart is made. A refused change makes none and is a problem, with `meta` as detail. */
export async function changeNamed(
  request: ShopRequest,
  named: { token: string | null; lost: boolean },
  change: (cart: CartPort) => Promise<Result<CartAnswer>>,
): Promise<Result<NamedChange>> {
  const token = named.token ?? newToken();
  const changed = await change(request.commerce.cart(token));
  if (!changed.ok) return changed;
  const { cart, notices } = changed.value;
  const refusal = refusalOf(notices);
  if (refusal) return refuse(422, refusal.message, { detail: cartMeta(cart, notices) });
  const isGone = named.token !== null && cart.version === 1;
  return ok({ token, answer: changed.value, isFresh: named.lost || isGone });
}
