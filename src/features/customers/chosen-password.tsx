import { PasswordField } from '../forms/password-field';
import type { PasswordTexts } from '../forms/password-texts';
import type { CheckedForm } from '../forms/use-checked-form';
import { ACCOUNT_SCOPE } from './account-scope';

interface ChosenPasswordProps {
  form: CheckedForm;
  texts: PasswordTexts & Record<'password' | 'passwordHint' | 'passwordAgain', string>;
}

/** A new password, typed twice. */
export function ChosenPassword({ form, texts }: ChosenPasswordProps) {
  const chosen = { form, autoComplete: 'new-password', scope: ACCOUNT_SCOPE, texts } as const;
  return (
    <>
      <PasswordField {...chosen} name="password" label={texts.password} hint={texts.passwordHint} />
      <PasswordField {...chosen} name="passwordAgain" label={texts.passwordAgain} />
    </>
  );
}
