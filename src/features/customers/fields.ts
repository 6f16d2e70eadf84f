import type { TypedField } from '../shop/typed-fields';

/** Ids of these fields begin with it: the forms stand in a window over others. */
export const ACCOUNT_SCOPE = 'cuenta';

const email: TypedField = {
  name: 'email',
  label: 'E-mail',
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 254,
};

/** `username webauthn`: the browser offers a passkey where one is kept. */
export const SIGN_IN_FIELDS: readonly TypedField[] = [{ ...email, autoComplete: 'username webauthn' }];

export const EMAIL_FIELDS: readonly TypedField[] = [{ ...email, autoComplete: 'username' }];

export const SIGN_UP_FIELDS: readonly TypedField[] = [
  { name: 'firstName', label: 'First name', span: 'half', autoComplete: 'given-name', maxLength: 60 },
  { name: 'lastName', label: 'Last names', span: 'half', autoComplete: 'family-name', maxLength: 60 },
  { ...email, autoComplete: 'username' },
];
