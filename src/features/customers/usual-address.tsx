import { ADDRESSES_PAGE, NEW_ADDRESS_PAGE } from '../../contract/profile/pages';
import type { Customer } from '../../domain/customer/customer';
import { addressLine } from '../checkout/address-line';
import { href } from '../shop/links';
import { texts } from '../shop/texts';

/** Whose account it is, and where their orders go. */
export function UsualAddress({ customer }: { customer: Customer }) {
  const t = texts();
  const usual = customer.addresses.find(({ isDefaultShipping }) => isDefaultShipping);
  return (
    <section className="own-sheet" aria-labelledby="direccion-usual">
      <h2 id="direccion-usual">{t('Your orders go here')}</h2>
      {usual ? (
        <>
          <p>
            {[usual.firstName, usual.lastName].filter(Boolean).join(' ')}
            <br />
            {addressLine(usual)}
          </p>
          <a className="line-link" href={href(ADDRESSES_PAGE)}>
            {t('See my addresses')}
          </a>
        </>
      ) : (
        <>
          <p>{t('You have no address yet. With one, your next purchase asks for nothing.')}</p>
          <a className="line-link" href={href(NEW_ADDRESS_PAGE)}>
            {t('Add an address')}
          </a>
        </>
      )}
    </section>
  );
}
