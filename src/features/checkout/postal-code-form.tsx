import { OTHER_ADDRESS } from '../../contract/checkout/forms';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { FormKey } from '../shop/form-key';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';

/**
 * Without script the address is two steps; this is the first: the postal code. `isOther` where saved addresses were
 * passed over.
 */
export function PostalCodeForm({ code, error, isOther }: { code: string; error: string | null; isOther: boolean }) {
  const t = texts();
  return (
    <form className="without-script step-form" action={formAction('checkout/codigo-postal')} method="post">
      <FormKey />
      {isOther && <input type="hidden" name={OTHER_ADDRESS} value="1" />}
      <div className="fields">
        <Field
          label={t('Postal code')}
          name="zipCode"
          scope="cp"
          span="half"
          defaultValue={code}
          error={error}
          inputMode="numeric"
          pattern="[0-9]{5}"
          maxLength={5}
          autoComplete="shipping postal-code"
          required
        />
      </div>
      <Button>{t('Look up my postal code')}</Button>
    </form>
  );
}
