import { commerce, requestContext } from '../../commerce/request-context';
import { storePath } from '../../config/stores';
import { MAX_QUANTITY } from '../../domain/validation';
import { Island } from '../../ui/island';
import { OFFERS_PATH } from '../shop/departments/departments-path';
import { checkoutHref, href } from '../shop/links';
import { monthsView } from '../shop/months/months-view';
import { texts } from '../shop/texts';

/** The cart at the side, with its words. */
export function MiniCart() {
  const t = texts();
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
        texts: {
          title: t('Your cart'),
          close: t('Close'),
          added: t('Added to your cart'),
          updating: t('Updating…'),
          unsent: t('Not sent yet'),
          soldOut: t('Out of the stock!'),
          empty: t('Your cart is empty'),
          offers: t('See the offers'),
          quantity: t('Quantity: {count}', { count: '{count}' }),
          less: t('One less of {name}', { name: '{name}' }),
          more: t('One more of {name}', { name: '{name}' }),
          remove: t('Remove'),
          question: t('Remove {name}?', { name: '{name}' }),
          sure: t('Take it out'),
          keep: t('Keep it'),
          removed: t('We took out {name}', { name: '{name}' }),
          undo: t('Undo'),
          failed: t('We could not change it. It is kept and sent when the connection is back.'),
          total: t('Total'),
          shipping: t('The postal code says what the delivery costs'),
          missing: t('You are {amount} short of free shipping', { amount: '{amount}' }),
          freeShipping: t('Your shipping is free'),
          seeCart: t('See the cart'),
          checkout: t('Proceed to checkout'),
        },
      }}
    />
  );
}
