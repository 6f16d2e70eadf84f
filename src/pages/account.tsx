import { requestContext } from '../commerce/request-context';
import { AccountNotices } from '../features/customers/account-notices';
import { ChangePassword } from '../features/customers/change-password';
import { LastOrders } from '../features/customers/last-orders';
import { SignOutForm } from '../features/customers/sign-out-form';
import { Passkeys } from '../features/passkeys/passkeys';
import { takeFormState } from '../features/shop/form-state';
import { Head } from '../features/shop/head';
import { texts } from '../features/shop/texts';
import { Notice } from '../ui/notice';

/** ROUTE-018: what the shop knows of the customer who is signed in. */
export async function AccountPage() {
  const t = texts();
  const [state, profile] = await Promise.all([takeFormState(), requestContext().profile()]);
  return (
    <div className="wrap">
      <Head title={t('My account')} canonical={null} />
      <div className="list-head page-head">
        <h1>{profile.ok ? t('Hello, {name}', { name: profile.value.firstName }) : t('My account')}</h1>
      </div>
      <div className="notices">
        <AccountNotices state={state} />
        {!profile.ok && <Notice level="error">{t.message(profile.problem.message)}</Notice>}
      </div>
      {profile.ok && (
        <dl className="account-data">
          <dt>{t('Name')}</dt>
          <dd>{`${profile.value.firstName} ${profile.value.lastName}`}</dd>
          <dt>{t('E-mail')}</dt>
          <dd>{profile.value.email}</dd>
        </dl>
      )}
      <LastOrders />
      <ChangePassword state={state} email={profile.ok ? profile.value.email : null} />
      <Passkeys state={state} />
      <SignOutForm />
    </div>
  );
}
