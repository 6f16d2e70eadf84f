import { requestContext } from '../../commerce/request-context';
import { storePath } from '../../config/stores';
import type { Product } from '../../domain/catalogue/product';
import { leastPaid } from '../../domain/catalogue/product-page/price-groups';
import { enhanced } from '../../ui/enhanced';
import { Icon } from '../../ui/icon';
import { shippingCost } from '../shop/shipping-cost';
import { specialNote } from '../shop/special-note';
import { texts } from '../shop/texts';
import { PickupNear } from './pickup-near';

const POSTAL_CODE_ID = 'codigo-de-entrega';

/** How it gets to the shopper, and how it is paid. */
export function Delivery({ product, hasBranches }: { product: Product; hasBranches: boolean }) {
  const { isSpecial } = product;
  const t = texts();
  const { store } = requestContext();
  // The page is the same for every price group: free is said where even the lowest of their prices reaches it.
  const cost = shippingCost(leastPaid(product));
  return (
    <ul className="buy-promises">
      <li
        {...enhanced('delivery-box', {
          storePrefix: storePath(store, ''),
          locale: t.locale,
          sign: store.i18n.currencySign,
          special: isSpecial ? store.shipping.specialDays : null,
          policy: { from: store.shipping.policyDays.from, to: store.shipping.policyDays.to },
          texts: {
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
        })}
      >
        <Icon name="truck" />
        <div role="status" />
        <div>
          <strong>{isSpecial ? specialNote() : t('It arrives in 2 to 8 working days')}</strong>
          {t('You see the exact date with your postal code, before you pay.')}
          {cost && ` ${cost}`}
          <form className="delivery-form needs-script">
            <label className="sr" htmlFor={POSTAL_CODE_ID}>
              {t('Postal code')}
            </label>
            <input
              id={POSTAL_CODE_ID}
              className="input"
              inputMode="numeric"
              autoComplete="postal-code"
              pattern="[0-9]{5}"
              maxLength={5}
              placeholder={t('Postal code')}
              aria-describedby={`${POSTAL_CODE_ID}-error`}
              required
            />
            <button type="submit" className="btn btn-plain" data-live>
              {t('See when it arrives')}
            </button>
          </form>
          <p className="field-error" id={`${POSTAL_CODE_ID}-error`} role="alert" />
        </div>
      </li>
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
