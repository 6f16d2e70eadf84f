import type { Cart } from './cart';
import { EMPTY_CONTENT } from './content';

/** The cart of somebody who has none: looking must not make one. */
export const emptyCart = (storeCode: string): Cart => ({
  storeCode,
  version: 0,
  lines: [],
  totals: EMPTY_CONTENT.totals,
  coupon: null,
  couponMissing: null,
  destination: null,
  shippingMethod: null,
  paymentMethod: null,
  paymentTerms: { isChosen: false, months: 1, isChargedAtOnce: false },
  isVirtual: false,
  state: 'open',
  lastOrder: null,
  unresolvedOrder: null,
  syncedAt: null,
  totalsSyncedAt: null,
});
