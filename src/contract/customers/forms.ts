import { isPassword, MAX_LENGTH } from '../../domain/validation';
import { defineForm } from '../form';
import { type FormField, type FormFields, line, optional } from '../form-fields';
import { ABOUT, SIGN_UP } from './fields';
import { NEW_PASSWORD } from './new-password';
import {
  ACCOUNT_PAGE,
  BACK,
  BACK_MAX,
  CREATE_PASSWORD_PAGE,
  EMAIL_BACK_PAGE,
  EMAIL_PAGE,
  FORGOT_PASSWORD_PAGE,
  SECURITY_PAGE,
  SIGN_IN_PAGE,
  SIGN_UP_PAGE,
  UNLOCK_PAGE,
} from './pages';
import { WINDOW } from './window';

/** A password that somebody has already: whether it is a good one was asked when it was chosen. */
const ownPassword: FormField = {
  rule: 'text',
  test: isPassword,
  maxLength: MAX_LENGTH.password,
  privacy: 'secret',
  asTyped: true,
};
const back = optional(line(BACK_MAX));

const TICKED = '1';
const ticked = (value: string): boolean => value === TICKED;
const tick = optional({ rule: 'text', test: ticked });

export const SIGN_IN_FORM = {
  email: SIGN_UP.email,
  password: ownPassword,
  [BACK]: back,
  [WINDOW]: tick,
} satisfies FormFields;

export const SIGN_UP_FORM = {
  firstName: SIGN_UP.firstName,
  lastName: SIGN_UP.lastName,
  email: SIGN_UP.email,
  password: SIGN_UP.password,
  ...ABOUT,
  /** Read where it is sent; the form of the shop shows what is typed instead. */
  passwordAgain: optional({ ...ownPassword, rule: 'passwordsDiffer' }),
  terms: { rule: 'terms', test: ticked, whenEmpty: 'terms' },
  [BACK]: back,
  [WINDOW]: tick,
} satisfies FormFields;

/** NOTIF-035 is said of what is nobody's e-mail because it is none; whether one has an account is not told. */
export const FORGOT_PASSWORD_FORM = { email: { ...SIGN_UP.email, rule: 'emailUnknown' } } satisfies FormFields;

const chosenPassword = {
  password: NEW_PASSWORD,
  passwordAgain: { ...ownPassword, rule: 'passwordsDiffer' },
} satisfies FormFields;

/** The e-mail is asked for where a retailer's link did not name it. */
export const CREATE_PASSWORD_FORM = { ...chosenPassword, email: optional(SIGN_UP.email) } satisfies FormFields;

export const CHANGE_PASSWORD_FORM = { currentPassword: ownPassword, ...chosenPassword } satisfies FormFields;

/** Another e-mail; the password is asked for a while after signing in. */
export const CHANGE_EMAIL_FORM = { email: SIGN_UP.email, password: optional(ownPassword) } satisfies FormFields;

const SESSION_ID = /^[\w-]{1,64}$/;

/** Which of their sessions a customer ends. */
export const END_SESSION_FORM = {
  session: { rule: 'required', test: (value) => SESSION_ID.test(value) },
} satisfies FormFields;

/**
 * Forms of signing in and out, and of passwords. They carry no key: what was answered under one could not be answered
 * again with its cookies.
 */
export const CUSTOMER_FORMS = {
  entrar: defineForm({
    id: 'entrar',
    path: '/account/entrar',
    access: 'anyone',
    limit: 'form',
    page: SIGN_IN_PAGE,
    fields: SIGN_IN_FORM,
  }),
  'crear-cuenta': defineForm({
    id: 'crear-cuenta',
    path: '/account/crear',
    access: 'anyone',
    limit: 'form',
    page: SIGN_UP_PAGE,
    fields: SIGN_UP_FORM,
  }),
  'olvide-contrasena': defineForm({
    id: 'olvide-contrasena',
    path: '/account/olvide-contrasena',
    access: 'anyone',
    limit: 'form',
    page: FORGOT_PASSWORD_PAGE,
    fields: FORGOT_PASSWORD_FORM,
  }),
  'nueva-contrasena': defineForm({
    id: 'nueva-contrasena',
    path: '/account/nueva-contrasena',
    access: 'anyone',
    limit: 'form',
    page: CREATE_PASSWORD_PAGE,
    fields: CREATE_PASSWORD_FORM,
  }),
  'pedir-enlace': defineForm({
    id: 'pedir-enlace',
    path: '/account/pedir-enlace',
    access: 'anyone',
    limit: 'form',
    page: UNLOCK_PAGE,
    fields: FORGOT_PASSWORD_FORM,
  }),
  desbloquear: defineForm({
    id: 'desbloquear',
    path: '/account/desbloquear',
    access: 'anyone',
    limit: 'form',
    page: UNLOCK_PAGE,
    fields: {},
  }),
  'cambiar-contrasena': defineForm({
    id: 'cambiar-contrasena',
    path: '/account/cambiar-contrasena',
    limit: 'form',
    page: SECURITY_PAGE,
    access: 'customer',
    fields: CHANGE_PASSWORD_FORM,
  }),
  'cambiar-correo': defineForm({
    id: 'cambiar-correo',
    path: '/account/cambiar-correo',
    access: 'customer',
    limit: 'form',
    page: SECURITY_PAGE,
    fields: CHANGE_EMAIL_FORM,
  }),
  'confirmar-correo': defineForm({
    id: 'confirmar-correo',
    path: '/account/confirmar-correo',
    access: 'customer',
    limit: 'form',
    page: EMAIL_PAGE,
    fields: {},
  }),
  'recuperar-correo': defineForm({
    id: 'recuperar-correo',
    path: '/account/recuperar-correo',
    access: 'anyone',
    limit: 'form',
    page: EMAIL_BACK_PAGE,
    fields: {},
  }),
  'cerrar-sesion': defineForm({
    id: 'cerrar-sesion',
    path: '/account/cerrar-sesion',
    access: 'customer',
    limit: 'form',
    page: SECURITY_PAGE,
    fields: END_SESSION_FORM,
  }),
  'cerrar-otras': defineForm({
    id: 'cerrar-otras',
    path: '/account/cerrar-otras',
    access: 'customer',
    limit: 'form',
    page: SECURITY_PAGE,
    fields: {},
  }),
  salir: defineForm({
    id: 'salir',
    path: '/account/salir',
    access: 'anyone',
    limit: 'form',
    page: ACCOUNT_PAGE,
    fields: { everywhere: tick },
  }),
};
