import { isFilled, plainText, type Rule } from '../domain/validation';

/** A field of a form: its rule, the predicate that holds it, and whether it may be left empty. */
export interface FormField {
  rule: Rule;
  test(value: string): boolean;
  optional?: boolean;
}

export type FormFields = Record<string, FormField>;

/** One line of text of at most `max` characters. */
export const line = (max: number): FormField => ({ rule: 'text', test: (value) => plainText(value, max) });

export const optional = (field: FormField): FormField => ({ ...field, optional: true });

/** The rule a value breaks, or null. Blanks around a value do not count. */
export function brokenRule(field: FormField, value: string): Rule | null {
  if (!isFilled(value)) return field.optional ? null : 'required';
  return field.test(value.trim()) ? null : field.rule;
}
