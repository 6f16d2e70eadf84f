import { OVERLOADED, TOO_MANY_REQUESTS } from '../../contract/messages';
import { PLACES_MESSAGES } from '../../contract/places-messages';
import { CHANGE_MESSAGES } from '../../domain/cart/change-messages';
import { pageData } from '../../ui/hooks/page-data';

/** Name of the words that a page has of the cart's answers. */
export const CART_WORDS = 'cart-words';

/** What a change of the cart may answer: message keys, in the order in which a page says their words. */
export const SAID = [
  CHANGE_MESSAGES.addedToCart,
  CHANGE_MESSAGES.quantityUpdated,
  CHANGE_MESSAGES.unsafeQuantity,
  CHANGE_MESSAGES.outOfStock,
  CHANGE_MESSAGES.unknownPrice,
  CHANGE_MESSAGES.requestedQty,
  `${CHANGE_MESSAGES.requestedQty} {max}`,
  `${CHANGE_MESSAGES.requestedQty} 1`,
  CHANGE_MESSAGES.noSuchConfiguration,
  CHANGE_MESSAGES.partOutOfStock,
  CHANGE_MESSAGES.partQty,
  CHANGE_MESSAGES.partNotSold,
  CHANGE_MESSAGES.serviceGone,
  CHANGE_MESSAGES.tooManyLines,
  CHANGE_MESSAGES.oneMotorcycle,
  CHANGE_MESSAGES.motorcycleAlone,
  CHANGE_MESSAGES.freshCart,
  CHANGE_MESSAGES.moved,
  CHANGE_MESSAGES.movedCost,
  CHANGE_MESSAGES.movedDays,
  CHANGE_MESSAGES.movedCostDays,
  CHANGE_MESSAGES.movedOut,
  CHANGE_MESSAGES.priceChanged,
  PLACES_MESSAGES.postalCodeUnknown,
  OVERLOADED,
  TOO_MANY_REQUESTS,
];

/** The same with the page's words, once for all that change the cart: message key → text. */
export function cartWords(): Record<string, string> {
  const words = JSON.parse(pageData(CART_WORDS) ?? '[]') as string[];
  return Object.fromEntries(words.map((text, at) => [SAID[at], text]));
}
