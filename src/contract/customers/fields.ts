import { MAX_LENGTH } from '../../domain/validation/limits';
import { PERSONAL_DETAILS } from '../checkout/forms';
import { type FormFields, line } from '../form-fields';
import { NEW_PASSWORD } from './new-password';

/** Who somebody is who signs up. */
export const SIGN_UP = {
  firstName: PERSONAL_DETAILS.firstName,
  lastName: PERSONAL_DETAILS.lastName,
  email: PERSONAL_DETAILS.emailAddress,
  password: NEW_PASSWORD,
} satisfies FormFields;

/** What the retailers' platforms call an attribute, and its value. */
export const ATTRIBUTE = {
  attribute_code: line(MAX_LENGTH.name),
  value: line(MAX_LENGTH.company),
} satisfies FormFields;
