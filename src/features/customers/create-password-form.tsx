import { CREATE_PASSWORD_FORM } from '../../contract/customers/forms';
import { CUSTOMER_MESSAGES } from '../../contract/customers/messages';
import { Button } from '../../ui/button';
import { CheckedForm } from '../shop/checked-form';
import type { FormState } from '../shop/form-state';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';
import { TypedFields } from '../shop/typed-fields';
import { ANSWERS } from './answers';
import { ChosenPassword } from './chosen-password';
import { ACCOUNT_SCOPE, EMAIL_FIELDS } from './fields';

declare module '../shop/checked-form' {
  interface CheckedForms {
    'nueva-contrasena': true;
  }
}

/**
 * The new password of whoever followed a link; the e-mail too where the link did not name it and its shop asks for it.
 */
export function CreatePasswordForm({ state, asksEmail }: { state: FormState; asksEmail: boolean }) {
  const t = texts();
  return (
    <CheckedForm
      action={formAction('account/nueva-contrasena')}
      form="nueva-contrasena"
      fields={CREATE_PASSWORD_FORM}
      answers={ANSWERS}
      offline={CUSTOMER_MESSAGES.passwordOffline}
    >
      <div className="fields">
        {asksEmail && <TypedFields form="nueva-contrasena" fields={EMAIL_FIELDS} state={state} scope={ACCOUNT_SCOPE} />}
        <ChosenPassword form="nueva-contrasena" state={state} />
      </div>
      <Button wide>{t('Save the password')}</Button>
    </CheckedForm>
  );
}
