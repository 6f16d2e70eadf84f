import type { PaymentMethod } from '../domain/cart/cart';
import { toCentavos } from '../domain/money';
import { CASH_ON_DELIVERY, CASH_ON_DELIVERY_TEXT } from '../domain/payment/methods';

/** Ways to pay, in the order they are offered; a further one is a further entry. */
export const PAYMENT_METHODS: PaymentMethod[] = [
  {
    code: CASH_ON_DELIVERY,
    title: 'Cash on delivery',
    description: CASH_ON_DELIVERY_TEXT,
    cost: toCentavos(0),
    costInclTax: toCentavos(0),
    default: true,
    offline: false,
    isServerMethod: false,
  },
];
