import type { ComponentProps } from 'react';
import type { Key } from '../../i18n';
import { Field } from '../../ui/field';
import type { FormState } from '../shop/form-state';
import { texts } from '../shop/texts';

type Input = Pick<ComponentProps<typeof Field>, 'span' | 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength'>;

/** A field of a step: what it is called, how it is typed, and whether it may stay empty. */
export interface StepField extends Input {
  name: string;
  label: Key;
  hint?: Key;
  optional?: true;
}

interface StepFieldsProps {
  form: 'datos' | 'direccion';
  fields: readonly StepField[];
  state: FormState;
  /** What is known already; what was typed and refused comes before it. */
  known: (name: string) => string;
}

/** The fields of a step, each with what is in it and what is wrong with it. */
export function StepFields({ form, fields, state, known }: StepFieldsProps) {
  const t = texts();
  return fields.map(({ name, label, hint, optional, ...input }) => (
    <Field
      key={name}
      {...input}
      name={name}
      label={t(label)}
      hint={hint && t(hint)}
      optional={optional && t('optional')}
      required={!optional}
      defaultValue={state.value(form, name) ?? known(name)}
      error={state.error(form, name)}
    />
  ));
}
