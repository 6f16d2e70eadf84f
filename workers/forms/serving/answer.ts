import type { Context } from 'hono';
import { storePath } from '../../../src/config/stores';
import { failure, success } from '../../../src/contract/envelope';
import { type FormDefinition, shownAgain } from '../../../src/contract/form';
import type { Notice } from '../../../src/domain/cart/cart';
import { namedParams, type Problem } from '../../../src/domain/result';
import { noteRetryAfter, problemResponse } from '../../http/errors';
import type { AppEnv, ShopRequest } from '../../http/shop-request';
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

/** What was saved, in the place of a page. */
const fileAnswer = (c: Context<AppEnv>, { text, type, name }: NonNullable<Outcome['file']>): Response =>
  c.body(text, 200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  });

/** What is said of an outcome, whoever asked, and where it leads. */
interface Said {
  outcome: Outcome;
  /** In a shopper's words; undefined where nothing was refused. */
  refused: Problem | undefined;
  location: string;
  notices: Notice[];
}

/** The answer of whoever asked for it as JSON. */
function jsonAnswer(c: Context<AppEnv>, { outcome, refused, location, notices }: Said): Response {
  if (refused) {
    noteRetryAfter(c, refused);
    const said = failure(refused);
    return c.json({ ...said, meta: { ...said.meta, location, notices } }, refused.status);
  }
  const { payload } = outcome;
  return c.json(success({ location, notices, ...(typeof payload === 'function' ? payload() : payload) }));
}

/** Leaves in the form session what the page of a refused form shows again, with what it has to say. */
async function leaveRefused(
  { formSession }: ShopRequest,
  { form, sent }: SentAgain,
  { outcome: { over }, notices }: Said,
  refused: Problem,
): Promise<void> {
  const again = { form: form.id, values: kept(form, sent), errors: refused.fields ?? [] };
  await formSession().leave({ notices, ...again, ...(over ? { page: over.page } : {}) });
}

/** Leads on to a page, or out of the shop. */
function redirect(c: Context<AppEnv>, { outcome, refused, location }: Said): Response {
  if (outcome.away) {
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
  }
  const over = refused && outcome.over;
  return c.redirect(over ? storePath(c.env.REQUEST.store, over.location) : location, 303);
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
  const request = c.env.REQUEST;
  const refused = outcome.refused && inWords(outcome.refused);
  if (refused && refused.status >= SERVER_ERROR) return refusedOutright(c, refused, outcome.location, { form, sent });
  if (outcome.file && !refused) return fileAnswer(c, outcome.file);
  const location = outcome.away ?? storePath(request.store, outcome.location);
  const notices = refused ? [...outcome.notices, ...problemNotice(refused)] : outcome.notices;
  const said: Said = { outcome, refused, location, notices };
  if (wantsJson(c)) return jsonAnswer(c, said);
  const flash = outcome.flashNotices ?? notices;
  if (refused && !outcome.reasonInUrl) await leaveRefused(request, { form, sent }, said, refused);
  else if (!outcome.reasonInUrl && flash.length > 0)
    await request.formSession().leave({ notices: flash, form: null, values: {}, errors: [] });
  return redirect(c, said);
}
