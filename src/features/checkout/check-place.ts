import { type FormCheck, fieldCheck } from '../../contract/browser-form';
import type { FormFields } from '../../contract/form-fields';
import type { FieldProblem } from '../../domain/result';
import { OTHER } from './colonia';

/** What is wrong with an address of these fields; a colonia that is not listed is asked for where it is written. */
export function checkPlace(fields: FormFields): (...values: Parameters<FormCheck>) => FieldProblem[] {
  const check = fieldCheck(fields);
  return (values) =>
    check({ ...values, neighbourhood: values.neighbourhood?.trim() || values.neighbourhoodOther || '' }).map(
      (problem) =>
        problem.field === 'neighbourhood' && values.neighbourhood === OTHER
          ? { ...problem, field: 'neighbourhoodOther' }
          : problem,
    );
}
