import type { ReactNode } from 'react';
import type { DeskCustomer, OpenedCustomer } from '../../../commerce/desk/customers';
import { deskOrderPage } from '../../../contract/desk-pages/forms';
import { formatMoney } from '../../../domain/money';
import { totalAsItStands } from '../../../domain/order/as-it-stands';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { FormKey } from '../../shop/form-key';
import type { FormState } from '../../shop/form-state';
import { formAction, href } from '../../shop/links';
import { texts } from '../../shop/texts';
import { AuditList } from '../audit/audit-list';
import { mayDo } from '../may-do';
import { DeskFacts } from '../order/facts';
import { deskStateText, deskTime } from '../words';

const FORM = 'operacion-cliente-grupo';

function Orders({ orders }: Pick<OpenedCustomer, 'orders'>) {
  const t = texts();
  return (
    <>
      <h2>{t('Orders')}</h2>
      {orders.length === 0 && <p>{t('No orders like this')}</p>}
      <ul className="desk-list">
        {orders.map(({ order, state }) => (
          <li key={order.number}>
            <a href={href(deskOrderPage(order.number))}>{t('Order {number}', { number: order.number })}</a>
            <span>{deskTime(Date.parse(order.createdAt))}</span>
            <span>{t(deskStateText(order, state))}</span>
            <span className="desk-amount">{formatMoney(totalAsItStands(order, state.money))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function PriceGroup({ id, groupId, state }: { id: string; groupId: number; state: FormState }) {
  const t = texts();
  return (
    <form className="desk-search" action={formAction('operacion/cliente-grupo')} method="post">
      <FormKey />
      <input type="hidden" name="id" value={id} autoComplete="off" />
      <input type="hidden" name="seen" value={groupId} autoComplete="off" />
      <Field
        name="group"
        inputMode="numeric"
        autoComplete="off"
        required
        label={t('Part group')}
        hint={t('1 is that of everybody who signs up. It counts from their next page on.')}
        defaultValue={state.value(FORM, 'group') ?? groupId}
        error={state.error(FORM, 'group')}
      />
      <Button kind="plain">{t('Change group')}</Button>
    </form>
  );
}

/** What of a customer is open to the operator. */
export function OpenedData({
  id,
  opened,
  state,
  children,
}: {
  id: string;
  opened: NonNullable<DeskCustomer['opened']>;
  state: FormState;
  /** What other areas have of them. */
  children?: ReactNode;
}) {
  const t = texts();
  const rows = [
    [t('Name'), opened.name],
    [t('E-mail'), opened.email],
    [t('Phone'), opened.phones.join(', ') || '—'],
    [t('Addresses'), opened.addresses.join(' · ') || '—'],
    [t('Newsletter'), opened.isSubscribed ? t('Yes') : t('No')],
    [t('Part group'), String(opened.groupId)],
    [t('Open to you until'), deskTime(opened.until)],
  ] as const;
  return (
    <div>
      <DeskFacts rows={rows} />
      {mayDo('money') && <PriceGroup id={id} groupId={opened.groupId} state={state} />}
      {children}
      <Orders orders={opened.orders} />
      <h2>{t('Who did what')}</h2>
      <AuditList entries={opened.history} isAbout />
    </div>
  );
}
