import type { Cart } from '../../domain/cart/cart';
import { Icon } from '../../ui/icon';
import { CartSums } from '../cart/cart-sums';
import { CouponForm } from '../cart/coupon-form';
import type { FormState } from '../shop/form-state';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';
import { OrderLines, shownLines } from './order-lines';

/** The order always in sight: at the side, or one line that opens on phones. */
export function OrderSummary({ cart, state }: { cart: Cart; state: FormState }) {
  const t = texts();
  return (
    <details className="order-summary">
      <summary>
        <Icon name="cart" size={20} />
        <span>{t('See the summary ({count})', { count: cart.totals.itemsQty })}</span>
        <Icon name="down" size={18} />
        <strong>{money(cart.totals.grandTotal)}</strong>
      </summary>
      <section className="order-plane" aria-label={t('Your order')}>
        <h2>{t('Your order')}</h2>
        <OrderLines lines={shownLines(cart.lines)} />
        <CouponForm cart={cart} state={state} back="/checkout" />
        <CartSums cart={cart} />
      </section>
    </details>
  );
}
