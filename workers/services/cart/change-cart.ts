import type { CartPort } from '../../../src/commerce/cart';
import { CART_MESSAGES } from '../../../src/contract/cart/messages';
import { toCartView } from '../../../src/contract/cart/view';
import type { Cart, CartAnswer, Notice } from '../../../src/domain/cart/cart';
import { cartIdOf } from '../../../src/domain/cart/hashes';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { ShopRequest } from '../../http/shop-request';

export const freshCartNotice: Notice = { id: 'freshCart', level: 'info', message: CART_MESSAGES.freshCart };

/** `meta` of every cart call; `token` names the cart, null when there is none. */
export const cartMeta = (
  { store }: Pick<ShopRequest, 'store'>,
  cart: Cart,
  token: string | null,
  notices: Notice[] = [],
) => ({
  version: cart.version,
  cart: toCartView(cart, cartIdOf(token), store),
  notices,
});

/** The cart that goes on after an order: as it was told with the order, else it is read; null where it cannot be. */
export async function cartLeft(cart: CartPort, { left }: { left?: Cart }): Promise<Cart | null> {
  if (left) return left;
  const read = await cart.read();
  return read.ok ? read.value.cart : null;
}

export interface NamedChange {
  token: string;
  answer: CartAnswer;
  /** Of the change; first of all, where the cart that was named is gone, that this is a fresh one. */
  notices: Notice[];
}

/** What a cart says when it stays as it is: a problem, and nothing that was done all the same. */
const refusalOf = (notices: Notice[]): Notice | undefined =>
  notices.some((notice) => notice.level === 'success') ? undefined : notices.find((notice) => notice.level === 'error');

/** Whether a change was refused because there is no such cart. */
const isGone = (changed: Result<CartAnswer>): boolean =>
  !changed.ok && changed.problem.status === 404 && changed.problem.message === CART_MESSAGES.freshCart;

/**
 * Changes the cart of this token; without one, or when there is no such cart, a fresh one is made under a token of
 * ours. A refused change makes none and is a problem, with `meta` as detail.
 */
export async function changeNamed(
  { commerce, store }: Pick<ShopRequest, 'commerce' | 'store'>,
  named: { token: string | null; lost: boolean },
  change: (cart: CartPort) => Promise<Result<CartAnswer>>,
): Promise<Result<NamedChange>> {
  const known = named.token === null ? null : commerce.cart(named.token);
  const attempt = known && (await change(known));
  const isFresh = attempt !== null && isGone(attempt);
  const cart = known && !isFresh ? known : await commerce.newCart();
  const changed = attempt && !isFresh ? attempt : await change(cart);
  if (!changed.ok) return changed;
  const { notices } = changed.value;
  const refusal = refusalOf(notices);
  if (refusal)
    return refuse(422, refusal.message, { detail: cartMeta({ store }, changed.value.cart, cart.token(), notices) });
  // The cart of a customer's account is made by its first change, under the token it was named by.
  const token = cart.token();
  const isAnother = named.lost || (isFresh && token !== named.token);
  return ok({ token, answer: changed.value, notices: isAnother ? [freshCartNotice, ...notices] : notices });
}
