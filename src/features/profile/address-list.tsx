import { requestContext } from '../../commerce/request-context';
import { addressPath, LOOKED_FOR } from '../../contract/profile/pages';
import type { CustomerAddress } from '../../domain/customer/customer';
import { Button } from '../../ui/button';
import { Field, SelectField } from '../../ui/field';
import { addressLine } from '../checkout/address-line';
import { spacedPhone } from '../checkout/phone';
import { FormKey } from '../shop/form-key';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';
import { matching, usualFirst } from './found-addresses';

/** From how many addresses on one is looked for rather than seen. */
const MANY = 8;

const nameOf = ({ firstName, lastName }: CustomerAddress): string => `${firstName} ${lastName}`.trim();

/** Takes an address away; of a usual one it is asked which takes its place. */
function RemoveForm({ address, others }: { address: CustomerAddress; others: readonly CustomerAddress[] }) {
  const t = texts();
  const { addressId, isDefaultShipping, isDefaultBilling } = address;
  const needsNext = (isDefaultShipping || isDefaultBilling) && others.length > 0;
  return (
    <details>
      <summary className="line-link" aria-label={t('Remove {name}', { name: addressLine(address) })}>
        {t('Remove')}
      </summary>
      <form className="checked-form" action={formAction('account/quitar-direccion')} method="post">
        <FormKey />
        <input type="hidden" name="addressId" value={addressId} />
        {needsNext ? (
          <div className="fields">
            <SelectField name="next" scope={`quitar-${addressId}`} label={t('Which address takes its place?')} required>
              <option value="">{t('Choose')}</option>
              {others.map((other) => (
                <option key={other.addressId} value={other.addressId}>
                  {addressLine(other)}
                </option>
              ))}
            </SelectField>
          </div>
        ) : (
          <p>{t('Remove this address?')}</p>
        )}
        <Button kind="plain">{t('Yes, remove it')}</Button>
      </form>
    </details>
  );
}

function UsualForm({ address, usualFor, label }: { address: CustomerAddress; usualFor: string; label: string }) {
  return (
    <form action={formAction('account/direccion-usual')} method="post">
      <FormKey />
      <input type="hidden" name="addressId" value={address.addressId} />
      <input type="hidden" name="usualFor" value={usualFor} />
      <button type="submit" className="line-link" aria-label={`${label}: ${addressLine(address)}`}>
        {label}
      </button>
    </form>
  );
}

/** One address: whose, where, what it is used for, and what may be done with it. */
function OneAddress({ address, all }: { address: CustomerAddress; all: readonly CustomerAddress[] }) {
  const t = texts();
  const { isDefaultShipping, isDefaultBilling, taxId, company } = address;
  return (
    <li className="own-sheet">
      {(isDefaultShipping || isDefaultBilling) && (
        <p className="own-tags">
          {isDefaultShipping && <span>{t('Your orders go here')}</span>}
          {isDefaultBilling && <span>{t('For billing')}</span>}
        </p>
      )}
      <p>
        <strong>{nameOf(address)}</strong>
        <br />
        {addressLine(address)}
        <br />
        {spacedPhone(address.phoneNumber)}
        {address.reference && (
          <>
            <br />
            <span className="muted">{address.reference}</span>
          </>
        )}
        {taxId && (
          <>
            <br />
            <span className="small muted" translate="no">{`RFC ${taxId}${company ? ` · ${company}` : ''}`}</span>
          </>
        )}
      </p>
      <div className="own-actions">
        <a
          className="line-link"
          href={href(addressPath(address.addressId))}
          aria-label={t('Edit {name}', { name: addressLine(address) })}
        >
          {t('Edit')}
        </a>
        {!isDefaultShipping && <UsualForm address={address} usualFor="shipping" label={t('Send my orders here')} />}
        {!isDefaultBilling && <UsualForm address={address} usualFor="billing" label={t('Use it for billing')} />}
        <RemoveForm address={address} others={all.filter((other) => other !== address)} />
      </div>
    </li>
  );
}

/** Looks among many addresses, by the address of the page. */
function SearchForm({ typed }: { typed: string }) {
  const t = texts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element `search` is not known to every browser the shop serves.
    <form className="own-search" role="search" action={href(requestContext().path)} method="get">
      <Field label={t('Look among your addresses')} name={LOOKED_FOR} type="search" defaultValue={typed} />
      <Button kind="plain">{t('Look')}</Button>
    </form>
  );
}

/** The addresses of a customer, the usual ones first; of many of them those that were looked for. */
export function AddressList({ addresses }: { addresses: readonly CustomerAddress[] }) {
  const t = texts();
  const typed = (requestContext().query.get(LOOKED_FOR) ?? '').slice(0, 80);
  const found = usualFirst(matching(addresses, typed));
  return (
    <>
      {addresses.length >= MANY && <SearchForm typed={typed} />}
      {found.length === 0 && <p role="status">{t('None of your addresses has these words.')}</p>}
      <ul className="own-list own-cards">
        {found.map((address) => (
          <OneAddress key={address.addressId} address={address} all={addresses} />
        ))}
      </ul>
    </>
  );
}
