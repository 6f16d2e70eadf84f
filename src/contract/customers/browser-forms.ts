import type { FieldProblem } from '../../domain/result';
import { RULES } from '../../domain/validation';
import { browserForm } from '../browser-form';
import { SIGN_IN_FORM, SIGN_UP_FORM } from './forms';

export const signInForm = browserForm(SIGN_IN_FORM);
export const signUpForm = browserForm(SIGN_UP_FORM);

/** What is wrong between two fields of a form: the passwords that were typed are not the same. */
export const passwordsDiffer = ({ password, passwordAgain }: Record<string, string | undefined>): FieldProblem[] =>
  passwordAgain && password !== passwordAgain ? [{ field: 'passwordAgain', rule: 'passwordsDiffer', message: RULES.passwordsDiffer }] : [];
