import { brokenPasswordRule, MAX_LENGTH, OTHER_PASSWORD_RULES } from '../../domain/validation';
import type { FormField } from '../form-fields';

/** A password that somebody chooses: taken as it was typed, and never shown again. */
export const NEW_PASSWORD: FormField = {
  rule: 'password',
  test: (value) => brokenPasswordRule(value) === null,
  broken: brokenPasswordRule,
  others: OTHER_PASSWORD_RULES,
  maxLength: MAX_LENGTH.password,
  asTyped: true,
  privacy: 'secret',
};
