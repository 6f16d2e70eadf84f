import type { FieldProblem } from '../../domain/result';
import { RULES } from '../../domain/validation';

/** What is wrong between two fields of a form: the passwords that were typed are not the same. */
export const passwordsDiffer = ({ password, passwordAgain }: Record<string, string | undefined>): FieldProblem[] =>
  passwordAgain && password !== passwordAgain
    ? [{ field: 'passwordAgain', rule: 'passwordsDiffer', message: RULES.passwordsDiffer }]
    : [];
