import type { PaymentMethod } from '../domain/cart/cart';
import { toCentavos } from '../domain/money';
import {
  CARD,
  CARD_TEXT,
  CASH_ON_DELIVERY,
  CASH_ON_DELIVERY_TEXT,
  SPEI,
  STORE_PAYMENT,
} from '../domain/payment/methods';

const free = { cost: toCentavos(0), costInclTax: toCentavos(0), offline: false, isServerMethod: false };

/** What anybody may pay with: at the door. */
export const PAYMENT_AT_THE_DOOR: PaymentMethod[] = [
  { ...free, code: CASH_ON_DELIVERY, title: 'Cash on delivery', description: CASH_ON_DELIVERY_TEXT, default: true },
];

/** What is said of a card that is charged when the order is placed. */
export const CHARGED_AT_ONCE_TEXT = 'You give the card on the page of our payment service. It is charged at once.';

/**
 * Ways to pay orders the shop makes itself, in the order they are offered; a further one is a further entry. The first
 * of them that is proposed and configured is what a cart begins with.
 */
export const PAYMENT_METHODS: PaymentMethod[] = [
  {
    ...free,
    code: CARD,
    title: 'Credit or debit card',
    description: CARD_TEXT,
    default: true,
  },
  ...PAYMENT_AT_THE_DOOR,
  {
    ...free,
    code: SPEI,
    title: 'Bank transfer (SPEI)',
    description: 'You get a CLABE for this order alone. A transfer almost always arrives within minutes.',
    default: false,
  },
  {
    ...free,
    code: STORE_PAYMENT,
    title: 'Cash at a shop near you',
    description: 'You get a slip with a barcode that is read at the till.',
    default: false,
  },
];
