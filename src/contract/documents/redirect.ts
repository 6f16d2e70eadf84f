import { z } from 'zod';
import { once } from '../../domain/once';
import type { Result } from '../../domain/result';
import { canonicalPath } from '../../domain/url';
import { cleanRecord } from './clean';
import { missingOr, REFUSALS, toLine } from './lenient';
import { refusal } from './refusal';

const MAX_LENGTH = 2000;
const place = once(() => z.string(missingOr(REFUSALS.notPath)).max(MAX_LENGTH, REFUSALS.tooLarge));

/** A path as it is looked up: canonical, without host and query. */
function toPath(value: unknown): unknown {
  const text = toLine(value);
  if (typeof text !== 'string') return text;
  const [path = ''] = text.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  return canonicalPath(path) ?? false;
}

/** Where to: a path inside the store view with its query, or the address of another site. */
function toPlace(value: unknown): unknown {
  const text = toLine(value);
  if (typeof text !== 'string' || /^https?:\/\//i.test(text)) return text;
  return /^[a-z][a-z\d+.-]*:/i.test(text) ? false : `/${text.replace(/^[/\\]+/, '')}`;
}

const schema = once(() =>
  z
    .object({ from: z.preprocess(toPath, place()), to: z.preprocess(toPlace, place()) })
    .refine(({ from, to }) => from !== '/' && (/^https?:/i.test(to) || from !== toPath(to)), {
      path: ['to'],
      error: 'Must lead somewhere else',
    }),
);

/** A path that was moved by hand, and where to. */
export type RedirectRow = z.infer<ReturnType<typeof schema>>;

/** A redirect as the shop keeps it; refused (422, with its fields) when it leads nowhere or back to itself. */
export function parseRedirect(raw: Record<string, unknown>): Result<RedirectRow> {
  const parsed = schema().safeParse(cleanRecord(raw));
  return parsed.success ? { ok: true, value: parsed.data } : refusal('redirect', parsed.error);
}
