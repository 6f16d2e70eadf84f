import { CART_MESSAGES } from '../../contract/cart/messages';
import { MESSAGES } from '../../contract/messages';
import { PLACES_MESSAGES } from '../../contract/places';
import { translator } from '../../i18n';
import { perLocale } from '../../i18n/per-locale';
import { texts } from '../shop/texts';

const SAID = [
  CART_MESSAGES.addedToCart,
  CART_MESSAGES.quantityUpdated,
  CART_MESSAGES.unsafeQuantity,
  CART_MESSAGES.outOfStock,
  CART_MESSAGES.unknownPrice,
  CART_MESSAGES.requestedQty,
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

const saidIn = perLocale((locale) => {
  const t = translator(locale);
  return {
    ...Object.fromEntries(SAID.map((key) => [key, t.message(key)])),
    [CART_MESSAGES.addedToCart]: t('Added to your cart'),
    [`${CART_MESSAGES.requestedQty} {max}`]: t('Only {max} left', { max: '{max}' }),
    [`${CART_MESSAGES.requestedQty} 1`]: t('Only one left'),
  };
});

/**
 * Words for what an add may answer, given to the browser: message key → text, parameters still in braces. Where stock
 * is short they say how many there are.
 */
export const cartMessages = (): Record<string, string> => saidIn(texts().locale);
