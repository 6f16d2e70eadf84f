import { mineAs, requestContext } from '../../commerce/request-context';
import { PROFILE_MESSAGES } from '../../contract/profile/messages';
import { ADDRESSES_PAGE, NEW_ADDRESS_PAGE } from '../../contract/profile/pages';
import { AccountFrame } from '../../features/profile/account-frame';
import { AddressList } from '../../features/profile/address-list';
import { OwnAddressForm } from '../../features/profile/own-address-form';
import { takeFormState } from '../../features/shop/form-state';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { type PageProps, segment } from '../page-props';

const NOT_FOUND = 404;

const read = () => Promise.all([takeFormState(), mineAs('customer').profile()]);

/** ROUTE-019: where things are sent. */
export async function AddressesPage() {
  const t = texts();
  const [state, profile] = await read();
  return (
    <AccountFrame
      title={t('Your addresses')}
      state={state}
      action={<ButtonLink href={href(NEW_ADDRESS_PAGE)}>{t('Add an address')}</ButtonLink>}
    >
      {!profile.ok && <Notice level="error">{t.message(profile.problem.message)}</Notice>}
      {profile.ok && profile.value.addresses.length === 0 && (
        <p className="own-sheet">{t('You have no address yet. With one, your next purchase asks for nothing.')}</p>
      )}
      {profile.ok && profile.value.addresses.length > 0 && <AddressList addresses={profile.value.addresses} />}
    </AccountFrame>
  );
}

/** ROUTE-020: one more address. */
export async function NewAddressPage() {
  const t = texts();
  const [state, profile] = await read();
  return (
    <AccountFrame title={t('New address')} state={state}>
      {profile.ok ? (
        <OwnAddressForm state={state} customer={profile.value} address={null} />
      ) : (
        <Notice level="error">{t.message(profile.problem.message)}</Notice>
      )}
    </AccountFrame>
  );
}

/** ROUTE-021: an address as it is to be from now on; whose it is not is told that there is none. */
export async function EditAddressPage({ addressId }: PageProps<'/my-account/addresses/edit/[addressId]'>) {
  const t = texts();
  const [state, profile] = await read();
  const address = profile.ok ? profile.value.addresses.find((one) => one.addressId === segment(addressId)) : undefined;
  if (profile.ok && !address) requestContext().noteStatus(NOT_FOUND);
  return (
    <AccountFrame title={t('Edit the address')} state={state}>
      {profile.ok && address && <OwnAddressForm state={state} customer={profile.value} address={address} />}
      {profile.ok && !address && (
        <div className="own-sheet">
          <p>{t.message(PROFILE_MESSAGES.addressUnknown)}</p>
          <a href={href(ADDRESSES_PAGE)}>{t('See my addresses')}</a>
        </div>
      )}
      {!profile.ok && <Notice level="error">{t.message(profile.problem.message)}</Notice>}
    </AccountFrame>
  );
}
