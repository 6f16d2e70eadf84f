import { commerce, mineAs } from '../../commerce/request-context';
import { OwnBranches } from '../../features/branches/own-branches';
import { AccountFrame } from '../../features/profile/account-frame';
import { NotTold } from '../../features/profile/not-told';
import { takeFormState } from '../../features/shop/form-state';
import { answered } from '../../features/shop/optional';
import { texts } from '../../features/shop/texts';
import { EmptyState } from '../../ui/empty-state';

/** ROUTE-032: the branches, and which of them is the customer's. */
export async function MyStoresPage() {
  const t = texts();
  const [state, branches, own] = await Promise.all([
    takeFormState(),
    answered('branches', commerce().branches.all()),
    answered('own branch', mineAs('customer').own('ownBranches').code()),
  ]);
  return (
    <AccountFrame title={t('Branches')} state={state}>
      {branches === null && <NotTold problem={null} />}
      {branches?.length === 0 && (
        <EmptyState heading={2} title={t('This shop has no branches')}>
          <p>{t('Everything is sent to your door.')}</p>
        </EmptyState>
      )}
      {branches && branches.length > 0 && <OwnBranches branches={branches} own={own} />}
    </AccountFrame>
  );
}
