import type { CancelReason } from '../../commerce/own/cancellation';
import { Button } from '../../ui/button';
import { FormKey } from '../shop/form-key';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';

interface CancelPartProps {
  number: string;
  reasons: readonly CancelReason[];
}

/** Cancels an order that was not sent yet: why, what comes back, and the button. */
export function CancelPart({ number, reasons }: CancelPartProps) {
  const t = texts();
  return (
    <details className="account-more">
      <summary>{t('Cancel order')}</summary>
      <form action={formAction('order/cancelar')} method="post">
        <FormKey />
        <input type="hidden" name="order" value={number} />
        <p>{t('Nothing of it is sent, and all you paid comes back the way you paid it.')}</p>
        <p>
          <label htmlFor="motivo">{t('Why do you cancel it?')}</label>{' '}
          <select id="motivo" name="reason" required>
            {reasons.map(({ id, label }) => (
              <option key={id} value={id}>
                {t.data(label)}
              </option>
            ))}
          </select>
        </p>
        <Button kind="plain">{t('Yes, cancel my order')}</Button>
      </form>
    </details>
  );
}
