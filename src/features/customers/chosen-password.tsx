import type { FormState } from '../shop/form-state';
import { PasswordField } from './password-field';

/** A new password, typed twice. */
export function ChosenPassword({ form, state }: { form: 'nueva-contrasena' | 'cambiar-contrasena'; state: FormState }) {
  return (
    <>
      <PasswordField
        name="password"
        label="New password"
        hint="At least 8 characters, with a capital letter and a number."
        autoComplete="new-password"
        error={state.error(form, 'password')}
      />
      <PasswordField
        name="passwordAgain"
        label="The new password again"
        autoComplete="new-password"
        error={state.error(form, 'passwordAgain')}
      />
    </>
  );
}
