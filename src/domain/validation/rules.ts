import { REQUIRED } from './required';

/**
 * What is said when a field rule is broken: rule → message key. Texts of the specification (spec 1 §5, 2 §8) where it
 * has one.
 */
export const RULES = {
  required: REQUIRED,
  positive: 'Must be greater than 0',
  email: 'Invalid email. Please provide valid e-mail address.',
  ownDomain: 'An e-mail of the shop itself is not allowed',
  emailUnknown: 'Provided email does not exist',
  phone: 'Phone must have 10 numbers',
  contactPhone: 'Phone must have 10 to 15 numbers',
  postalCode: 'Postal code must have 5 numbers',
  orderNumber: 'The order number has up to 9 digits',
  coverage: 'Zip code without coverage',
  name: 'Name must have at least 3 letters',
  fullName: 'Write your first name and your last names',
  surname: 'Surname must have at least 1 letter',
  city: 'City must have at least 1 letter',
  rfc: 'The RFC has 12 characters of a company or 13 of a person',
  rfcDate: 'The date in the RFC does not exist',
  genericRfc: 'With a generic RFC the regime is 616 and the use S01',
  capitalRegime: 'Write the name as in the tax certificate, without S.A. de C.V. or the like',
  taxRegime: 'Choose the tax regime of the certificate',
  regimeOfKind: 'This regime is not of this kind of RFC',
  cfdiUse: 'Choose what the invoice is used for',
  useOfRegime: 'This regime does not allow this use',
  taxId: 'Tax identification number must have at least 3 letters',
  houseNumber: 'Write the number of the house too, or S/N if it has none',
  reference: 'The reference must have at most 80 characters',
  text: 'The text is too long or has characters that are not allowed',
  quantity: 'The quantity must be a whole number',
  amount: 'The amount must have at most two decimals',
  password: 'Password must have at least 8 characters with at least 3 of 4 character classes',
  passwordUpper: 'Password must have at least one upper case letter',
  passwordNumber: 'Password must have at least one number',
  passwordCommon: 'This password is one of the most used ones. Please choose another.',
  passwordsDiffer: 'The two passwords must be identical',
  terms: 'Terms and conditions must be accepted',
  birthDate: 'The date must exist and not be later than today',
  rating: 'A rating must be picked',
} as const;

/** Name of a field rule; a FieldProblem carries it as `rule`. */
export type Rule = keyof typeof RULES;
