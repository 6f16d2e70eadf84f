import { mine, requestContext } from '../../commerce/request-context';
import type { Cart } from '../../domain/cart/cart';
import { Notice } from '../../ui/notice';
import { texts } from '../shop/texts';

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

/** Says so before anything has been filled in, and what can be done about it. */
export function CannotPay() {
  const t = texts();
  return (
    <Notice level="warning">
      <strong>{t('This cannot be paid by itself yet.')}</strong>{' '}
      {t(
        'We charge at your door, and there is nothing to deliver here. Add a product that we take to you and pay for everything together.',
      )}
    </Notice>
  );
}
