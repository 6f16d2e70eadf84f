import { CARD, CASH_ON_DELIVERY, SPEI, STORE_PAYMENT } from './methods';

/** How an order is paid, as far as it says when the money comes. */
export type PaymentKind = 'card' | 'store' | 'spei' | 'cash';

const KINDS: Record<string, PaymentKind> = {
  [CASH_ON_DELIVERY]: 'cash',
  [SPEI]: 'spei',
  [STORE_PAYMENT]: 'store',
  [CARD]: 'card',
};

/** The kind of one of our own ways to pay, null for one that only a retailer knows. */
export const knownKind = (code: string): PaymentKind | null => KINDS[code] ?? null;

/** The kind of a payment method; one that is not known holds as briefly as a card. */
export const paymentKind = (code: string): PaymentKind => knownKind(code) ?? 'card';
