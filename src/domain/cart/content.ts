import type { Branch } from '../branch/branch';
import type { Coverage } from '../shipping/shipping';
import type { Cart, CartLine, Coupon, Destination, PaymentMethod, ShippingMethod, Totals } from './cart';
import type { Connection } from './sync/connect';
import { computeTotals } from './totals/totals';

/** The retailer's cart this one mirrors. */
interface Remote {
  connection: Connection;
  /**
   * true when the retailer could not be told of a change: at the next comparison our lines win, so that nothing removed
   * comes back.
   */
  dirty: boolean;
  /** Hash of lines and cart id the retailer's totals and methods belong to; null before any. */
  totalsHash: string | null;
  /** true while the retailer's cart may still have the coupon of a cart that was cleared here. */
  mayHaveOldCoupon?: boolean;
}

/** What the operations of a cart change: everything about it but its version and what it is doing. */
export interface CartContent {
  nextItemId: number;
  lines: CartLine[];
  /** Lines removed last, newest first, for "deshacer". */
  removed: { line: CartLine; at: number }[];
  coupon: Coupon | null;
  destination: Destination | null;
  /** null while nobody has said where the cart goes. */
  coverage: Coverage | null;
  shippingMethods: ShippingMethod[];
  chosenShipping: { carrierCode: string; methodCode: string } | null;
  /** Where it is picked up; left out until somebody chooses a branch. */
  branch?: Branch;
  /** true once it is known that the store view has branches. */
  hasBranches?: true;
  /** Ways to pay as a retailer offers them, null for our own. */
  paymentMethods: PaymentMethod[] | null;
  chosenPayment: string | null;
  /** Monthly payments that were chosen with it; left out for all at once. */
  chosenMonths?: number;
  totals: Totals;
  /** Price group its lines are priced for; left out for the group of guests, 0. */
  priceGroup?: number;
  remote: Remote;
}

const UNCONNECTED: Remote = {
  connection: { cartId: null, bypassCount: 0, syncEnabled: true },
  dirty: false,
  totalsHash: null,
};

/** A cart that nobody has put anything into. */
export const EMPTY_CONTENT: CartContent = {
  nextItemId: 1,
  lines: [],
  removed: [],
  coupon: null,
  destination: null,
  coverage: null,
  shippingMethods: [],
  chosenShipping: null,
  paymentMethods: null,
  chosenPayment: null,
  totals: computeTotals({ lines: [], coupon: null, shipping: null, payment: null }),
  remote: UNCONNECTED,
};

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
