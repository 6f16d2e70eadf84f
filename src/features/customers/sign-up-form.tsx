import { SIGN_UP_FORM } from '../../contract/customers/forms';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { CheckedForm } from '../shop/checked-form';
import type { FormState } from '../shop/form-state';
import { besideWindow, isInWindow } from '../shop/in-window';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';
import { TypedFields } from '../shop/typed-fields';
import { ANSWERS } from './answers';
import { BackField } from './back-field';
import { ACCOUNT_SCOPE, SIGN_UP_FIELDS } from './fields';
import { PasswordField } from './password-field';

declare module '../shop/checked-form' {
  interface CheckedForms {
    'crear-cuenta': true;
  }
}

/** Who signs up, the password they choose, and what they agree to. */
export function SignUpForm({ state, back }: { state: FormState; back: string }) {
  const t = texts();
  const error = (name: string) => state.error('crear-cuenta', name);
  return (
    <CheckedForm action={formAction('account/crear')} form="crear-cuenta" fields={SIGN_UP_FORM} answers={ANSWERS}>
      <BackField back={back} isInWindow={isInWindow()} />
      <div className="fields">
        <TypedFields form="crear-cuenta" fields={SIGN_UP_FIELDS} state={state} scope={ACCOUNT_SCOPE} />
        <PasswordField
          name="password"
          label="Password"
          hint="At least 8 characters, with a capital letter and a number."
          autoComplete="new-password"
          error={error('password')}
        />
        <PasswordField
          name="passwordAgain"
          label="The password again"
          autoComplete="new-password"
          error={error('passwordAgain')}
        />
      </div>
      <Checkbox name="terms" error={error('terms')} checked={state.value('crear-cuenta', 'terms') === '1'}>
        {t('I accept the')}{' '}
        <a href={href('/terminos-y-condiciones')} {...besideWindow()}>
          {t('Terms and conditions')}
        </a>
      </Checkbox>
      <p className="small muted">
        {t('We use your data for your account and your orders.')}{' '}
        <a href={href('/aviso-de-privacidad')} {...besideWindow()}>
          {t('Privacy notice')}
        </a>
      </p>
      <Button wide>{t('Create account')}</Button>
    </CheckedForm>
  );
}
