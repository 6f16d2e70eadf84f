import type { CancelReason } from '../../commerce/own/cancellation';
import { type Centavos, NO_CENTAVOS } from '../../domain/money';
import type { CancelableLine } from '../../domain/order/cancelable';
import { kept, type OrderMoney, openAuthorisation } from '../../domain/order/money';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/field';
import { refundText } from '../order/refund-text';
import { RefundChoice } from '../refunds/refund-choice';
import { FormKey } from '../shop/form-key';
import type { FormState } from '../shop/form-state';
import { formAction } from '../shop/links';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';
import { CancelUnits } from './cancel-units';

interface CancelPartProps {
  number: string;
  reasons: readonly CancelReason[];
  /** Code of the way it is paid; '' where that is not known. */
  method: string;
  /** What moved for it so far; null where a retailer knows it. */
  moved: OrderMoney | null;
  lines: readonly CancelableLine[];
  state: FormState;
}

const FORM = 'cancelar-pedido';

/** Whether the form was refused that takes some of an order, or the one that takes all of it. */
const wasRefused = (state: FormState, isPart: boolean): boolean =>
  state.value(FORM, 'order') !== undefined && Boolean(state.value(FORM, 'part')) === isPart;

/** What becomes of money that came or is held, and by which way it goes back. */
function Back({ method, moved }: Pick<CancelPartProps, 'method' | 'moved'>) {
  const t = texts();
  const came: Centavos = moved ? kept(moved) : NO_CENTAVOS;
  const held: Centavos = moved ? openAuthorisation(moved) : NO_CENTAVOS;
  if (moved && came === 0 && held === 0) return <p>{t('Nothing of it is sent, and you pay nothing.')}</p>;
  return (
    <p>
      {t('Nothing of it is sent, and what you paid for it goes back to you.')}{' '}
      {held > 0 && t('Your card is not charged: the {amount} it holds are let go today.', { amount: money(held) })}{' '}
      {came > 0 && t('{amount} go back to you.', { amount: money(came) })}{' '}
      {(came > 0 || !moved) && refundText(t, method)}
    </p>
  );
}

function Why({ reasons, state }: Pick<CancelPartProps, 'reasons' | 'state'>) {
  const t = texts();
  return (
    <SelectField label={t('Why do you cancel it?')} name="reason" required error={state.error(FORM, 'reason')}>
      {reasons.map(({ id, label }) => (
        <option key={id} value={id} selected={id === state.value(FORM, 'reason')}>
          {t.data(label)}
        </option>
      ))}
    </SelectField>
  );
}

/** Cancels units of an order that was not sent yet. */
function Partly({ number, reasons, method, moved, lines, state }: CancelPartProps) {
  const t = texts();
  return (
    <details className="step" open={wasRefused(state, true)}>
      <summary>{t('Cancel a part of it')}</summary>
      <form className="step-body" action={formAction('order/cancelar')} method="post">
        <FormKey />
        <input type="hidden" name="order" value={number} />
        <input type="hidden" name="part" value="1" />
        <p>
          {t('What stays keeps its price and its delivery. If the rest is paid for, its money goes back to you.')}{' '}
          {moved && kept(moved) === 0 ? '' : refundText(t, method)}
        </p>
        <CancelUnits lines={lines} refused={{ state, form: FORM }} />
        <Why reasons={reasons} state={state} />
        {moved && kept(moved) > 0 && <RefundChoice chosen={state.value(FORM, 'back')} />}
        <Button kind="plain">{t('Yes, cancel these')}</Button>
      </form>
    </details>
  );
}

/** Cancels an order that was not sent yet, or some of it: why, what comes back and how, and the button. */
export function CancelPart(props: CancelPartProps) {
  const t = texts();
  const { number, reasons, method, moved, lines, state } = props;
  const isOne = lines.length <= 1 && (lines[0]?.left ?? 0) <= 1;
  return (
    <>
      {!isOne && <Partly {...props} />}
      <details className="step" open={wasRefused(state, false)}>
        <summary>{t('Cancel order')}</summary>
        <form className="step-body" action={formAction('order/cancelar')} method="post">
          <FormKey />
          <input type="hidden" name="order" value={number} />
          <Back method={method} moved={moved} />
          <Why reasons={reasons} state={state} />
          {moved && kept(moved) > 0 && <RefundChoice chosen={state.value(FORM, 'back')} />}
          <Button kind="plain">{t('Yes, cancel my order')}</Button>
        </form>
      </details>
    </>
  );
}
