import { CART_MESSAGES } from '../../contract/cart/messages';
import { translator } from '../../i18n';
import { perLocale } from '../../i18n/per-locale';
import { texts } from '../shop/texts';
import { SAID } from './cart-words';

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
 * Words for what an add may answer: message key → text, parameters still in braces. Where stock is short they say how
 * many there are.
 */
export const cartMessages = (): Record<string, string> => saidIn(texts().locale);

/** The same as a page tells them: the texts alone, in the order of the keys that the browser knows. */
export const cartTexts = (): (string | undefined)[] => SAID.map((key) => cartMessages()[key]);
