import { mineAs } from '../../commerce/request-context';
import { AccountFrame } from '../../features/profile/account-frame';
import { NotTold } from '../../features/profile/not-told';
import { takeFormState } from '../../features/shop/form-state';
import { texts } from '../../features/shop/texts';
import { BalanceView, HistoryView } from '../../features/wallet/wallet-view';
import { EmptyState } from '../../ui/empty-state';

/** ROUTE-034: what a customer has in their wallet, and how it came to that. */
export async function MyWalletPage() {
  const t = texts();
  const wallet = mineAs('customer').own('wallet');
  const [state, balance, history] = await Promise.all([takeFormState(), wallet.balance(), wallet.history()]);
  const told = balance.ok ? balance.value : null;
  const entries = history.ok ? history.value : null;
  const problem = balance.ok ? (history.ok ? null : history.problem) : balance.problem;
  return (
    <AccountFrame title={t('Your wallet')} state={state}>
      {told && (told.amount > 0 || entries?.length !== 0) && <BalanceView balance={told} />}
      {(told === null || entries === null) && <NotTold problem={problem} />}
      {entries && entries.length > 0 && <HistoryView entries={entries} />}
      {told?.amount === 0 && entries?.length === 0 && (
        <EmptyState heading={2} title={t('Your wallet is empty')}>
          <p>{t('Money that is given back to you and gifts of the shop are kept here, and pay your orders.')}</p>
        </EmptyState>
      )}
    </AccountFrame>
  );
}
