import { useState } from 'react';
import { suggestedEmail } from '../../domain/validation/suggested-email';
import { fill } from '../../i18n/fill';
import { Field } from '../../ui/field';
import { useTakenUp } from '../../ui/hooks/use-taken-up';
import type { TextField } from './text-fields';
import type { CheckedForm } from './use-checked-form';

interface MeantEmailProps {
  form: CheckedForm;
  field: Omit<TextField, 'optional'>;
  /** With {email}. */
  question: string;
}

/** Another e-mail that may be meant, not while it is still being typed. */
function meantBy(typed: string): string | null {
  const meant = suggestedEmail(typed);
  return meant?.startsWith(typed.trim()) ? null : meant;
}

/** The field of an e-mail that has to be filled in and asks back where a slip is likely; the answer is a tap, and none is needed. */
export function MeantEmail({ form, field: { hint, ...input }, question }: MeantEmailProps) {
  const { defaultValue = '', ...checked } = form.field(input.name);
  const [value, setValue] = useState(defaultValue);
  const drawn = useTakenUp<HTMLDivElement>((typed) => setValue(typed.get(input.name) ?? ''));
  const meant = meantBy(value);
  return (
    <div ref={drawn} className="contents">
      <Field
        {...input}
        {...checked}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        hint={
          <>
            {hint}{' '}
            <span role="status">
              {meant && (
                <button type="button" className="line-link" onClick={() => setValue(meant)}>
                  {fill(question, { email: meant })}
                </button>
              )}
            </span>
          </>
        }
        required
      />
    </div>
  );
}
