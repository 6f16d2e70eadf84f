import type { DeskOrder } from '../../../commerce/desk/orders';
import type { DeskUnmatchedPayment } from '../../../commerce/payments';
import { DESK_UNMATCHED_PAGE, NOTE_MAX } from '../../../contract/desk-pages/forms';
import { formatMoney, NO_CENTAVOS, toCentavos } from '../../../domain/money';
import { stillDue } from '../../../domain/order/money';
import { isOff } from '../../../domain/order/status';
import { Field } from '../../../ui/field';
import { FormKey } from '../../shop/form-key';
import type { FormState } from '../../shop/form-state';
import { texts } from '../../shop/texts';
import { DeskFacts } from '../order/facts';
import { Question } from '../question';
import { deskStateText, deskTime } from '../words';

const FORM = 'operacion-aplicar-pago';

interface Props {
  payment: DeskUnmatchedPayment;
  found: Pick<DeskOrder, 'order' | 'state' | 'events'>;
  /** What its last sending left, where it was refused. */
  state: FormState;
}

/** What the order would lack, or have too much. */
function compared({ payment: { amount }, found: { state } }: Pick<Props, 'payment' | 'found'>): string {
  const t = texts();
  const off = isOff(state.status);
  const due = off ? NO_CENTAVOS : stillDue(state.money);
  const apart = { amount: formatMoney(toCentavos(Math.abs(amount - due))) };
  if (off) return t('The order is off: all of it is to be sent back.');
  if (amount === due) return t('It is just what is missing.');
  if (amount < due) return t('{amount} would still be missing.', apart);
  return t('{amount} would be too much: they are to be sent back.', apart);
}

/** Asks once before money that fitted nothing counts for an order, with both. */
export function ApplyQuestion({ payment, found, state: sent }: Props) {
  const t = texts();
  const { order, state, events } = found;
  const { firstName, lastName } = order.personalDetails;
  const fields = { source: payment.source, id: payment.id, number: order.number, seen: String(events.length) };
  const due = isOff(state.status) ? NO_CENTAVOS : stillDue(state.money);
  const rows = [
    [t('Payment'), `${formatMoney(payment.amount)} · ${deskTime(payment.at)}`],
    [t('Reference'), payment.reference],
    [t('Order'), `${order.number} · ${firstName} ${lastName} · ${t(deskStateText(order, state))}`],
    [t('Money charged'), formatMoney(state.money.charged)],
    [t('Money due'), formatMoney(due)],
  ] as const;
  return (
    <Question
      back={DESK_UNMATCHED_PAGE}
      title={t('Put {amount} onto order {number}?', { amount: formatMoney(payment.amount), number: order.number })}
      text={
        <>
          <DeskFacts rows={rows} />
          <p>
            <strong>{compared({ payment, found })}</strong> {t('The customer is told.')}
          </p>
        </>
      }
      yes={t('Yes, put it onto this order')}
      action="operacion/aplicar-pago"
    >
      <FormKey />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} autoComplete="off" />
      ))}
      <Field
        scope="aplicar"
        name="note"
        autoComplete="off"
        maxLength={NOTE_MAX}
        label={t('How you know')}
        defaultValue={sent.value(FORM, 'note')}
        error={sent.error(FORM, 'note')}
      />
    </Question>
  );
}
