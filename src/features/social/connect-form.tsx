import { Button } from '../../ui/button';
import { ANSWERS } from '../customers/answers';
import { PasswordField } from '../customers/password-field';
import { CheckedForm } from '../shop/checked-form';
import type { FormState } from '../shop/form-state';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';

declare module '../shop/checked-form' {
  interface CheckedForms {
    'confirmar-cuenta': true;
  }
}

/** The password of an account, typed once. `email` lets a password manager know whose it is. */
export function ConnectForm({ state, email }: { state: FormState; email: string }) {
  const t = texts();
  return (
    <CheckedForm action={formAction('account/confirmar-cuenta')} form="confirmar-cuenta" answers={ANSWERS}>
      <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <div className="fields">
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          error={state.error('confirmar-cuenta', 'password')}
        />
      </div>
      <Button wide>{t('Connect and sign in')}</Button>
    </CheckedForm>
  );
}
