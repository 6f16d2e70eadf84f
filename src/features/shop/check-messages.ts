import type { FormFields } from '../../contract/form-fields';
import { RULES } from '../../domain/validation';
import { GENERAL } from './general-message';
import { OFFLINE } from './offline';
import { problemKey } from './problem-key';
import { texts } from './texts';

/**
 * Words for every rule these fields can break, for `more` message keys, for a lost connection and for whatever else is
 * answered, given to the browser: message key → text.
 */
export function checkMessages(fields: FormFields, more: readonly string[] = []): Record<string, string> {
  const t = texts();
  const rules = new Set([
    'required' as const,
    ...Object.values(fields).flatMap(({ rule, whenEmpty, others = [] }) => [rule, whenEmpty ?? 'required', ...others]),
  ]);
  const asked = Object.keys(fields).map((field) => problemKey({ field, message: RULES.required }));
  const own = Object.values(fields).flatMap(({ message = [] }) => message);
  const said = [...Array.from(rules, (rule) => RULES[rule]), ...own, ...asked, ...more, OFFLINE, GENERAL];
  return Object.fromEntries(said.map((message) => [message, t.message(message)]));
}
