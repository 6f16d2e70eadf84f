import type { CancelReason } from '../../commerce/own/cancellation';
import { knownKind } from '../../domain/payment/kind';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/field';
import { refundText } from '../order/refund-text';
import { FormKey } from '../shop/form-key';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';

interface CancelPartProps {
  number: string;
  reasons: readonly CancelReason[];
  /** Code of the way it is paid; '' where that is not known. */
  method: string;
}

/** Cancels an order that was not sent yet: why, what comes back, and the button. */
export function CancelPart({ number, reasons, method }: CancelPartProps) {
  const t = texts();
  return (
    <details>
      <summary>{t('Cancel order')}</summary>
      <form className="own-sheet" action={formAction('order/cancelar')} method="post">
        <FormKey />
        <input type="hidden" name="order" value={number} />
        <p>
          {knownKind(method) === 'cash'
            ? t('Nothing of it is sent, and you pay nothing.')
            : t('Nothing of it is sent, and what you paid for it goes back to you.')}{' '}
          {knownKind(method) !== 'cash' && refundText(t, method)}
        </p>
        <SelectField label={t('Why do you cancel it?')} name="reason" required>
          {reasons.map(({ id, label }) => (
            <option key={id} value={id}>
              {t.data(label)}
            </option>
          ))}
        </SelectField>
        <Button kind="plain">{t('Yes, cancel my order')}</Button>
      </form>
    </details>
  );
}
