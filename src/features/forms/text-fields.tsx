import type { ComponentProps } from 'react';
import { Field } from '../../ui/field';
import type { CheckedForm } from './use-checked-form';

/** A field as a form of the browser is told of it, in words. */
export type TextField = Pick<
  ComponentProps<typeof Field>,
  | 'span'
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'minLength'
  | 'maxLength'
  | 'label'
  | 'optional'
> & { name: string; hint?: string };

interface TextFieldsProps {
  form: CheckedForm;
  fields: readonly TextField[];
  /** Makes ids unique where the form is shown over another one. */
  scope?: string;
}

/** The fields of a form, each with what is in it and what is wrong with it. */
export const TextFields = ({ form, fields, scope }: TextFieldsProps) =>
  fields.map(({ name, optional, ...input }) => (
    <Field key={name} {...input} {...form.field(name)} scope={scope} optional={optional} required={!optional} />
  ));
