import type { Centavos } from '../../domain/money';
import { REDUCTION_TITLE } from '../../domain/order/as-it-stands';
import type { Order } from '../../domain/order/order';
import { BillSums } from '../cart/bill';
import { sumsOf } from '../cart/cart-sums';
import { texts } from '../shop/texts';

interface OrderSumsProps {
  order: Pick<Order, 'totals' | 'shippingMethod' | 'branch'>;
  /** What of it the wallet pays. */
  wallet?: Centavos;
}

/** The bill of an order as it stands: with what the shop took off its price since. */
export function OrderSums({ order: { totals, shippingMethod, branch }, wallet }: OrderSumsProps) {
  const sums = sumsOf({ totals, isVirtual: shippingMethod === null, ...(branch && { pickup: { branch } }) }, wallet);
  const titles = { ...sums.texts.titles, [REDUCTION_TITLE]: texts()(REDUCTION_TITLE) };
  return <BillSums {...sums} texts={{ ...sums.texts, titles }} />;
}
