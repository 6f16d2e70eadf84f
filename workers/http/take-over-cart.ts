import type { CustomerPrincipal } from '../../src/commerce/principal';
import { ok, type Result } from '../../src/domain/result';
import type { ShopRequest } from './shop-request';

/** Gives a browser that signs in the customer's cart in place of the visitor's. */
export async function takeOverCart(request: ShopRequest, customer: CustomerPrincipal): Promise<Result<null>> {
  const token = await request.accounts.cartToken(customer.account, request.store.storeCode);
  if (!token.ok) return token;
  const read = await request.commerce.cart(token.value).read();
  if (!read.ok) return read;
  if (read.value.cart.version > 0) request.setCart(token.value, read.value.cart);
  else request.dropCart();
  return ok(null);
}
