import type { Key } from '../../i18n';
import { Field } from '../../ui/field';
import { texts } from '../shop/texts';
import { ACCOUNT_SCOPE } from './account-scope';

interface PasswordFieldProps {
  name: 'password' | 'passwordAgain' | 'currentPassword';
  label: Key;
  hint?: Key;
  autoComplete: 'current-password' | 'new-password';
  error: string | null;
  /** Makes ids unique; that of the account's forms when left out. */
  scope?: string;
  /** false where it is asked for by a box that is ticked. */
  required?: boolean;
}

/** A password, which can be looked at while it is typed; it is never shown again. */
export function PasswordField({
  name,
  label,
  hint,
  autoComplete,
  error,
  scope = ACCOUNT_SCOPE,
  required = true,
}: PasswordFieldProps) {
  const t = texts();
  return (
    <Field
      name={name}
      scope={scope}
      type="password"
      label={t(label)}
      hint={hint && t(hint)}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required={required}
      error={error}
      end={
        <button
          type="button"
          className="needs-script"
          data-shows={name}
          data-hide={t('Hide')}
          aria-pressed="false"
          aria-label={t('Show the password')}
        >
          {t('Show')}
        </button>
      }
    />
  );
}
