import { commerce, requestContext } from '../../commerce/request-context';
import { storePath } from '../../config/stores';
import { MAX_QUANTITY } from '../../domain/validation';
import { Island } from '../../ui/island';
import { OFFERS_PATH } from '../shop/departments/departments-path';
import { checkoutHref, href } from '../shop/links';
import { monthsView } from '../shop/months/months-view';
import { texts } from '../shop/texts';
import { cartTexts } from './cart-texts';

/** The cart at the side; what it says once it is open comes with it. */
export function MiniCart() {
  const t = texts();
  const { failed, added } = cartTexts(t);
  const { store, site } = requestContext();
  const { rates } = commerce().shipping;
  return (
    <Island
      of="mini-cart"
      props={{
        storePrefix: storePath(store, ''),
        hrefs: { cart: href('/checkout/cart'), checkout: checkoutHref(), offers: href(OFFERS_PATH) },
        sign: store.i18n.currencySign,
        max: MAX_QUANTITY,
        rates: rates && { gross: rates.gross, freeFromGross: rates.freeFromGross },
        months: monthsView(),
        mediaTemplate: site.mediaTemplate(),
        texts: { failed, added, seeCart: t('See the cart') },
      }}
    />
  );
}
