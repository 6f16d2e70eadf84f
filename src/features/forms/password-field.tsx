import { useState } from 'react';
import { Field } from '../../ui/field';
import type { PasswordTexts } from './password-texts';
import type { CheckedForm } from './use-checked-form';

interface PasswordFieldProps {
  form: CheckedForm;
  name: string;
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
  /** Makes ids unique. */
  scope?: string;
  /** false where it is asked for by a box that is ticked. */
  required?: boolean;
  texts: PasswordTexts;
}

/** A password, which can be looked at while it is typed; it is never shown again. */
export function PasswordField({ form, name, required = true, texts, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  // Before it is sent: a browser keeps what was typed into a text field.
  if (isShown && form.isPending) setShown(false);
  return (
    <Field
      {...field}
      {...form.field(name)}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required={required}
      end={
        <button
          type="button"
          className="needs-script"
          data-live=""
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? texts.hide : texts.show}
        </button>
      }
    />
  );
}
