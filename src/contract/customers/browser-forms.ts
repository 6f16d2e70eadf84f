import { type FormCheck, fieldCheck } from '../browser-form';
import { CHANGE_PASSWORD_FORM, CREATE_PASSWORD_FORM, FORGOT_PASSWORD_FORM, SIGN_IN_FORM, SIGN_UP_FORM } from './forms';

const linkAsked = fieldCheck(FORGOT_PASSWORD_FORM);

/** Checks of the forms of an account, by form. */
export const CUSTOMER_CHECKS = {
  entrar: fieldCheck(SIGN_IN_FORM),
  'crear-cuenta': fieldCheck(SIGN_UP_FORM),
  'olvide-contrasena': linkAsked,
  'pedir-enlace': linkAsked,
  'nueva-contrasena': fieldCheck(CREATE_PASSWORD_FORM),
  'cambiar-contrasena': fieldCheck(CHANGE_PASSWORD_FORM),
} satisfies Record<string, FormCheck>;
