import { ADDRESS, PERSONAL_DETAILS } from '../../contract/checkout/forms';
import { RULES } from '../../domain/validation';
import { texts } from '../shop/texts';
import { OFFLINE } from './offline';

/** Words for every rule the checkout forms can break and for a lost connection, given to the browser: message key → text. */
export function checkMessages(): Record<string, string> {
  const t = texts();
  const rules = new Set(['required' as const, ...Object.values({ ...PERSONAL_DETAILS, ...ADDRESS }).map((field) => field.rule)]);
  return Object.fromEntries([...Array.from(rules, (rule) => RULES[rule]), OFFLINE].map((message) => [message, t.message(message)]));
}
