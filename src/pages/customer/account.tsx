import { mineAs } from '../../commerce/request-context';
import { UsualAddress } from '../../features/customers/usual-address';
import { OpenOrders } from '../../features/history/open-orders';
import { AccountFrame } from '../../features/profile/account-frame';
import { takeFormState } from '../../features/shop/form-state';
import { texts } from '../../features/shop/texts';
import { Notice } from '../../ui/notice';

/** ROUTE-018: what matters now to the customer who is signed in: what is under way, what is to be paid, and where it goes. */
export async function AccountPage() {
  const t = texts();
  const customer = mineAs('customer');
  const [state, profile, orders] = await Promise.all([
    takeFormState(),
    customer.profile(),
    customer.own('history').underWay(),
  ]);
  // Of who came by a provider there may be no name that can be one.
  const name = profile.ok ? profile.value.firstName || profile.value.lastName : '';
  return (
    <AccountFrame
      title={name ? t('Hello, {name}', { name }) : t('My account')}
      windowTitle={t('My account')}
      state={state}
    >
      {!profile.ok && <Notice level="error">{t.message(profile.problem.message)}</Notice>}
      <OpenOrders orders={orders} />
      {profile.ok && <UsualAddress customer={profile.value} />}
    </AccountFrame>
  );
}
