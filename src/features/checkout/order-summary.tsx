import type { Cart } from '../../domain/cart/cart';
import { type Centavos, toCentavos } from '../../domain/money';
import { PageIcon } from '../../ui/page-icon';
import { BillSums } from '../cart/bill';
import { sumsOf } from '../cart/cart-sums';
import { CouponForm } from '../cart/coupon-form';
import type { FormState } from '../shop/form-state';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';
import { OrderLines, shownLines } from './order-lines';

interface Props {
  cart: Cart;
  state: FormState;
  /** What of it the wallet pays. */
  wallet: Centavos;
  /** Whether it is picked up, as far as the open step says. */
  isPickup: boolean;
}

/** The order always in sight: at the side, or one line that opens on phones and says what is left to pay. */
export function OrderSummary({ cart, state, wallet, isPickup }: Props) {
  const t = texts();
  const sums = sumsOf(cart, wallet, isPickup);
  return (
    <details className="order-summary">
      <summary>
        <PageIcon name="cart" size={20} />
        <span>{t('See the summary ({count})', { count: cart.totals.itemsQty })}</span>
        <PageIcon name="down" size={18} />
        <strong>
          {wallet > 0 && `${t('Left to pay')} `}
          {money(toCentavos(sums.bill.total - (sums.bill.wallet ?? 0)))}
        </strong>
      </summary>
      <section className="order-plane" aria-label={t('Your order')}>
        <h2>{t('Your order')}</h2>
        <OrderLines lines={shownLines(cart.lines)} />
        <CouponForm cart={cart} state={state} back="/checkout" />
        <BillSums {...sums} />
      </section>
    </details>
  );
}
