import type { TypedField } from '../shop/typed-fields';

export const DETAILS_FIELDS: readonly TypedField[] = [
  { name: 'firstName', label: 'First name', span: 'half', autoComplete: 'given-name', maxLength: 60 },
  { name: 'lastName', label: 'Last names', span: 'half', autoComplete: 'family-name', maxLength: 60 },
  {
    name: 'emailAddress',
    label: 'E-mail',
    hint: 'In case we have to write to you about your order.',
    type: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    maxLength: 254,
  },
];

/** What an address needs besides its place. */
export const ADDRESS_FIELDS: readonly TypedField[] = [
  { name: 'streetAddress', label: 'Street', span: 'half', autoComplete: 'address-line1', maxLength: 120 },
  { name: 'exteriorNumber', label: 'Outside number', span: 'quarter', maxLength: 20 },
  { name: 'apartmentNumber', label: 'Inside', span: 'quarter', maxLength: 20, optional: true },
  { name: 'reference', label: 'Between streets, or how to find it', maxLength: 80, optional: true },
  { name: 'firstName', label: 'Who receives it', span: 'half', autoComplete: 'shipping given-name', maxLength: 60 },
  { name: 'lastName', label: 'Last names', span: 'half', autoComplete: 'shipping family-name', maxLength: 60 },
  {
    name: 'phoneNumber',
    label: 'Phone of who receives it',
    hint: '10 digits. The driver calls this number.',
    span: 'half',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel-national',
    maxLength: 20,
  },
];
