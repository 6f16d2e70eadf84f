import { browserForm } from '../browser-form';
import { SIGN_IN_FORM, SIGN_UP_FORM } from './forms';

export const signInForm = browserForm(SIGN_IN_FORM);
export const signUpForm = browserForm(SIGN_UP_FORM);
