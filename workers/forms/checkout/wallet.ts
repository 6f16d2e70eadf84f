import { USES_WALLET } from '../../../src/contract/checkout/forms';
import type { Cart } from '../../../src/domain/cart/cart';
import { walletPart } from '../../../src/domain/customer/wallet';
import { type Centavos, NO_CENTAVOS } from '../../../src/domain/money';
import type { Checkout } from '../../../src/domain/order/order';
import { ok, type Result } from '../../../src/domain/result';
import { checkForm } from '../serving/check-form';
import { invalid, type Outcome } from '../serving/outcome';
import type { StepCall } from './checkout-step';

/** What of a cart the wallet pays as things are now; nothing where it was not asked to, or nobody is signed in. */
export async function paidByWallet(
  { mine }: Pick<StepCall, 'mine'>,
  { totals }: Pick<Cart, 'totals'>,
  { usesWallet }: Pick<Checkout, 'usesWallet'>,
): Promise<Result<Centavos>> {
  const own = mine();
  if (!usesWallet || own.kind !== 'customer') return ok(NO_CENTAVOS);
  const wallet = own.own('wallet');
  if (!wallet.paysOrders) return ok(NO_CENTAVOS);
  const balance = await wallet.balance();
  return balance.ok ? ok(walletPart(balance.value?.amount ?? NO_CENTAVOS, totals.grandTotal)) : balance;
}

/** Has the wallet pay before another form, or no longer, and shows what is left to pay. */
export async function useWallet({ cart, sent, key, retry, onwards }: StepCall): Promise<Outcome> {
  const fields = checkForm(USES_WALLET, sent);
  if (!fields.ok) return retry(invalid(fields.errors));
  const saved = await cart.saveCheckout({ usesWallet: fields.values.usesWallet === '1' }, key);
  return saved.ok ? onwards('pago', saved.value.cart) : retry(saved.problem);
}
