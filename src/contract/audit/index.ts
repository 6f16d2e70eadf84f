import { z } from 'zod';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '../../domain/audit';
import { once } from '../../domain/once';
import { defineCall } from '../call';
import { text, wholeNumber } from '../fields';
import { AUDIT_FORMS, AUDIT_PAGE } from './forms';
import { AUDIT_MESSAGES } from './messages';

const NAME_MAX = 200;
const MOST_ENTRIES = 500;
const MANY_ENTRIES = 100;

const state = once(() =>
  z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .nullable()
    .meta({ description: 'What it was like, and is; money in centavos' }),
);

export const deskAudit = defineCall({
  area: 'desk',
  access: 'service',
  limit: 'none',
  id: 'deskAudit',
  method: 'get',
  path: '/desk/audit',
  summary: 'What operators of a store view did, the newest first; `before` is the id the last page ended with',
  query: () =>
    z.object({
      actor: text(NAME_MAX).optional(),
      subject: z.enum(AUDIT_SUBJECTS).optional(),
      subjectId: text(NAME_MAX).optional(),
      before: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional(),
      size: wholeNumber(1, MOST_ENTRIES).default(MANY_ENTRIES),
    }),
  result: () =>
    z.object({
      entries: z.array(
        z.object({
          id: z.int(),
          at: z.string(),
          actor: z.string(),
          action: z.enum(AUDIT_ACTIONS),
          subject: z.enum(AUDIT_SUBJECTS),
          subjectId: z.string(),
          before: state(),
          after: state(),
          note: z.string().nullable(),
        }),
      ),
      next: z.int().nullable(),
    }),
  refusals: [503],
});

/** What operators did, and who of them. */
export const audit = {
  calls: { deskAudit },
  forms: AUDIT_FORMS,
  messages: AUDIT_MESSAGES,
  desk: { page: AUDIT_PAGE, text: 'Who did what', rank: 6, needs: 'all' },
} as const;
