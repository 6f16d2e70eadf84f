import { CART_MESSAGES } from '../../../src/contract/cart/messages';
import { SHARED_CART_MESSAGES } from '../../../src/contract/shared-carts/messages';
import { MAX_SHARED_LINES } from '../../../src/domain/cart/shared-line';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { ownerOf } from '../../http/principal';
import type { ShopRequest } from '../../http/shop-request';
import { derivedToken, newToken } from '../../http/token';

export interface SharedCart {
  /** Token of the link. */
  token: string;
  isReplayed: boolean;
}

/**
 * Shares what is in this cart, once under a client's key, and answers the link's token. 404 for a cart that does not
 * exist or is somebody else's, 422 for one that cannot be shared.
 */
export async function shareCart(
  { commerce, principal }: ShopRequest,
  token: string,
  key: string | null,
): Promise<Result<SharedCart>> {
  const port = commerce.cart(token);
  const read = await port.read();
  if (!read.ok) return read;
  const { cart } = read.value;
  if (cart.version === 0) return refuse(404, CART_MESSAGES.freshCart);
  if (cart.lines.length === 0) return refuse(422, CART_MESSAGES.cartEmpty);
  if (cart.lines.length > MAX_SHARED_LINES) return refuse(422, SHARED_CART_MESSAGES.tooLong);
  const owner = principal?.kind === 'customer' ? principal.owner : await ownerOf('cart', port.token());
  const link = key === null ? newToken() : await derivedToken(token, `share:${key}`);
  const made = await commerce.sharedCarts.create(link, owner, cart.lines);
  return made.ok ? ok({ token: link, isReplayed: !made.value.isNew }) : made;
}
