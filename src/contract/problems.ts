import type { z } from 'zod';
import type { FieldProblem } from '../domain/result';
import { RULES } from '../domain/validation';
import { MESSAGES } from './messages';

type Issue = z.core.$ZodIssue;

const sized = (issue: { origin: string }) => issue.origin === 'string' || issue.origin === 'array';

function ruleOf(issue: Issue): Omit<FieldProblem, 'field'> {
  if (issue.code === 'custom') return { rule: String(issue.params?.rule ?? 'value'), message: issue.message };
  if (issue.input === undefined || issue.input === null)
    return { rule: 'required', message: issue.message.startsWith('Invalid') ? RULES.required : issue.message };
  if (issue.code === 'too_big')
    return sized(issue) ? { rule: 'text', message: RULES.text } : { rule: 'max', message: MESSAGES.tooLarge };
  if (issue.code === 'too_small') {
    if (sized(issue)) return { rule: 'required', message: RULES.required };
    return issue.minimum === 1
      ? { rule: 'positive', message: RULES.positive }
      : { rule: 'min', message: MESSAGES.invalid };
  }
  return {
    rule: issue.code === 'invalid_type' || issue.code === 'invalid_union' ? 'type' : 'value',
    message: MESSAGES.invalid,
  };
}

/**
 * The refused fields of a failed parse, one problem a field, unknown ones by their own names; parse with `{
 * reportInput: true }` so that a missing field is told from a wrong one.
 */
export function fieldProblems(error: z.ZodError): FieldProblem[] {
  const found = new Map<string, FieldProblem>();
  const note = (path: readonly PropertyKey[], problem: Omit<FieldProblem, 'field'>) => {
    const field = path.map(String).join('.');
    if (!found.has(field)) found.set(field, { field, ...problem });
  };
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) note([...issue.path, key], { rule: 'unknown', message: MESSAGES.invalid });
    else note(issue.path, ruleOf(issue));
  }
  return [...found.values()];
}
