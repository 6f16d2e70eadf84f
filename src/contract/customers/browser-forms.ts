import { browserForm } from '../browser-form';
import { CHANGE_PASSWORD_FORM, CREATE_PASSWORD_FORM, FORGOT_PASSWORD_FORM, SIGN_IN_FORM, SIGN_UP_FORM } from './forms';

export const signInForm = browserForm(SIGN_IN_FORM);
export const signUpForm = browserForm(SIGN_UP_FORM);
export const forgotPasswordForm = browserForm(FORGOT_PASSWORD_FORM);
export const createPasswordForm = browserForm(CREATE_PASSWORD_FORM);
export const changePasswordForm = browserForm(CHANGE_PASSWORD_FORM);
