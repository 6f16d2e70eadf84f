import { mine } from '../../commerce/request-context';
import type { Cart } from '../../domain/cart/cart';
import { walletPart } from '../../domain/customer/wallet';
import { type Centavos, NO_CENTAVOS } from '../../domain/money';
import type { Checkout } from '../../domain/order/order';
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

/** What a wallet of this balance pays of a cart, where its owner has it pay. */
export const walletPays = (
  { usesWallet }: Pick<Checkout, 'usesWallet'>,
  balance: Centavos | null,
  { totals }: Pick<Cart, 'totals'>,
): Centavos => (usesWallet && balance !== null ? walletPart(balance, totals.grandTotal) : NO_CENTAVOS);

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
