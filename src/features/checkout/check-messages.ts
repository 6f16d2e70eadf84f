import { ADDRESS, PERSONAL_DETAILS } from '../../contract/forms/form-fields';
import { RULES } from '../../domain/validation';
import { texts } from '../shop/texts';

/** Words for every rule the checkout forms can break, given to the browser: message key → text. */
export function checkMessages(): Record<string, string> {
  const t = texts();
  const rules = new Set(['required' as const, ...Object.values({ ...PERSONAL_DETAILS, ...ADDRESS }).map((field) => field.rule)]);
  return Object.fromEntries([...rules].map((rule) => [RULES[rule], t.message(RULES[rule])]));
}
