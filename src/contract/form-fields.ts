import { isFilled, plainText, RULES, type Rule } from '../domain/validation';

/**
 * 'secret' (password, PIN, one-time code, captcha token) stands nowhere but as a hash in its record, or is passed on
 * once. 'private' (CURP, RFC, INE) stands only in its record and on its owner's own pages. Neither is kept for the next
 * page, shown again, logged or put in an address or a cookie.
 */
export type Privacy = 'secret' | 'private';

/** A field of a form: its rule, the predicate that holds it, and whether it may be left empty. */
export interface FormField {
  rule: Rule;
  /** What is said where it breaks `rule`, if not what is said of that everywhere. */
  message?: string;
  test(value: string): boolean;
  /** Which rule a value breaks that does not pass, where a field has several; `rule` otherwise. */
  broken?(value: string): Rule | null;
  /** The rules besides `rule` that `broken` or the shop itself may name. */
  others?: readonly Rule[];
  optional?: boolean;
  /** Which rule it breaks when it is left empty; 'required' otherwise. */
  whenEmpty?: Rule;
  /** true for a password: blanks around the value belong to it. */
  asTyped?: boolean;
  /** Most characters the predicate lets pass, for documents; blanks around a value do not count. */
  maxLength?: number;
  privacy?: Privacy;
}

export type FormFields = Record<string, FormField>;

/** One line of text of at most `max` characters. */
export const line = (max: number): FormField => ({
  rule: 'text',
  test: (value) => plainText(value, max),
  maxLength: max,
});

/** Text of several lines, without other control characters. */
export const lines = (max: number): FormField => ({
  rule: 'text',
  test: (value) => plainText(value.replaceAll('\n', ' '), max),
  maxLength: max,
});

export const optional = (field: FormField): FormField => ({ ...field, optional: true });

/** The same fields under names that begin with `prefix`, all of them optional: a second address in the same form. */
export const prefixed = (prefix: string, fields: FormFields): FormFields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [`${prefix}${name}`, optional(field)]));

/**
 * A value as its field takes it: blanks around it do not count, and lines end in one character however they were sent,
 * unless the field takes it as it was typed.
 */
export const takenAs = (field: FormField, value: string): string =>
  field.asTyped ? value : value.trim().replace(/\r\n?/g, '\n');

/** What is said of a field that breaks a rule: the key of a message. */
export const saidOf = (field: FormField | undefined, rule: Rule): string =>
  (rule === field?.rule && field.message) || RULES[rule];

/** The rule a value breaks, or null. */
export function brokenRule(field: FormField, value: string): Rule | null {
  if (field.asTyped ? value === '' : !isFilled(value)) return field.optional ? null : (field.whenEmpty ?? 'required');
  const taken = takenAs(field, value);
  return field.test(taken) ? null : (field.broken?.(taken) ?? field.rule);
}
