import { Button } from '../../ui/button';
import { Field } from '../../ui/field';

export interface BackInStockView {
  action: string;
  sku: string;
  /** Field and path to go back to. */
  back: { name: string; value: string };
  texts: { email: string; hint: string; send: string };
}

/**
 * Asks for a notice when a sku is back. Empty is allowed: a customer's own e-mail is used, and who is a guest is asked
 * for one.
 */
export function BackInStockFields({
  action,
  sku,
  back,
  texts,
  email,
  error,
}: BackInStockView & { email?: string | undefined; error?: string | null }) {
  return (
    <form action={action} method="post">
      <input type="hidden" name="sku" value={sku} autoComplete="off" />
      <input type="hidden" name={back.name} value={back.value} autoComplete="off" />
      <Field
        scope="aviso"
        name="email"
        type="email"
        autoComplete="email"
        label={texts.email}
        hint={texts.hint}
        defaultValue={email}
        error={error ?? null}
      />
      <Button wide>{texts.send}</Button>
    </form>
  );
}
