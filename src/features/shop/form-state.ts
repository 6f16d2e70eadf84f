import { mine, requestContext } from '../../commerce/request-context';
import type { Notice } from '../../domain/cart/cart';
import { problemKey } from './problem-key';
import { texts } from './texts';

/** What the last form left for the page: said once. */
export interface FormState {
  notices: Notice[];
  /** What was typed into a field of this form when it was refused; undefined when nothing was. */
  value(form: string, field: string): string | undefined;
  /** Why a field of this form was refused, in words; null when it was not. */
  error(form: string, field: string): string | null;
}

/** The first of these fields, in the order in which a page draws them, that was refused; undefined where none was. */
export const firstRefused = <Name extends string>(
  names: readonly Name[],
  error: (name: Name) => string | null,
): Name | undefined => names.find((name) => error(name) !== null);

/** Takes what the last form left; a page asks for it once. */
export async function takeFormState(): Promise<FormState> {
  const t = texts();
  const flash = await mine().takeFlash(requestContext().path);
  return {
    notices: flash?.notices ?? [],
    value: (form, field) => (flash?.form === form ? flash.values[field] : undefined),
    error: (form, field) => {
      const problem = flash?.form === form ? flash.errors.find((one) => one.field === field) : undefined;
      return problem ? t.message(problemKey(problem), problem.params) : null;
    },
  };
}
