import { commerce } from '../../commerce/request-context';
import type { Cart } from '../../domain/cart/cart';
import { missingForFreeShipping } from '../../domain/cart/totals/derived';
import { shortMoney } from '../shop/price-of';
import { texts } from '../shop/texts';

/** What is missing until delivery is free, or that it is; nothing for a cart that is picked up or not delivered. */
export function FreeShipping({ cart }: { cart: Pick<Cart, 'lines' | 'totals' | 'isVirtual' | 'pickup'> }) {
  const t = texts();
  const missing = cart.pickup
    ? null
    : missingForFreeShipping({ ...cart, segments: cart.totals.segments }, commerce().shipping.rates);
  if (missing === null) return null;
  return (
    <p className="free-shipping">
      {missing > 0
        ? t('You are {amount} short of free shipping', { amount: shortMoney(missing) })
        : t('Your shipping is free')}
    </p>
  );
}
