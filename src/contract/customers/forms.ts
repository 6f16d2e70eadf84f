import { isPassword, MAX_LENGTH } from '../../domain/validation';
import { defineForm } from '../form';
import { type FormField, type FormFields, line, optional } from '../form-fields';
import { SIGN_UP } from './fields';

export const SIGN_IN_PAGE = '/login';
export const SIGN_UP_PAGE = '/customer/account/create';
export const ACCOUNT_PAGE = '/my-account';

/** Parameter and field that say where to go on afterwards: a path inside the store view. */
export const BACK = 'volver';

/** Parameter of the sign-in page that says that a session has ended by itself. */
export const ENDED = 'terminada';

const BACK_MAX = 2048;

/** A password that somebody has already: whether it is a good one was asked when it was chosen. */
const ownPassword: FormField = { rule: 'text', test: isPassword, maxLength: MAX_LENGTH.password, privacy: 'secret', asTyped: true };
const back = optional(line(BACK_MAX));

const TICKED = '1';
const ticked = (value: string): boolean => value === TICKED;

export const SIGN_IN_FORM = { email: SIGN_UP.email, password: ownPassword, [BACK]: back } satisfies FormFields;

export const SIGN_UP_FORM = {
  firstName: SIGN_UP.firstName,
  lastName: SIGN_UP.lastName,
  email: SIGN_UP.email,
  password: SIGN_UP.password,
  passwordAgain: { ...ownPassword, rule: 'passwordsDiffer' },
  terms: { rule: 'terms', test: ticked, whenEmpty: 'terms' },
  [BACK]: back,
} satisfies FormFields;

/** Forms of signing in and out. They carry no key: what was answered under one could not be answered again with its cookies. */
export const CUSTOMER_FORMS = {
  entrar: defineForm({ id: 'entrar', path: '/account/entrar', page: SIGN_IN_PAGE, fields: SIGN_IN_FORM }),
  'crear-cuenta': defineForm({ id: 'crear-cuenta', path: '/account/crear', page: SIGN_UP_PAGE, fields: SIGN_UP_FORM }),
  salir: defineForm({ id: 'salir', path: '/account/salir', page: ACCOUNT_PAGE, fields: { everywhere: optional({ rule: 'text', test: ticked }) } }),
};
