import { requestContext } from '../../commerce/request-context';
import { storePath } from '../../config/stores';
import { Icon } from '../../ui/icon';
import { Static } from '../../ui/static';
import { texts } from '../shop/texts';
import { DeliveryBox } from './delivery-box.client';

/** How it gets to the shopper, and how it is paid. */
export function Delivery() {
  const t = texts();
  const { store } = requestContext();
  return (
    <ul className="buy-promises">
      <li>
        <DeliveryBox
          storePrefix={storePath(store, '')}
          locale={t.locale}
          sign={store.i18n.currencySign}
          texts={{
            title: t('It arrives in 2 to 8 working days'),
            about: t('You see the exact date with your postal code, before you pay.'),
            postalCode: t('Postal code'),
            ask: t('See when it arrives'),
            searching: t('Searching…'),
            arrives: t('It arrives between {from} and {to}', { from: '{from}', to: '{to}' }),
            to: t('to {place}', { place: '{place}' }),
            change: t('change'),
            cost: t('Shipping of what is in your cart: {amount}', { amount: '{amount}' }),
            noCoverage: t('Zip code without coverage'),
            notFound: t('Postal code not found'),
            failed: t('We could not look up the postal code. Try again.'),
          }}
        />
      </li>
      <Static as="li">
        <Icon name="cash" />
        <div>
          <strong>{t('Pay when you receive it')}</strong>
          {t('In cash, at your door')}
        </div>
      </Static>
    </ul>
  );
}
