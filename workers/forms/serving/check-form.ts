import { z } from 'zod';
import { fieldSchema } from '../../../src/contract/field-schema';
import type { FormFields } from '../../../src/contract/form-fields';
import { fieldProblems } from '../../../src/contract/problems';
import type { FieldProblem } from '../../../src/domain/result';

export type Values<Fields extends FormFields> = { [Name in keyof Fields & string]: string };

const schemaOf = (fields: FormFields, prefix: string) =>
  z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        `${prefix}${name}`,
        z.preprocess((value) => value ?? '', fieldSchema(field)),
      ]),
    ),
  );

export type Checked<Fields extends FormFields> =
  | { ok: true; values: Values<Fields> }
  | { ok: false; errors: FieldProblem[] };

/**
 * The values of a form's fields, or what is wrong with them; `prefix` stands before the field names of a second
 * address.
 */
export function checkForm<Fields extends FormFields>(
  fields: Fields,
  sent: Record<string, string>,
  prefix = '',
): Checked<Fields> {
  const parsed = schemaOf(fields, prefix).safeParse(sent, { reportInput: true });
  if (!parsed.success) return { ok: false, errors: fieldProblems(parsed.error) };
  const values = Object.fromEntries(Object.keys(fields).map((name) => [name, parsed.data[`${prefix}${name}`] ?? '']));
  return { ok: true, values: values as Values<Fields> };
}
