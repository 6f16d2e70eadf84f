import type { CartPort } from '../../../src/commerce/cart';
import { CART_PAGE } from '../../../src/contract/cart/forms';
import { toCartView } from '../../../src/contract/cart/view';
import type { Cart, CartAnswer } from '../../../src/domain/cart/cart';
import { cartIdOf } from '../../../src/domain/cart/hashes';
import type { Result } from '../../../src/domain/result';
import type { ShopRequest } from '../../http/shop-request';
import { changeNamed, type NamedChange } from '../../services/cart/change-cart';
import type { Outcome } from '../serving/outcome';

/** Changes the shopper's cart, or makes one. */
export const change = (
  request: ShopRequest,
  work: (cart: CartPort) => Promise<Result<CartAnswer>>,
): Promise<Result<NamedChange>> =>
  changeNamed(request, { token: request.cart.token(), lost: request.cart.isLost() }, work);

interface Afterwards extends Pick<Outcome, 'location' | 'notices' | 'flashNotices'> {
  token: string;
  cart: Cart;
  /** Line the form touched. */
  itemId?: number | null;
}

/** An outcome with the cart as it is afterwards, which is kept in the browser's cookie. */
export function withCart(request: ShopRequest, { token, cart, itemId = null, ...outcome }: Afterwards): Outcome {
  request.cart.keep(token, cart);
  return { ...outcome, payload: () => ({ cart: toCartView(cart, cartIdOf(token), request.store), itemId }) };
}

/** An outcome that leaves the cart unseen. */
export const withoutCart = (location: string = CART_PAGE): Outcome => ({
  location,
  notices: [],
  payload: { cart: null, itemId: null },
});
