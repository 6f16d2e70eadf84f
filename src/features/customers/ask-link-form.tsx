import { FORGOT_PASSWORD_FORM } from '../../contract/customers/forms';
import { CUSTOMER_MESSAGES } from '../../contract/customers/messages';
import { Button } from '../../ui/button';
import { CheckedForm } from '../shop/checked-form';
import type { FormState } from '../shop/form-state';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';
import { TypedFields } from '../shop/typed-fields';
import { ANSWERS } from './answers';
import { ACCOUNT_SCOPE, EMAIL_FIELDS } from './fields';

declare module '../shop/checked-form' {
  interface CheckedForms {
    'olvide-contrasena': true;
    'pedir-enlace': true;
  }
}

interface AskLinkFormProps {
  /** What the link is for: a new password, or to unlock a device. */
  form: 'olvide-contrasena' | 'pedir-enlace';
  state: FormState;
}

/** Where a link to an account is asked for. */
export function AskLinkForm({ form, state }: AskLinkFormProps) {
  const t = texts();
  return (
    <CheckedForm
      action={formAction(`account/${form}`)}
      form={form}
      fields={FORGOT_PASSWORD_FORM}
      answers={ANSWERS}
      {...(form === 'olvide-contrasena' && { offline: CUSTOMER_MESSAGES.passwordOffline })}
    >
      <div className="fields">
        <TypedFields form={form} fields={EMAIL_FIELDS} state={state} scope={ACCOUNT_SCOPE} />
      </div>
      <Button wide>{t('Send me a link')}</Button>
    </CheckedForm>
  );
}
