import type { DeskCustomer } from '../../../commerce/desk/customers';
import { IDENTITY_CHECKS, LOOK_REASONS } from '../../../domain/customer/look';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/field';
import { FormKey } from '../../shop/form-key';
import type { FormState } from '../../shop/form-state';
import { formAction } from '../../shop/links';
import { texts } from '../../shop/texts';
import { CHECK_TEXTS, LOOK_TEXTS } from './look-texts';

const FORM = 'operacion-cliente';

/** A short check of who calls, after which their data is open to this operator for a while; it is on record. */
export function OpenCustomer({ customer, state }: { customer: DeskCustomer; state: FormState }) {
  const t = texts();
  return (
    <form className="desk-amount-form desk-actions" action={formAction('operacion/cliente')} method="post">
      <h2>{t('Who is calling?')}</h2>
      <FormKey />
      <input type="hidden" name="id" value={customer.id} autoComplete="off" />
      <SelectField name="reason" label={t('Why you look')}>
        {LOOK_REASONS.map((reason) => (
          <option key={reason} value={reason} selected={reason === state.value(FORM, 'reason')}>
            {t(LOOK_TEXTS[reason])}
          </option>
        ))}
      </SelectField>
      <fieldset>
        <legend>{t('They said by themselves, and it was right')}</legend>
        {IDENTITY_CHECKS.map((check) => (
          <label key={check} className="desk-check">
            <input type="checkbox" name={check} value="si" defaultChecked={state.value(FORM, check) === 'si'} />
            <span>{t(CHECK_TEXTS[check])}</span>
          </label>
        ))}
      </fieldset>
      <p>{t('Your name, the moment and the reason stay on record.')}</p>
      <Button>{t('Open their data')}</Button>
    </form>
  );
}
