import { mineAs } from '../../commerce/request-context';
import { ChangeEmail } from '../../features/customers/change-email';
import { ChangePassword } from '../../features/customers/change-password';
import { Devices } from '../../features/customers/devices';
import { SignOutForm } from '../../features/customers/sign-out-form';
import { Passkeys } from '../../features/passkeys/passkeys';
import { AccountFrame } from '../../features/profile/account-frame';
import { takeFormState } from '../../features/shop/form-state';
import { texts } from '../../features/shop/texts';
import { ChoosePassword } from '../../features/social/choose-password';
import { ConnectedAccounts } from '../../features/social/connected-accounts';
import { Notice } from '../../ui/notice';

/** How a customer signs in, with which e-mail, by password, providers and passkeys, and where they are signed in. */
export async function SecurityPage() {
  const t = texts();
  const customer = mineAs('customer');
  const [state, profile, ways, devices] = await Promise.all([
    takeFormState(),
    customer.profile(),
    customer.own('social')?.waysIn() ?? null,
    customer.devices(),
  ]);
  return (
    <AccountFrame title={t('Sign-in and security')} state={state}>
      {!profile.ok && <Notice level="error">{t.message(profile.problem.message)}</Notice>}
      {profile.ok && (
        <ChangeEmail state={state} email={profile.value.email} hasPassword={ways?.hasPassword !== false} />
      )}
      {ways?.hasPassword === false ? (
        <ChoosePassword provider={ways.identities[0]?.name ?? ''} />
      ) : (
        <ChangePassword state={state} email={profile.ok ? profile.value.email : null} />
      )}
      {ways && <ConnectedAccounts state={state} ways={ways} />}
      <Passkeys state={state} />
      <Devices devices={devices} />
      <SignOutForm />
    </AccountFrame>
  );
}
