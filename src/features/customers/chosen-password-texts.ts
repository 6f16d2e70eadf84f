import { type PasswordTexts, passwordTexts } from '../forms/password-texts';
import { texts } from '../shop/texts';

/** What the fields of a new password say, in words. */
export function chosenPasswordTexts(): PasswordTexts & Record<'password' | 'passwordHint' | 'passwordAgain', string> {
  const t = texts();
  return {
    ...passwordTexts(),
    password: t('New password'),
    passwordHint: t('At least 8 characters, with a capital letter and a number.'),
    passwordAgain: t('The new password again'),
  };
}
