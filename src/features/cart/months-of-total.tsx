import type { CartView } from '../../contract/cart/view';
import { fromDecimal } from '../../domain/money';
import { type MonthsView, monthsLine } from '../shop/months/months-line';

interface MonthsOfTotalProps {
  cart: Pick<CartView, 'grandTotal'>;
  months: MonthsView | null;
  sign: string;
}

/** Months without interest of what a cart comes to; nothing where none are granted for that. */
export function MonthsOfTotal({ cart, months, sign }: MonthsOfTotalProps) {
  const line = monthsLine(months, fromDecimal(cart.grandTotal), sign);
  return (
    line !== null && (
      <p className="months" translate="no">
        {line}
      </p>
    )
  );
}
