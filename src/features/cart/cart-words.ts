import { CART_MESSAGES } from '../../contract/cart/messages';
import { MESSAGES } from '../../contract/messages';
import { PLACES_MESSAGES } from '../../contract/places-messages';
import { pageData } from '../../ui/hooks/page-data';

/** Name of the words that a page has of the cart's answers. */
export const CART_WORDS = 'cart-words';

/** What a change of the cart may answer: message keys, in the order in which a page says their words. */
export const SAID = [
  CART_MESSAGES.addedToCart,
  CART_MESSAGES.quantityUpdated,
  CART_MESSAGES.unsafeQuantity,
  CART_MESSAGES.outOfStock,
  CART_MESSAGES.unknownPrice,
  CART_MESSAGES.requestedQty,
  `${CART_MESSAGES.requestedQty} {max}`,
  `${CART_MESSAGES.requestedQty} 1`,
  CART_MESSAGES.noSuchConfiguration,
  CART_MESSAGES.partOutOfStock,
  CART_MESSAGES.partQty,
  CART_MESSAGES.partNotSold,
  CART_MESSAGES.serviceGone,
  CART_MESSAGES.tooManyLines,
  CART_MESSAGES.oneMotorcycle,
  CART_MESSAGES.motorcycleAlone,
  CART_MESSAGES.freshCart,
  CART_MESSAGES.moved,
  CART_MESSAGES.movedCost,
  CART_MESSAGES.movedDays,
  CART_MESSAGES.movedCostDays,
  CART_MESSAGES.movedOut,
  CART_MESSAGES.priceChanged,
  PLACES_MESSAGES.postalCodeUnknown,
  MESSAGES.overloaded,
  MESSAGES.tooManyRequests,
];

/** The same with the page's words, once for all that change the cart: message key → text. */
export function cartWords(): Record<string, string> {
  const words = JSON.parse(pageData(CART_WORDS) ?? '[]') as string[];
  return Object.fromEntries(words.map((text, at) => [SAID[at], text]));
}
