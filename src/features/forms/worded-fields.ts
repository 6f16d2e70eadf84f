import type { Key } from '../../i18n';
import { texts } from '../shop/texts';
import type { TextField } from './text-fields';

/** A field of a form: what it is called, how it is typed, and whether it may stay empty. */
export interface TypedField extends Omit<TextField, 'label' | 'hint' | 'optional'> {
  label: Key;
  hint?: Key;
  optional?: true;
}

/** A field in words of the page, for a form of the browser. */
export function wordedField({ label, hint, optional, ...input }: TypedField): TextField {
  const t = texts();
  return {
    ...input,
    label: t(label),
    ...(hint && { hint: t(hint) }),
    ...(optional && { optional: t('optional') }),
  };
}

/** Fields in words of the page. */
export const wordedFields = (fields: readonly TypedField[]): TextField[] => fields.map(wordedField);
