import { CHANGE_PASSWORD_FORM } from '../../contract/customers/forms';
import { CUSTOMER_MESSAGES } from '../../contract/customers/messages';
import { Button } from '../../ui/button';
import { CheckedForm } from '../shop/checked-form';
import type { FormState } from '../shop/form-state';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';
import { ANSWERS } from './answers';
import { ChosenPassword } from './chosen-password';
import { PasswordField } from './password-field';

declare module '../shop/checked-form' {
  interface CheckedForms {
    'cambiar-contrasena': true;
  }
}

const FORM = 'cambiar-contrasena';
const FIELDS = Object.keys(CHANGE_PASSWORD_FORM);

/**
 * Changes the password of whoever is signed in: open where something of it was refused. `email` lets a password manager
 * know whose it is.
 */
export function ChangePassword({ state, email }: { state: FormState; email: string | null }) {
  const t = texts();
  return (
    <section className="account-part" aria-labelledby="contrasena">
      <h2 id="contrasena">{t('Password')}</h2>
      <details className="account-more" open={FIELDS.some((name) => state.error(FORM, name) !== null)}>
        <summary className="line-link">{t('Change the password')}</summary>
        <CheckedForm
          action={formAction('account/cambiar-contrasena')}
          form={FORM}
          fields={CHANGE_PASSWORD_FORM}
          answers={ANSWERS}
          offline={CUSTOMER_MESSAGES.passwordOffline}
        >
          {email !== null && (
            <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
          )}
          <div className="fields">
            <PasswordField
              name="currentPassword"
              label="Your current password"
              autoComplete="current-password"
              error={state.error(FORM, 'currentPassword')}
            />
            <ChosenPassword form={FORM} state={state} />
          </div>
          <p className="small muted">{t('Your other devices are signed out.')}</p>
          <Button>{t('Save the password')}</Button>
        </CheckedForm>
      </details>
    </section>
  );
}
