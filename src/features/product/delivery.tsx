import { requestContext } from '../../commerce/request-context';
import { storePath } from '../../config/stores';
import type { Product } from '../../domain/catalogue/product';
import { leastPaid } from '../../domain/catalogue/product-page/price-groups';
import { Icon } from '../../ui/icon';
import { Island } from '../../ui/island';
import { shippingCost } from '../shop/shipping-cost';
import { specialNote } from '../shop/special-note';
import { texts } from '../shop/texts';
import { PickupNear } from './pickup-near';

/** How it gets to the shopper, and how it is paid. */
export function Delivery({ product, hasBranches }: { product: Product; hasBranches: boolean }) {
  const { isSpecial } = product;
  const t = texts();
  const { store } = requestContext();
  // The page is the same for every price group: free is said where even the lowest of their prices reaches it.
  const cost = shippingCost(leastPaid(product));
  return (
    <ul className="buy-promises">
      <Island
        as="li"
        of="delivery-box"
        props={{
          storePrefix: storePath(store, ''),
          locale: t.locale,
          sign: store.i18n.currencySign,
          special: isSpecial ? store.shipping.specialDays : null,
          policy: { from: store.shipping.policyDays.from, to: store.shipping.policyDays.to },
          texts: {
            title: isSpecial ? specialNote() : t('It arrives in 2 to 8 working days'),
            note: `${t('You see the exact date with your postal code, before you pay.')}${cost ? ` ${cost}` : ''}`,
            code: t('Postal code'),
            see: t('See when it arrives'),
            searching: t('Searching…'),
            arrives: isSpecial
              ? t('It arrives by {to} at the latest', { to: '{to}' })
              : t('It arrives between {from} and {to}', { from: '{from}', to: '{to}' }),
            to: t('to {place}', { place: '{place}' }),
            change: t('change'),
            cost: t('Shipping of what is in your cart: {amount}', { amount: '{amount}' }),
            usualCost: cost,
            noCoverage: t('Zip code without coverage'),
            notFound: t('Postal code not found'),
            failed: t('We could not look up the postal code. Try again.'),
          },
        }}
      />
      {hasBranches && <PickupNear product={product} />}
      <li>
        <Icon name="cash" />
        <div>
          <strong>{t('Pay when you receive it')}</strong>
          {t('In cash, at your door')}
        </div>
      </li>
    </ul>
  );
}
