import type { ComponentProps } from 'react';
import type { Key } from '../../i18n';
import { Field } from '../../ui/field';
import type { CheckedFormName } from './checked-form';
import type { FormState } from './form-state';
import { texts } from './texts';

type Input = Pick<
  ComponentProps<typeof Field>,
  'span' | 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'minLength' | 'maxLength'
>;

/** A field of a form: what it is called, how it is typed, and whether it may stay empty. */
export interface TypedField extends Input {
  name: string;
  label: Key;
  hint?: Key;
  optional?: true;
}

interface TypedFieldsProps {
  form: CheckedFormName;
  fields: readonly TypedField[];
  state: FormState;
  /** Makes ids unique where the form is shown over another one. */
  scope?: string;
  /** What is known already; what was typed and refused comes before it. */
  known?: (name: string) => string;
}

/** The fields of a form, each with what is in it and what is wrong with it. */
export function TypedFields({ form, fields, state, scope, known = () => '' }: TypedFieldsProps) {
  const t = texts();
  return fields.map(({ name, label, hint, optional, ...input }) => (
    <Field
      key={name}
      {...input}
      name={name}
      scope={scope}
      label={t(label)}
      hint={hint && t(hint)}
      optional={optional && t('optional')}
      required={!optional}
      defaultValue={state.value(form, name) ?? known(name)}
      error={state.error(form, name)}
    />
  ));
}
