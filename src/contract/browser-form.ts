import * as v from 'valibot';
import type { FieldProblem } from '../domain/result';
import { RULES, type Rule } from '../domain/validation';
import { passwordsDiffer } from './customers/passwords-differ';
import { brokenRule, type FormField, type FormFields, saidOf } from './form-fields';

type Values<Fields extends FormFields> = { [Name in keyof Fields]: string };

const isRule = (rule: string): rule is Rule => rule in RULES;

const fieldSchema = (field: FormField) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.rawCheck(({ dataset, addIssue }) => {
      const rule = dataset.typed ? brokenRule(field, dataset.value) : 'required';
      if (rule) addIssue({ message: rule });
    }),
    v.transform((value) => value.trim()),
  );

/** The schema of a form for the browser: the same predicates as on the server, a few KB. */
export const browserForm = <Fields extends FormFields>(fields: Fields) =>
  v.object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])) as Record<
      keyof Fields & string,
      ReturnType<typeof fieldSchema>
    >,
  );

/** What is wrong with the values of a form before it is sent; empty when nothing is. */
export function formProblems<Fields extends FormFields>(
  fields: Fields,
  values: Partial<Values<Fields>>,
  schema = browserForm(fields),
): FieldProblem[] {
  const parsed = v.safeParse(schema, values);
  return (parsed.issues ?? []).map((issue) => {
    const rule = isRule(issue.message) ? issue.message : 'required';
    const field = v.getDotPath(issue) ?? '';
    return { field, rule, message: saidOf(fields[field], rule) };
  });
}

/** What a browser says is wrong with a form before it is sent; null where it looks at none of the fields this time. */
export type FormCheck = (values: Record<string, string>) => FieldProblem[] | null;

/**
 * The check of a form by its fields, and by a password that is typed twice; the schema is made when something is first
 * checked.
 */
export function fieldCheck(fields: FormFields): (values: Record<string, string>) => FieldProblem[] {
  let schema: ReturnType<typeof browserForm> | undefined;
  return (values) => {
    schema ??= browserForm(fields);
    return [...formProblems(fields, values, schema), ...passwordsDiffer(values)];
  };
}
