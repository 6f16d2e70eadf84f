import type { Cart } from '../../src/domain/cart/cart';
import { computeTotals } from '../../src/domain/cart/totals';
import type { StoreView } from '../../src/domain/store-view';

/** The cart of somebody who has none: looking must not make one. */
export const emptyCart = (store: StoreView): Cart => ({
  storeCode: store.storeCode,
  version: 0,
  lines: [],
  totals: computeTotals({ lines: [], coupon: null, shipping: null, payment: null }),
  coupon: null,
  couponMissing: null,
  destination: null,
  shippingMethod: null,
  paymentMethod: null,
  isVirtual: false,
  state: 'open',
  lastOrder: null,
  unresolvedOrder: null,
  syncedAt: null,
  totalsSyncedAt: null,
});
