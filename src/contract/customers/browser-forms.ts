import { type FormCheck, fieldCheck } from '../browser-form';
import type { FormFields } from '../form-fields';
import { CHANGE_PASSWORD_FORM, CREATE_PASSWORD_FORM, FORGOT_PASSWORD_FORM, SIGN_IN_FORM, SIGN_UP_FORM } from './forms';
import { passwordsDiffer } from './passwords-differ';

/** Of a form in which a password is typed twice. */
function newPassword(fields: FormFields) {
  const check = fieldCheck(fields);
  return (values: Record<string, string>) => [...check(values), ...passwordsDiffer(values)];
}

const linkAsked = fieldCheck(FORGOT_PASSWORD_FORM);

/** Checks of the forms of an account, by form. */
export const CUSTOMER_CHECKS = {
  entrar: fieldCheck(SIGN_IN_FORM),
  'crear-cuenta': newPassword(SIGN_UP_FORM),
  'olvide-contrasena': linkAsked,
  'pedir-enlace': linkAsked,
  'nueva-contrasena': newPassword(CREATE_PASSWORD_FORM),
  'cambiar-contrasena': newPassword(CHANGE_PASSWORD_FORM),
} satisfies Record<string, FormCheck>;
