import type { FormFields } from '../../contract/form-fields';
import { RULES } from '../../domain/validation';
import { OFFLINE } from './offline';
import { texts } from './texts';

/** Words for every rule these fields can break, for `more` message keys and for a lost connection, given to the browser: message key → text. */
export function checkMessages(fields: FormFields, more: readonly string[] = []): Record<string, string> {
  const t = texts();
  const rules = new Set(['required' as const, ...Object.values(fields).map((field) => field.rule)]);
  return Object.fromEntries([...Array.from(rules, (rule) => RULES[rule]), ...more, OFFLINE].map((message) => [message, t.message(message)]));
}
