import type { DeskWallets } from '../../../commerce/desk/wallets';
import { deskOrderPage } from '../../../contract/desk-pages/forms';
import { WALLET_ACTS, type WalletAct } from '../../../domain/customer/wallet';
import { formatMoney } from '../../../domain/money';
import type { Key } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Field, SelectField } from '../../../ui/field';
import { FormKey } from '../../shop/form-key';
import type { FormState } from '../../shop/form-state';
import { formAction, href } from '../../shop/links';
import { texts } from '../../shop/texts';
import { entryText } from '../../wallet/wallet-texts';
import { mayDo } from '../may-do';
import { deskTime } from '../words';

const FORM = 'operacion-monedero';

const ACT_TEXTS: Record<WalletAct, Key> = {
  goodwill: 'Wallet goodwill',
  add: 'Wallet add',
  take: 'Wallet take',
};

function Change({ id, state }: { id: string; state: FormState }) {
  const t = texts();
  const field = (name: string) => ({
    name,
    defaultValue: state.value(FORM, name) ?? '',
    error: state.error(FORM, name),
  });
  const chosen = state.value(FORM, 'act') ?? WALLET_ACTS[0];
  return (
    <form className="desk-amount-form" action={formAction('operacion/monedero')} method="post">
      <FormKey />
      <input type="hidden" name="id" value={id} autoComplete="off" />
      <SelectField name="act" label={t('What you do')}>
        {WALLET_ACTS.map((act) => (
          <option key={act} value={act} selected={act === chosen}>
            {t(ACT_TEXTS[act])}
          </option>
        ))}
      </SelectField>
      <Field {...field('amount')} inputMode="decimal" autoComplete="off" required label={t('Amount in pesos')} />
      <Field
        {...field('days')}
        inputMode="numeric"
        autoComplete="off"
        optional={t('optional')}
        label={t('Days it can be spent')}
        hint={t('Without days it never ends.')}
      />
      <Field {...field('note')} autoComplete="off" required label={t('Why')} />
      <Button kind="plain">{t('Change the wallet')}</Button>
    </form>
  );
}

/** The wallet of a customer: what is there, how it came to that, and what the operator may do about it. */
export function CustomerWallet({
  id,
  wallet: { balance, entries },
  state,
}: {
  id: string;
  wallet: Awaited<ReturnType<DeskWallets['of']>>;
  state: FormState;
}) {
  const t = texts();
  return (
    <>
      <h2>{t('Wallet: {amount}', { amount: formatMoney(balance.amount) })}</h2>
      <ul className="desk-list">
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.order === null ? (
              <span>{entryText(t, entry)}</span>
            ) : (
              <a href={href(deskOrderPage(entry.order))}>{entryText(t, entry)}</a>
            )}
            <span>{deskTime(entry.at)}</span>
            {entry.expiresAt !== null && <span>{t('Until {day}', { day: deskTime(entry.expiresAt) })}</span>}
            <span className="desk-amount">{formatMoney(entry.amount)}</span>
          </li>
        ))}
      </ul>
      {mayDo('money') && <Change id={id} state={state} />}
    </>
  );
}
