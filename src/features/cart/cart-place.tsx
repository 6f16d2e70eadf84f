import { requestContext } from '../../commerce/request-context';
import { storePath } from '../../config/stores';
import type { Cart } from '../../domain/cart/cart';
import { enhanced } from '../../ui/enhanced';
import { Icon } from '../../ui/icon';
import { PLACE_PATH } from '../place/place-path';
import { href } from '../shop/links';
import { texts } from '../shop/texts';

/**
 * When the cart arrives and what its delivery costs, written by the browser for the postal code it keeps; else the way
 * to say it. Nothing for what is picked up or not delivered.
 */
export function CartPlace({ cart }: { cart: Pick<Cart, 'isVirtual' | 'pickup' | 'destination'> }) {
  const t = texts();
  const { store } = requestContext();
  if (cart.isVirtual || cart.pickup) return null;
  return (
    <div
      className="cart-place"
      {...enhanced('cart-place', {
        storePrefix: storePath(store, ''),
        locale: t.locale,
        sign: store.i18n.currencySign,
        code: cart.destination?.postcode ?? null,
        texts: {
          between: t('It arrives between {from} and {to}', { from: '{from}', to: '{to}' }),
          by: t('It arrives by {to} at the latest', { to: '{to}' }),
          to: t('Shipping to {code}', { code: '{code}' }),
          free: t('Free'),
          change: t('change'),
          noCoverage: t('Zip code without coverage'),
        },
      })}
    >
      <Icon name="truck" size={20} />
      <p role="status" />
      <a className="line-link" href={href(PLACE_PATH)} data-place-link="">
        {t('Type your postal code')}
      </a>
    </div>
  );
}
