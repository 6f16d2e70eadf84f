import { type FormCheck, fieldCheck } from '../../contract/browser-form';
import type { FormFields } from '../../contract/form-fields';
import type { FieldProblem } from '../../domain/result';

/** Value of the choice "my colonia is not listed": blank, so that nothing is chosen unless it is written beside it. */
export const OTHER = ' ';

/** The colonia of an address as it is filled in. */
export interface Colonia {
  /** One of the list, OTHER, or '' for none yet. */
  chosen: string;
  /** What is written where it is not listed, or where there is no list. */
  written: string;
}

/** What is known of a colonia before, among those of its postal code. */
export function knownColonia(known: string, listed: readonly string[]): Colonia {
  if (listed.includes(known)) return { chosen: known, written: '' };
  return { chosen: known === '' ? '' : OTHER, written: known };
}

const isSame = (one: string, other: string): boolean =>
  one.localeCompare(other.trim(), 'es', { sensitivity: 'base' }) === 0;

/**
 * The colonia once another list has come: what was written is looked for in it, and stays written where it is not
 * there. What was chosen for another postal code has to be chosen anew.
 */
export function coloniaAmong({ chosen, written }: Colonia, listed: readonly string[]): Colonia {
  const found = listed.find((name) => isSame(name, written));
  if (found !== undefined) return { chosen: found, written: '' };
  if (written.trim() !== '') return { chosen: OTHER, written };
  return { chosen: listed.includes(chosen) ? chosen : '', written: '' };
}

/** What the list of colonias shows as chosen: an only one without being asked. */
export const shownColonia = ({ chosen }: Colonia, listed: readonly string[]): string =>
  chosen === '' && listed.length === 1 ? (listed[0] ?? '') : chosen;

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
