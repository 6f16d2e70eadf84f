import type { z } from 'zod';
import { type FieldProblem, type Problem, refuse } from '../../domain/result';
import type { Note } from './salvage';

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
