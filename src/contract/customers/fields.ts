import { brokenPasswordRule, OTHER_PASSWORD_RULES } from '../../domain/validation';
import { MAX_LENGTH } from '../../domain/validation/limits';
import { PERSONAL_DETAILS } from '../checkout/forms';
import { type FormField, type FormFields, line } from '../form-fields';

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

/** Who somebody is who signs up. */
export const SIGN_UP = {
  firstName: PERSONAL_DETAILS.firstName,
  lastName: PERSONAL_DETAILS.lastName,
  email: PERSONAL_DETAILS.emailAddress,
  password: NEW_PASSWORD,
} satisfies FormFields;

/** What the retailers' platforms call an attribute, and its value. */
export const ATTRIBUTE = { attribute_code: line(MAX_LENGTH.name), value: line(MAX_LENGTH.company) } satisfies FormFields;
