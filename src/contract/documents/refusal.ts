import type { z } from 'zod';
import { type FieldProblem, type Problem, refuse } from '../../domain/result';

/** Hears of each part of a document that was left out while the rest was kept, in the words a refusal has for it. */
export type Note = (field: string, message: string) => void;

/** Reads the entries of a list one by one; those the schema does not take are left out and named. */
function entriesOf(field: string, schema: z.ZodType, list: readonly unknown[], note: Note): unknown[] {
  return list.filter((entry, index) => {
    const [issue] = schema.safeParse([entry]).error?.issues ?? [];
    if (issue) note([field, index, ...issue.path.slice(1)].join('.'), issue.message);
    return issue === undefined;
  });
}

/** A field without what cannot be read of it; undefined where nothing can. */
function readable(field: string, schema: z.ZodType, value: unknown, note: Note): unknown {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  if (!issue) return value;
  const entries = Array.isArray(value) ? entriesOf(field, schema, value, note) : null;
  if (entries && entries.length < (value as unknown[]).length && schema.safeParse(entries).success) return entries;
  note([field, ...issue.path].join('.'), issue.message);
  return undefined;
}

/**
 * Reads a document by its schema. What cannot be read of the fields in `secondary` is left out and named to `note`: the
 * entry of a list, else the field. Any other field that cannot be read refuses the document, as the schema does.
 */
export function readSalvaging<S extends z.ZodObject>(
  schema: S,
  source: Record<string, unknown>,
  secondary: ReadonlySet<string>,
  note: Note,
): z.ZodSafeParseResult<z.infer<S>> {
  const first = schema.safeParse(source);
  if (first.success) return first;
  const fields = new Set(first.error.issues.map((issue) => String(issue.path[0])));
  if ([...fields].some((field) => !secondary.has(field))) return first;
  const kept = { ...source };
  for (const field of fields) kept[field] = readable(field, schema.shape[field] as z.ZodType, source[field], note);
  return schema.safeParse(kept);
}

/**
 * What a document may need to know of where it is going: `prefix` is the path prefix of its store view, `note` hears
 * what was left out of it.
 */
export interface Context {
  prefix?: string;
  note?: Note;
}

/** For whoever does not ask what was left out. */
export const unheard: Note = () => {};

const MAX_PROBLEMS = 10;

/** A document that is refused, with each field that is the reason. */
export function refusal(kind: string, error: z.ZodError): { ok: false; problem: Problem } {
  const fields = error.issues.slice(0, MAX_PROBLEMS).map(
    (issue): FieldProblem => ({
      field: issue.path.join('.') || kind,
      rule: issue.code ?? 'custom',
      message: issue.message,
    }),
  );
  return refuse(422, 'The document was refused', { fields });
}

/** A document refused for one reason of its own. */
export const refuseField = (field: string, rule: string, message: string): { ok: false; problem: Problem } =>
  refuse(422, 'The document was refused', { fields: [{ field, rule, message }] });

/** Why a document was refused, in one line for a report: "sku: Field is required; price: Must not be negative". */
export const reasonOf = (problem: Problem): string =>
  problem.fields?.map(({ field, message }) => `${field}: ${message}`).join('; ') || problem.message;
