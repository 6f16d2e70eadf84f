import { isGender } from '../../domain/customer/gender';
import { isBirthDate, isPhone, isSurname } from '../../domain/validation';
import { MAX_LENGTH } from '../../domain/validation/limits';
import { PERSONAL_DETAILS } from '../checkout/forms';
import { type FormFields, line, optional } from '../form-fields';
import { NEW_PASSWORD } from './new-password';

/** Who somebody is who signs up. */
export const SIGN_UP = {
  firstName: PERSONAL_DETAILS.firstName,
  lastName: PERSONAL_DETAILS.lastName,
  email: { ...PERSONAL_DETAILS.emailAddress, others: ['ownDomain'] },
  password: NEW_PASSWORD,
} satisfies FormFields;

/** What somebody may say of themselves who signs up (ACCT-019). */
export const ABOUT = {
  mothersName: optional({ rule: 'surname', test: isSurname, maxLength: MAX_LENGTH.name }),
  gender: optional({ rule: 'required', test: isGender }),
  birthDate: optional({ rule: 'birthDate', test: (value) => isBirthDate(value, Date.now()) }),
  mobile: optional({ rule: 'phone', test: isPhone, maxLength: MAX_LENGTH.phone }),
} satisfies FormFields;

/** What the retailers' platforms call an attribute, and its value. */
export const ATTRIBUTE = {
  attribute_code: line(MAX_LENGTH.name),
  value: line(MAX_LENGTH.company),
} satisfies FormFields;
