import { z } from 'zod';
import { RULES } from '../domain/validation';
import { whenMissing } from './fields';
import { brokenRule, type FormField, saidOf, takenAs } from './form-fields';

/**
 * The schema of a field of a form, so that a call refuses what the form refuses, with its rule and message. Blanks
 * around the value are dropped, save from what is taken as typed.
 */
export const fieldSchema = (field: FormField) =>
  z
    .string(whenMissing(RULES.required))
    .superRefine((value, context) => {
      const rule = brokenRule(field, value);
      if (rule) context.addIssue({ code: 'custom', message: saidOf(field, rule), params: { rule }, input: value });
    })
    .transform((value) => takenAs(field, value))
    .meta(field.maxLength === undefined ? {} : { maxLength: field.maxLength });
