import type { FormCheck } from '../../contract/browser-form';
import type { FieldProblem } from '../../domain/result';
import { RULES } from '../../domain/validation';

/** What is wrong with a form: by its check, and every field that may not stay empty. */
export function problemsOf(check: FormCheck | undefined, form: HTMLFormElement): FieldProblem[] {
  const problems = check?.(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])));
  if (!problems) return [];
  const missing = [...form.elements].filter(
    (one): one is HTMLInputElement =>
      one instanceof HTMLInputElement &&
      one.required &&
      one.value.trim() === '' &&
      !problems.some(({ field }) => field === one.name),
  );
  return [...problems, ...missing.map(({ name }) => ({ field: name, rule: 'required', message: RULES.required }))];
}

/**
 * What is still said of the fields once something was typed: what the browser finds wrong, and what only the shop
 * knows, of a field that is as it was sent. A password that is typed twice is right by typing either.
 */
export const stillSaid = (
  errors: Record<string, string>,
  wrong: readonly FieldProblem[],
  ofShop: ReadonlySet<string>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).filter(([name]) => ofShop.has(name) || wrong.some(({ field }) => field === name)),
  );
