import type { ComponentProps } from 'react';
import { MAX_LENGTH } from '../../domain/validation';
import { Field } from '../../ui/field';
import type { CheckedForm } from './use-checked-form';

type EmailFieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'autoComplete' | 'optional' | 'hint' | 'scope'> & {
  form: CheckedForm;
};

/** The field of an e-mail, typed as one. */
export const EmailField = ({ form, ...field }: EmailFieldProps) => (
  <Field
    {...field}
    {...form.field('email')}
    type="email"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={MAX_LENGTH.email}
    required={!field.optional}
  />
);
