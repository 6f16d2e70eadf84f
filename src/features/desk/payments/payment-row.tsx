import type { ReactNode } from 'react';
import type { DeskUnmatchedPayment, OfferedOrder } from '../../../commerce/payments';
import { requestContext } from '../../../commerce/request-context';
import { APPLY, DESK_UNMATCHED_PAGE, deskOrderPage, NOTE_MAX } from '../../../contract/desk-pages/forms';
import { formatMoney } from '../../../domain/money';
import type { UnmatchedReason } from '../../../domain/payment/notification';
import { ORDER_PAYEE, type Payee } from '../../../domain/payment/payee';
import { shortDate } from '../../../i18n/dates';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { FormKey } from '../../shop/form-key';
import { formAction, href } from '../../shop/links';
import { texts } from '../../shop/texts';
import { deskTime, EVENT_TEXTS } from '../words';

const REASON_TEXTS = {
  reference: 'Question reference',
  currency: 'Question currency',
  amount: 'Question amount',
  type: 'Question type',
  reused: 'Question reused',
  refused: 'Question refused',
  denied: 'Question denied',
} as const satisfies Record<UnmatchedReason, string>;

/** Whether it came in a currency that no order of this store view is in. */
export const isForeign = ({ currency }: DeskUnmatchedPayment): boolean =>
  currency !== requestContext().store.i18n.currencyCode;

/** What a movement was paid for: an order leads to its page. */
function Named({ payee: { kind, id } }: { payee: Payee }) {
  if (kind !== ORDER_PAYEE) return <span>{`${kind} ${id}`}</span>;
  return <a href={href(deskOrderPage(id))}>{texts()('Order {number}', { number: id })}</a>;
}

/** A movement of money that fitted nothing, and why. */
export function PaymentRow({ payment, children }: { payment: DeskUnmatchedPayment; children: ReactNode }) {
  const t = texts();
  const { type, reference, payee, amount, currency, reason, at } = payment;
  return (
    <li>
      <span>{deskTime(at)}</span>
      <span>{`${t(EVENT_TEXTS[type])} ${formatMoney(amount)} ${currency}`}</span>
      <strong>{t(REASON_TEXTS[reason])}</strong>
      {reason !== 'currency' && isForeign(payment) && <strong>{t(REASON_TEXTS.currency)}</strong>}
      <span className="desk-review">{`${t('Reference')}: ${reference}`}</span>
      {payee && <Named payee={payee} />}
      {children}
    </li>
  );
}

const WHY_TEXTS = {
  amount: 'It waits for just this amount',
  reference: 'Its reference differs in one digit',
  near: 'It waits for nearly as much',
} as const satisfies Record<OfferedOrder['why'], string>;

/** The orders it may be for, each a tap away from the question. */
export function OfferedOrders({ payment: { source, id, orders } }: { payment: DeskUnmatchedPayment }) {
  const t = texts();
  if (orders.length === 0) return null;
  return (
    <ul className="desk-offered" aria-label={t('Orders it may be for')}>
      {orders.map(({ number, name, at, due, why }) => (
        <li key={number}>
          <a
            className="line-link"
            href={href(DESK_UNMATCHED_PAGE, { [APPLY.source]: source, [APPLY.id]: id, [APPLY.number]: number })}
          >
            {`${formatMoney(due)} · ${name} · ${number}`}
          </a>
          <span className="small muted">{`${t(WHY_TEXTS[why])} · ${t('Placed on {day}', { day: shortDate(at, t.locale) })}`}</span>
        </li>
      ))}
    </ul>
  );
}

/** The order it is asked to be put onto, as it was typed, and why that cannot be asked. */
export interface TypedOrder {
  number: string;
  error: string | null;
}

/** Leads to the question whether it belongs to an order. */
export function ApplyForm({ payment, typed }: { payment: DeskUnmatchedPayment; typed: TypedOrder | null }) {
  const t = texts();
  const { source, id, payee } = payment;
  const named = payee?.kind === ORDER_PAYEE ? payee.id : undefined;
  return (
    <form className="desk-amount-form" action={href(DESK_UNMATCHED_PAGE)} method="get">
      <input type="hidden" name={APPLY.source} value={source} autoComplete="off" />
      <input type="hidden" name={APPLY.id} value={id} autoComplete="off" />
      <Field
        scope={`${source}-${id}`}
        name={APPLY.number}
        inputMode="numeric"
        autoComplete="off"
        required
        label={t('Number of its order')}
        defaultValue={typed?.number ?? named}
        error={typed?.error ?? null}
      />
      <Button kind="plain">{t('Compare with the order')}</Button>
    </form>
  );
}

/** Puts it away, with what was found out. */
export function ResolveForm({
  payment: { source, id, reference },
  note,
}: {
  payment: DeskUnmatchedPayment;
  /** As it was typed and refused, and why; null where it was not. */
  note: { value: string; error: string | null } | null;
}) {
  const t = texts();
  return (
    <details className="desk-more" open={note !== null}>
      <summary>{t('Settle it')}</summary>
      <form className="desk-amount-form" action={formAction('operacion/pregunta')} method="post">
        <FormKey />
        <input type="hidden" name="source" value={source} autoComplete="off" />
        <input type="hidden" name="id" value={id} autoComplete="off" />
        <Field
          scope={`revisado-${source}-${id}`}
          name="note"
          autoComplete="off"
          required
          maxLength={NOTE_MAX}
          label={t('What you found out')}
          defaultValue={note?.value}
          error={note?.error ?? null}
        />
        <Button kind="plain" aria-label={`${t('Put it away')}: ${reference}`}>
          {t('Put it away')}
        </Button>
      </form>
    </details>
  );
}
