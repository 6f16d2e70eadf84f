import { SIGN_IN_FORM } from '../../contract/customers/forms';
import { Button } from '../../ui/button';
import { CheckedForm } from '../shop/checked-form';
import type { FormState } from '../shop/form-state';
import { isInWindow } from '../shop/in-window';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';
import { TypedFields } from '../shop/typed-fields';
import { ANSWERS } from './answers';
import { BackField } from './back-field';
import { ACCOUNT_SCOPE, SIGN_IN_FIELDS } from './fields';
import { LockedOffer } from './locked-offer';
import { PasswordField } from './password-field';

declare module '../shop/checked-form' {
  interface CheckedForms {
    entrar: true;
  }
}

/** E-mail and password, and where to go on to. */
export function SignInForm({ state, back }: { state: FormState; back: string }) {
  const t = texts();
  return (
    <CheckedForm action={formAction('account/entrar')} form="entrar" fields={SIGN_IN_FORM} answers={ANSWERS}>
      <BackField back={back} isInWindow={isInWindow()} />
      <div className="fields">
        <TypedFields form="entrar" fields={SIGN_IN_FIELDS} state={state} scope={ACCOUNT_SCOPE} />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          error={state.error('entrar', 'password')}
        />
      </div>
      <LockedOffer state={state} />
      <Button wide>{t('Sign in')}</Button>
    </CheckedForm>
  );
}
