import type { FormFields } from '../../contract/form-fields';
import { RULES } from '../../domain/validation';
import { GENERAL } from './general-message';
import { OFFLINE } from './offline';
import { texts } from './texts';

/**
 * Words for every rule these fields can break, for `more` message keys, for a lost connection and for whatever else is answered, given to the
 * browser: message key → text.
 */
export function checkMessages(fields: FormFields, more: readonly string[] = []): Record<string, string> {
  const t = texts();
  const rules = new Set([
    'required' as const,
    ...Object.values(fields).flatMap(({ rule, whenEmpty, others = [] }) => [rule, whenEmpty ?? 'required', ...others]),
  ]);
  return Object.fromEntries([...Array.from(rules, (rule) => RULES[rule]), ...more, OFFLINE, GENERAL].map((message) => [message, t.message(message)]));
}
