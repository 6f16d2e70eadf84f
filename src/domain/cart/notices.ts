import { type Centavos, formatMoney } from '../money';
import type { Coupon, Notice } from './cart';
import type { PartName } from './item/item-request';
import { MESSAGES } from './messages';

/** Notices of the cart, one per message of the catalogue. Source: spec 0 §8. */
export const addedNotice: Notice = { id: 'productAddedToCart', level: 'success', message: MESSAGES.addedToCart };
export const updatedNotice: Notice = {
  id: 'productQuantityUpdated',
  level: 'success',
  message: MESSAGES.quantityUpdated,
};
export const unsafeQuantityNotice: Notice = {
  id: 'unsafeQuantity',
  level: 'warning',
  message: MESSAGES.unsafeQuantity,
};
export const outOfStockNotice: Notice = { id: 'outOfStock', level: 'error', message: MESSAGES.outOfStock };
export const mustBeRemovedNotice: Notice = { id: 'outOfStock', level: 'error', message: MESSAGES.mustBeRemoved };
export const unknownPriceNotice: Notice = { id: 'unknownPrice', level: 'error', message: MESSAGES.unknownPrice };

/** `max`: how many of this product the cart may hold in all. */
export const requestedQtyNotice = (max: number): Notice => ({
  id: 'requestedQty',
  level: 'error',
  message: MESSAGES.requestedQty,
  params: { max },
});

/** The refusal of a whole set for one of its parts, named. */
export function ofPart(notice: Notice, part: PartName): Notice {
  const params = { ...notice.params, ...part };
  if (notice.id === 'outOfStock') return { ...notice, message: MESSAGES.partOutOfStock, params };
  return notice.id === 'requestedQty' ? { ...notice, message: MESSAGES.partQty, params } : { ...notice, params };
}

/** A part that cannot be had at all is named by its sku: the name of what is disabled is nobody's to know. */
export const partNotSoldNotice = (sku: string): Notice => ({
  id: 'other',
  level: 'error',
  message: MESSAGES.partNotSold,
  params: { name: sku },
});

/** The refusal of a product for a service that was ticked beside it; by its sku where its name is nobody's to know. */
export const serviceGoneNotice = (name: string): Notice => ({
  id: 'other',
  level: 'error',
  message: MESSAGES.serviceGone,
  params: { name },
});

/** What a cart did not take over from another one, or not all of it. */
export const notTakenNotice = (name: string): Notice => ({
  id: 'other',
  level: 'warning',
  message: MESSAGES.notTaken,
  params: { name },
});
export const takenInPartNotice = (name: string, qty: number): Notice => ({
  id: 'other',
  level: 'warning',
  message: MESSAGES.takenInPart,
  params: { name, qty },
});
export const couponNotTakenNotice = (code: string): Notice => ({
  id: 'other',
  level: 'warning',
  message: MESSAGES.couponNotTaken,
  params: { code },
});

/**
 * A coupon that stays with the cart and takes nothing off: `missing` is what goods it needs beyond those that are
 * there.
 */
export const couponWaitsNotice = ({ code, minimum }: Coupon, missing: Centavos): Notice => ({
  id: 'other',
  level: 'warning',
  message: MESSAGES.couponWaits,
  params: { code, minimum: formatMoney(minimum ?? missing), missing: formatMoney(missing) },
});

export const mergedNotice: Notice = { id: 'other', level: 'success', message: MESSAGES.cartsMerged };

/** A refusal in words of its own: a product's error, a rule, a retailer's answer. */
export const errorNotice = (message: string): Notice => ({ id: 'other', level: 'error', message });
export const warningNotice = (message: string, params?: Notice['params']): Notice => ({
  id: 'other',
  level: 'warning',
  message,
  ...(params && { params }),
});
