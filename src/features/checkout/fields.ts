import type { TypedField } from '../forms/worded-fields';

export const DETAILS_FIELDS: readonly TypedField[] = [
  { name: 'fullName', label: 'First name and last names', autoComplete: 'name', maxLength: 120 },
];

/** Where the shop writes to. */
export const EMAIL_FIELD: TypedField = {
  name: 'emailAddress',
  label: 'E-mail',
  hint: 'We write to you there about your order.',
  type: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  maxLength: 254,
};

const PHONE: TypedField = {
  name: 'phoneNumber',
  label: 'Phone',
  span: 'half',
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel-national',
  maxLength: 60,
};

/** What an address needs besides its place. No token names the crossing streets or what to look for. */
export const ADDRESS_FIELDS: readonly TypedField[] = [
  {
    name: 'streetAddress',
    label: 'Street and number',
    span: 'half',
    autoComplete: 'shipping address-line1',
    maxLength: 120,
  },
  {
    name: 'apartmentNumber',
    label: 'Inside',
    span: 'half',
    autoComplete: 'shipping address-line2',
    maxLength: 20,
    optional: true,
  },
  {
    name: 'betweenStreets',
    label: 'Between which streets',
    span: 'half',
    autoComplete: 'off',
    maxLength: 80,
    optional: true,
  },
  { name: 'reference', label: 'References', span: 'half', autoComplete: 'off', maxLength: 80, optional: true },
  {
    ...PHONE,
    label: 'Phone of who receives it',
    hint: '10 digits. The driver calls this number.',
    autoComplete: 'shipping tel-national',
  },
];

/** What only a driver needs. */
const ON_THE_WAY: ReadonlySet<string> = new Set(['betweenStreets', 'reference']);

/** What an address needs of an order that is not delivered: nobody looks for the door, and no driver calls. */
export const BILLED_FIELDS: readonly TypedField[] = ADDRESS_FIELDS.flatMap((field) => {
  if (ON_THE_WAY.has(field.name)) return [];
  return field.name === 'phoneNumber' ? [PHONE] : [field];
});

/** Who receives it, where that is not who buys. */
export const RECIPIENT_FIELDS: readonly (TypedField & { name: 'firstName' | 'lastName' })[] = [
  {
    name: 'firstName',
    label: 'Who receives it',
    span: 'half',
    autoComplete: 'shipping given-name',
    maxLength: 60,
    optional: true,
  },
  {
    name: 'lastName',
    label: 'Last names',
    span: 'half',
    autoComplete: 'shipping family-name',
    maxLength: 60,
    optional: true,
  },
];

/** Whom a branch tells that an order is ready. */
export const PICKUP_FIELDS: readonly TypedField[] = [
  {
    name: 'phoneNumber',
    label: 'Your phone',
    hint: '10 digits. The branch tells you when it is ready.',
    span: 'half',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel-national',
    maxLength: 60,
  },
];
