import type { CartPort } from '../../../src/commerce/cart';
import type { IdentityQuery } from '../../../src/contract/fields';
import type { Cart, CartAnswer, Notice } from '../../../src/domain/cart/cart';
import { emptyCart } from '../../../src/domain/cart/content';
import type { Checkout } from '../../../src/domain/order/order';
import { ok, type Result } from '../../../src/domain/result';
import { originOf } from '../../http/csrf';
import type { ShopRequest } from '../../http/shop-request';
import { isToken } from '../../http/token';
import { cartMeta, changeNamed, freshCartNotice } from '../../services/cart/change-cart';
import type { ApiCall } from '../serving/bind';
import { replayed } from '../serving/reply';

type CartCall = Pick<ApiCall<unknown, IdentityQuery, unknown>, 'c' | 'request' | 'query'>;

/** The token a call names, by its query or its cookie; `lost` when what it names is no cart token. */
export function namedToken(
  request: ShopRequest,
  cartId: string | null | undefined,
): { token: string | null; lost: boolean } {
  if (!cartId) return { token: request.cart.token(), lost: request.cart.isLost() };
  return isToken(cartId) ? { token: cartId, lost: false } : { token: null, lost: true };
}

export interface CartReading {
  token: string | null;
  cart: Cart;
  checkout: Checkout | null;
  notices: Notice[];
}

/**
 * The cart a call names; an empty one, without making any, when it names none or one that does not exist. A cookie
 * follows its cart to the one that came after an order; a token in the query is answered as none by then.
 */
export async function readCart(call: CartCall): Promise<Result<CartReading>> {
  const { request, query } = call;
  const { token, lost } = namedToken(request, query.cartId);
  const none = (notices: Notice[]) =>
    ok({ token: null, cart: emptyCart(request.store.storeCode), checkout: null, notices });
  if (token === null) return none(lost ? [freshCartNotice] : []);
  const port = request.commerce.cart(token);
  const read = await port.read();
  if (!read.ok) return read;
  const { cart, checkout } = read.value;
  const { cart: held } = request;
  const isOfCookie = token === held.token();
  const hasMoved = port.token() !== token;
  if (cart.version === 0 && isOfCookie && !held.isOfAccount()) held.drop();
  if (cart.version === 0 || (hasMoved && !isOfCookie)) return none(held.isOfAccount() ? [] : [freshCartNotice]);
  if (held.isOfAccount() ? isOwnPage(call) : hasMoved) held.keep(port.token(), cart);
  return ok({ token: port.token(), cart, checkout, notices: [] });
}

export interface CartChange {
  token: string;
  answer: CartAnswer;
  meta: Record<string, unknown>;
  headers: Record<string, string>;
}

/** The shop's own pages keep the cart in the cookie; only other clients are given the token of a cart made for them. */
export const isOwnPage = ({ c }: Pick<CartCall, 'c'>): boolean => originOf(c.req.raw, new URL(c.req.url)) === 'own';

/** Changes the cart a call names, keeps it in the cookie of our own pages, and says in `meta` what became of it. */
export async function changeCart(
  call: CartCall,
  change: (cart: CartPort) => Promise<Result<CartAnswer>>,
): Promise<Result<CartChange>> {
  const { request, query } = call;
  const named = namedToken(request, query.cartId);
  const changed = await changeNamed(request, named, change);
  if (!changed.ok) return changed;
  const { token, answer, notices } = changed.value;
  const repeat = replayed(answer.replayed);
  const meta: Record<string, unknown> = {
    ...cartMeta(request, answer.cart, token, notices),
    ...repeat.meta,
  };
  const { cart: held } = request;
  const isCookie = isOwnPage(call) || (named.token !== null && named.token === held.token() && !held.isOfAccount());
  // Of a cart that nothing was written to there is nothing to keep.
  if (answer.cart.version > 0 && isCookie) held.keep(token, answer.cart);
  else if (answer.cart.version > 0 && named.token !== token) meta.cartId = token;
  return ok({ token, answer, meta, headers: repeat.headers });
}
