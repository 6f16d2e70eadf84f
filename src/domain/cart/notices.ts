import type { Notice } from './cart';
import { MESSAGES } from './messages';

/** Notices of the cart, one per message of the catalogue. Source: spec 0 §8. */
export const addedNotice: Notice = { id: 'productAddedToCart', level: 'success', message: MESSAGES.addedToCart };
export const updatedNotice: Notice = { id: 'productQuantityUpdated', level: 'success', message: MESSAGES.quantityUpdated };
export const unsafeQuantityNotice: Notice = { id: 'unsafeQuantity', level: 'warning', message: MESSAGES.unsafeQuantity };
export const outOfStockNotice: Notice = { id: 'outOfStock', level: 'error', message: MESSAGES.outOfStock };
export const mustBeRemovedNotice: Notice = { id: 'outOfStock', level: 'error', message: MESSAGES.mustBeRemoved };
export const unknownPriceNotice: Notice = { id: 'unknownPrice', level: 'error', message: MESSAGES.unknownPrice };

/** `max`: how many of this product the cart may hold in all. */
export const requestedQtyNotice = (max: number): Notice => ({ id: 'requestedQty', level: 'error', message: MESSAGES.requestedQty, params: { max } });

/** A refusal in words of its own: a product's error, a rule, a retailer's answer. */
export const errorNotice = (message: string): Notice => ({ id: 'other', level: 'error', message });
export const warningNotice = (message: string): Notice => ({ id: 'other', level: 'warning', message });
