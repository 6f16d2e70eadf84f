import type { FieldProblem } from '../../domain/result';
import { REQUIRED } from '../../domain/validation/required';
import type { Key } from '../../i18n';

/** What to do in a field that was left empty, or a choice that was not made, by its name. */
const ASKED: Record<string, Key> = {
  email: 'Write your e-mail',
  emailAddress: 'Write your e-mail',
  password: 'Write your password',
  fullName: 'Write your first name and your last names',
  firstName: 'Write your first name',
  lastName: 'Write your last names',
  zipCode: 'Write your postal code',
  streetAddress: 'Write your street and number',
  neighbourhood: 'Choose your neighbourhood',
  neighbourhoodOther: 'Write your neighbourhood',
  branch: 'Choose the branch where you pick it up',
  method: 'Choose how you pay',
  phoneNumber: 'Write your phone number',
};

/**
 * The message key of what is wrong with a field, as a shopper reads it: one that was left empty says what to write
 * there.
 */
export const problemKey = ({ field, message }: Pick<FieldProblem, 'field' | 'message'>): string =>
  message === REQUIRED ? (ASKED[field.replace(/^billing_/, '')] ?? message) : message;
