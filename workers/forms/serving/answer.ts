import type { Context } from 'hono';
import { storePath } from '../../../src/config/stores';
import { failure, success } from '../../../src/contract/envelope';
import { type FormDefinition, shownAgain } from '../../../src/contract/form';
import type { Notice } from '../../../src/domain/cart/cart';
import { namedParams, type Problem } from '../../../src/domain/result';
import { noteRetryAfter, problemResponse } from '../../http/errors';
import type { AppEnv } from '../../http/shop-request';
import { inWords, type Outcome } from './outcome';
import { refusalPage } from './refusal-page';

const SERVER_ERROR = 500;

/** Kept of a value that was typed: enough to correct it. */
const KEPT_CHARACTERS = 255;

/** What may be shown again of what was typed: the form's own fields, none that is secret or private. */
const kept = (form: FormDefinition, sent: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    shownAgain(form).flatMap((name) =>
      sent[name] === undefined ? [] : [[name, sent[name].slice(0, KEPT_CHARACTERS)]],
    ),
  );

export const wantsJson = (c: Context<AppEnv>): boolean => (c.req.header('accept') ?? '').includes('application/json');

function problemNotice({ message, fields, detail }: Problem): Notice[] {
  if (fields && fields.length > 0) return [];
  const named =
    typeof detail === 'object' && detail !== null && 'notices' in detail && Array.isArray(detail.notices)
      ? (detail.notices as Notice[])
      : [];
  return named.length > 0 ? named : [{ id: 'other', level: 'error', message, params: namedParams(message, detail) }];
}

/** A form as it was sent. */
interface SentAgain {
  form: FormDefinition;
  sent: Record<string, string>;
}

/**
 * Answers without a page to go to: nothing a shopper can correct, or storage that is busy. `again` is what may be sent
 * once more as it was.
 */
export function refusedOutright(
  c: Context<AppEnv>,
  problem: Problem,
  location: string | null = null,
  again: SentAgain | null = null,
): Response {
  if (wantsJson(c)) return problemResponse(c, problem);
  noteRetryAfter(c, problem);
  const held = again && { path: `/f${again.form.path}`, fields: new URLSearchParams(again.sent) };
  return c.html(refusalPage(c.env.REQUEST.store, { problem, location, again: held }), problem.status);
}

/**
 * Sends the shopper on: 303, with what the next page has to say left in the form session, or the same as JSON for
 * whoever asked for it.
 */
export async function answer(
  c: Context<AppEnv>,
  form: FormDefinition,
  sent: Record<string, string>,
  outcome: Outcome,
): Promise<Response> {
  const { store, formSession } = c.env.REQUEST;
  const refused = outcome.refused && inWords(outcome.refused);
  if (refused && refused.status >= SERVER_ERROR) return refusedOutright(c, refused, outcome.location, { form, sent });
  if (outcome.file && !refused)
    return c.body(outcome.file.text, 200, {
      'content-type': outcome.file.type,
      'content-disposition': `attachment; filename="${outcome.file.name}"`,
      'cache-control': 'no-store',
    });
  const location = outcome.away ?? storePath(store, outcome.location);
  const notices = refused ? [...outcome.notices, ...problemNotice(refused)] : outcome.notices;
  if (wantsJson(c)) {
    if (refused) noteRetryAfter(c, refused);
    if (refused) {
      const said = failure(refused);
      return c.json({ ...said, meta: { ...said.meta, location, notices } }, refused.status);
    }
    const { payload } = outcome;
    return c.json(success({ location, notices, ...(typeof payload === 'function' ? payload() : payload) }));
  }
  const over = refused && outcome.over;
  const flashNotices = refused ? notices : (outcome.flashNotices ?? notices);
  if (!outcome.reasonInUrl && (flashNotices.length > 0 || refused)) {
    const again = refused
      ? { form: form.id, values: kept(form, sent), errors: refused.fields ?? [] }
      : { form: null, values: {}, errors: [] };
    await formSession().leave({ notices: flashNotices, ...again, ...(over ? { page: over.page } : {}) });
  }
  if (outcome.away) {
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
  }
  return c.redirect(over ? storePath(store, over.location) : location, 303);
}
