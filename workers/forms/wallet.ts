import { CUSTOMER_ID, DESK_CUSTOMERS_PAGE } from '../../src/contract/desk-customers/forms';
import { WALLET_CHANGE, type WALLET_FORMS } from '../../src/contract/wallet/forms';
import { WALLET_MESSAGES } from '../../src/contract/wallet/messages';
import { WALLET_ACTS } from '../../src/domain/customer/wallet';
import { readAmount } from '../../src/domain/typed-amount';
import { said } from './desk-many';
import { checkForm } from './serving/check-form';
import { invalid, type Outcome, refusedAt } from './serving/outcome';
import type { FormHandlers, SentForm } from './serving/sent-form';

/** Gives to the wallet of a customer or takes out of it. */
async function change({ sent, key, mine }: SentForm<'service'>): Promise<Outcome> {
  const page = sent.id
    ? `${DESK_CUSTOMERS_PAGE}?${new URLSearchParams({ [CUSTOMER_ID]: sent.id })}`
    : DESK_CUSTOMERS_PAGE;
  const fields = checkForm(WALLET_CHANGE, sent);
  const amount = fields.ok ? readAmount(fields.values.amount) : null;
  const act = WALLET_ACTS.find((one) => one === sent.act);
  if (!fields.ok || amount === null || !act) return refusedAt(page, invalid(fields.ok ? [] : fields.errors));
  const { id, days, note } = fields.values;
  const desk = mine().desk();
  const changed = await desk.wallets.change(
    id,
    { act, amount, days: days === '' ? null : Number(days), note },
    key ?? crypto.randomUUID(),
  );
  return changed.ok ? said(page, WALLET_MESSAGES.changedByDesk) : refusedAt(page, changed.problem);
}

/** Forms of wallets at the desk. */
export const walletForms: FormHandlers<typeof WALLET_FORMS> = { 'operacion-monedero': change };
