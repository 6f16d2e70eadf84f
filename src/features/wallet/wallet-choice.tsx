import { mine } from '../../commerce/request-context';
import { type Centavos, NO_CENTAVOS } from '../../domain/money';
import { Button } from '../../ui/button';
import { FormKey } from '../shop/form-key';
import { formAction } from '../shop/links';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';

/** What the wallet of whoever is signed in holds, where it pays orders here; null where there is none to choose. */
export async function walletHere(): Promise<Centavos | null> {
  const own = mine();
  if (own.kind !== 'customer') return null;
  const wallet = own.own('wallet');
  const balance = wallet.paysOrders ? await wallet.balance() : null;
  return balance?.ok ? (balance.value?.amount ?? null) : null;
}

/** Has the wallet pay before another form, or no longer; `paid` is what it pays of this cart. */
export function WalletChoice({ balance, paid }: { balance: Centavos; paid: Centavos }) {
  const t = texts();
  const isUsed = paid > NO_CENTAVOS;
  return (
    <form className="wallet-choice" action={formAction('checkout/monedero')} method="post">
      <FormKey />
      <input type="hidden" name="usesWallet" value={isUsed ? '0' : '1'} />
      {isUsed && <p>{t('{amount} are paid with your wallet.', { amount: money(paid) })}</p>}
      <Button kind="plain">
        {isUsed ? t('Do not use my wallet') : t('Use {amount} of my wallet', { amount: money(balance) })}
      </Button>
    </form>
  );
}
