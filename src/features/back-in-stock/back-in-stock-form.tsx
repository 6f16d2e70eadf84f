import { BACK } from '../../contract/customers/forms';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';

interface BackInStockFormProps {
  sku: string;
  /** Path to go back to. */
  back: string;
  email?: string | undefined;
  error?: string | null;
}

/**
 * Asks for a notice when a sku is back. Empty is allowed: a customer's own e-mail is used, and who is a guest is asked
 * for one.
 */
export function BackInStockForm({ sku, back, email, error }: BackInStockFormProps) {
  const t = texts();
  return (
    <form action={formAction('stock/avisame')} method="post">
      <input type="hidden" name="sku" value={sku} autoComplete="off" />
      <input type="hidden" name={BACK} value={back} autoComplete="off" />
      <Field
        scope="aviso"
        name="email"
        type="email"
        autoComplete="email"
        label={t('E-mail')}
        hint={t('We write to you once. Signed in, you can leave it empty.')}
        defaultValue={email}
        error={error ?? null}
      />
      <Button wide>{t('Tell me when it is back')}</Button>
    </form>
  );
}
