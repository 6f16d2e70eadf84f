import { commerce } from '../../commerce/request-context';
import { Button } from '../../ui/button';
import { FormKey } from '../shop/form-key';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';

/** The button that sends the last letter of an order again; none where a retailer writes to its customers itself. */
export function LetterAgain({ number }: { number: string }) {
  const t = texts();
  if (!commerce().orderLetters) return null;
  return (
    <form className="step placed-actions" action={formAction('order/carta')} method="post">
      <FormKey />
      <input type="hidden" name="order" value={number} />
      <Button kind="plain">{t('Send me the e-mail of this order again')}</Button>
    </form>
  );
}
