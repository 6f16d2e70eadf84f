import { mineAs } from '../../commerce/request-context';
import { AccountNotices } from '../../features/customers/account-notices';
import { ChangePassword } from '../../features/customers/change-password';
import { LastOrders } from '../../features/customers/last-orders';
import { SignOutForm } from '../../features/customers/sign-out-form';
import { Passkeys } from '../../features/passkeys/passkeys';
import { AccountPlaces } from '../../features/profile/account-frame';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { texts } from '../../features/shop/texts';
import { ChoosePassword } from '../../features/social/choose-password';
import { ConnectedAccounts } from '../../features/social/connected-accounts';
import { Notice } from '../../ui/notice';

/** ROUTE-018: what the shop knows of the customer who is signed in. */
export async function AccountPage() {
  const t = texts();
  const customer = mineAs('customer');
  const [state, profile, ways] = await Promise.all([
    takeFormState(),
    customer.profile(),
    customer.own('social')?.waysIn() ?? null,
  ]);
  // Of who came by a provider there may be no name that can be one.
  const name = profile.ok ? [profile.value.firstName, profile.value.lastName].filter(Boolean).join(' ') : '';
  return (
    <div className="wrap">
      <Head title={t('My account')} canonical={null} />
      <div className="list-head page-head">
        <h1>{profile.ok && name ? t('Hello, {name}', { name: profile.value.firstName || name }) : t('My account')}</h1>
      </div>
      <div className="notices">
        <AccountNotices state={state} />
        {!profile.ok && <Notice level="error">{t.message(profile.problem.message)}</Notice>}
      </div>
      {profile.ok && (
        <dl className="account-data">
          {name && (
            <>
              <dt>{t('Name')}</dt>
              <dd>{name}</dd>
            </>
          )}
          <dt>{t('E-mail')}</dt>
          <dd>{profile.value.email}</dd>
        </dl>
      )}
      <AccountPlaces />
      <LastOrders />
      {ways?.hasPassword === false ? (
        <ChoosePassword provider={ways.identities[0]?.name ?? ''} />
      ) : (
        <ChangePassword state={state} email={profile.ok ? profile.value.email : null} />
      )}
      {ways && <ConnectedAccounts state={state} ways={ways} />}
      <Passkeys state={state} />
      <SignOutForm />
    </div>
  );
}
