import { mine, requestContext } from '../../commerce/request-context';
import type { Cart } from '../../domain/cart/cart';

/**
 * Whether a cart is of a kind that no way of paying is offered for: one without a delivery, where everything is paid at
 * the door. Unknown counts as payable, and so does what is paid elsewhere.
 */
export async function cannotBePaid(cart: Pick<Cart, 'isVirtual' | 'lines'>): Promise<boolean> {
  const port = mine().cart();
  const { store } = requestContext();
  if (store.externalCheckout !== null || !cart.isVirtual || cart.lines.length === 0 || !port) return false;
  const methods = await port.paymentMethods();
  return methods.ok && methods.value.length === 0;
}
