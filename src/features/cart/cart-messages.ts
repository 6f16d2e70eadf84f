import { OVERLOADED, TOO_MANY_REQUESTS } from '../../contract/messages';
import { PLACES_MESSAGES } from '../../contract/places-messages';
import { CHANGE_MESSAGES } from '../../domain/cart/change-messages';
import { translator } from '../../i18n';
import { perLocale } from '../../i18n/per-locale';

/** What a change of the cart may answer: message keys. */
const SAID = [
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

/**
 * Words of a locale for what a change of the cart may answer: message key → text, parameters still in braces. Where stock
 * is short they say how many there are.
 */
export const cartMessages = perLocale((locale): Record<string, string> => {
  const t = translator(locale);
  return {
    ...Object.fromEntries(SAID.map((key) => [key, t.message(key)])),
    [CHANGE_MESSAGES.addedToCart]: t('Added to your cart'),
    [`${CHANGE_MESSAGES.requestedQty} {max}`]: t('Only {max} left', { max: '{max}' }),
    [`${CHANGE_MESSAGES.requestedQty} 1`]: t('Only one left'),
  };
});
