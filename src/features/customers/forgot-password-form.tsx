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

/** Where a link for a new password is asked for. */
export function ForgotPasswordForm({ state }: { state: FormState }) {
  const t = texts();
  return (
    <CheckedForm
      action={formAction('account/olvide-contrasena')}
      form="olvide-contrasena"
      fields={FORGOT_PASSWORD_FORM}
      answers={ANSWERS}
      offline={CUSTOMER_MESSAGES.passwordOffline}
    >
      <div className="fields">
        <TypedFields form="olvide-contrasena" fields={EMAIL_FIELDS} state={state} scope={ACCOUNT_SCOPE} />
      </div>
      <Button wide>{t('Send me a link')}</Button>
    </CheckedForm>
  );
}
