import { translator } from '../../../i18n';
import { cartMessages } from '../../cart/cart-messages';
import { windowTexts } from '../../cart/cart-texts';
import { keptTexts } from '../../device-lists/kept-texts';
import { zoomTexts } from '../../product/gallery/zoom-texts';

export { LOCALES } from '../../../i18n/dictionaries';

/**
 * The words of a locale that stand in no document: a browser asks for them, all together, when there is something to say.
 * What the cart answers, the cart at the side, a product that is kept on a list, a postal code there is not, and a
 * picture seen large.
 */
export const laterTexts = (locale: string) => {
  const t = translator(locale);
  return {
    cart: cartMessages(locale),
    cartWindow: windowTexts(t),
    kept: keptTexts(t),
    place: { notFound: t('Postal code not found') },
    zoom: zoomTexts(t),
  };
};
