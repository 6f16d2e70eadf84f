import type { CartPort } from '../../src/commerce/cart';
import { CART_MESSAGES } from '../../src/contract/cart/messages';
import { toCartView } from '../../src/contract/cart/view';
import type { IdentityQuery } from '../../src/contract/fields';
import type { Cart, CartAnswer, Notice } from '../../src/domain/cart/cart';
import type { Checkout } from '../../src/domain/order/order';
import { ok, type Result, refuse } from '../../src/domain/result';
import { originOf } from '../http/csrf';
import type { ShopRequest } from '../http/shop-request';
import { isToken, newToken } from '../http/token';
import type { Incoming } from './bind';
import { emptyCart } from './empty-cart';
import { REPLAYED } from './reply';

type CartCall = Pick<Incoming<unknown, IdentityQuery, unknown>, 'c' | 'request' | 'query'>;

export const freshCartNotice: Notice = { id: 'freshCart', level: 'info', message: CART_MESSAGES.freshCart };

/** The token a call names, by its query or its cookie; `lost` when what it names is no cart token. */
export function namedToken(request: ShopRequest, cartId: string | null | undefined): { token: string | null; lost: boolean } {
  if (!cartId) return { token: request.cartToken, lost: request.lostCart === true };
  return isToken(cartId) ? { token: cartId, lost: false } : { token: null, lost: true };
}

/** `meta` of every cart call. */
export const cartMeta = (cart: Cart, notices: Notice[] = []) => ({ version: cart.version, cart: toCartView(cart), notices });

export interface CartReading {
  token: string | null;
  cart: Cart;
  checkout: Checkout | null;
  notices: Notice[];
}

/** The cart a call names; an empty one, without making any, when it names none or one that is gone. */
export async function readCart({ request, query }: CartCall): Promise<Result<CartReading>> {
  const { token, lost } = namedToken(request, query.cartId);
  if (token === null) return ok({ token, cart: emptyCart(request.store), checkout: null, notices: lost ? [freshCartNotice] : [] });
  const read = await request.commerce.cart(token).read();
  if (!read.ok) return read;
  const { cart, checkout } = read.value;
  return ok({ token, cart, checkout, notices: cart.version === 0 ? [freshCartNotice] : [] });
}

export interface CartChange {
  token: string;
  answer: CartAnswer;
  meta: Record<string, unknown>;
  headers: Record<string, string>;
}

/** The shop's own pages keep the cart in the cookie; only other clients are given the token of a cart made for them. */
export const isOwnPage = ({ c }: Pick<CartCall, 'c'>): boolean => originOf(c.req.raw, new URL(c.req.url)) === 'own';

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

/** Changes the cart a call names, keeps it in the cookie of our own pages, and says in `meta` what became of it. */
export async function changeCart(call: CartCall, change: (cart: CartPort) => Promise<Result<CartAnswer>>): Promise<Result<CartChange>> {
  const { request, query } = call;
  const named = namedToken(request, query.cartId);
  const changed = await changeNamed(request, named, change);
  if (!changed.ok) return changed;
  const { token, answer, isFresh } = changed.value;
  const meta: Record<string, unknown> = cartMeta(answer.cart, [...(isFresh ? [freshCartNotice] : []), ...answer.notices]);
  if (isOwnPage(call) || token === request.cartToken) request.setCart(token, answer.cart);
  else if (named.token === null) meta.cartId = token;
  return ok({ token, answer, meta, headers: answer.replayed ? REPLAYED : {} });
}
