import type { Context } from 'hono';
import type { Hono } from 'hono/tiny';
import { requireMine } from '../../../src/commerce/mine';
import { isAdmitted } from '../../../src/commerce/principal';
import { storePath } from '../../../src/config/stores';
import { wayBack } from '../../../src/config/way-back';
import type { Access } from '../../../src/contract/access';
import type { FormDefinition } from '../../../src/contract/form';
import { MESSAGES } from '../../../src/contract/messages';
import { OperatorRefused } from '../../../src/domain/operator';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { problemOf } from '../../http/errors';
import { isKey } from '../../http/idempotency-key';
import { TooManyRequests } from '../../http/limits/rate-limit';
import { log, reasonOf, traceOf } from '../../http/log';
import type { AppEnv } from '../../http/shop-request';
import { signInPath } from '../../http/sign-in-path';
import { noteRefused } from '../../services/customers/not-theirs';
import { answer, refusedOutright, wantsJson } from './answer';
import { type Outcome, refusedAt } from './outcome';
import { problemOfFile, readForm } from './read-form';
import type { FormHandler, SentForm } from './sent-form';

/** Whoever the form is not for: with script 401, else on to where one signs in, and back to the form's page. */
function notAdmitted(c: Context<AppEnv>, form: FormDefinition): Response {
  const { store } = c.env.REQUEST;
  const path = signInPath(form.access, form.page);
  if (path === null || wantsJson(c)) return refusedOutright(c, refuse(401, MESSAGES.unauthorised).problem);
  return c.redirect(storePath(store, path), 303);
}

/** The key a form carries, by its own name so that it counts within the form; null without one. */
function keyOf(form: FormDefinition, { key }: Record<string, string>): Result<string | null> {
  if (!key) return ok(null);
  return isKey(key) ? ok(`${form.id}:${key}`) : refuse(422, MESSAGES.invalid);
}

/** What was sent of the form's fields, as text that is the same for the same fields. */
const contentOf = (form: FormDefinition, sent: Record<string, string>): string =>
  JSON.stringify(
    Object.keys(form.fields)
      .sort()
      .map((name) => [name, sent[name] ?? null]),
  );

/** Where the page of a form is that was refused before it ran. */
const pageOf = ({ form, request, sent }: Pick<SentForm, 'form' | 'request' | 'sent'>): string =>
  wayBack(request.store, sent.back) ?? form.page;

/** Runs the handler; a form that the form session remembers runs once for its key. */
async function run<Who extends Access>(
  call: SentForm<Who>,
  handle: (call: SentForm<Who>) => Promise<Outcome>,
): Promise<Outcome> {
  const { form, request, sent, key } = call;
  if (key === null || form.keyKeptBy !== 'session') return handle(call);
  const send = { form: form.id, key, content: contentOf(form, sent) };
  const outcome = await request.formSession().once<Outcome>(
    send,
    () => handle(call),
    ({ refused }) => refused === undefined,
  );
  return outcome.ok ? outcome.value : refusedAt(pageOf(call), outcome.problem);
}

/** Why a form failed, for the log, without the secret and private values that were sent with it. */
function reasonWithout(error: unknown, form: FormDefinition, sent: Record<string, string>): string {
  const hidden = Object.keys(form.fields).flatMap((name) =>
    form.fields[name]?.privacy && sent[name] ? [sent[name]] : [],
  );
  return hidden.reduce((reason, value) => reason.replaceAll(value, '…'), reasonOf(error));
}

/** A file that failed on its way: beside its field where that says why, else without a page. */
async function fileRefused(
  c: Context<AppEnv>,
  call: Pick<SentForm, 'form' | 'request' | 'sent' | 'file'>,
): Promise<Response | null> {
  const { form, sent, file } = call;
  const failed = problemOfFile(file?.failure(), form.file);
  if (!failed) return null;
  const page = pageOf(call);
  return failed.fields ? answer(c, form, sent, refusedAt(page, failed)) : refusedOutright(c, failed, page);
}

/** A form whose handler threw: a file that failed on its way says why, what else failed is logged. */
async function failed(
  c: Context<AppEnv>,
  call: Pick<SentForm, 'form' | 'request' | 'sent' | 'file'>,
  error: unknown,
): Promise<Response> {
  const { form, request, sent } = call;
  const refused = await fileRefused(c, call);
  if (refused) return refused;
  if (error instanceof OperatorRefused) return answer(c, form, sent, refusedAt(pageOf(call), problemOf(error)));
  log('error', 'forms.failed', {
    requestId: request.requestId,
    form: form.id,
    reason: reasonWithout(error, form, sent),
    trace: traceOf(error),
  });
  return refusedOutright(c, problemOf(error as Error));
}

/** Runs a form that could be read. A file that failed on its way counts more than what the handler made of it. */
async function answered<Who extends Access>(
  c: Context<AppEnv>,
  call: SentForm<Who>,
  handle: (call: SentForm<Who>) => Promise<Outcome>,
): Promise<Response> {
  const { form, request, sent, file } = call;
  try {
    const outcome = await run(call, handle);
    if (outcome.refused) noteRefused(request, call.principal, form, outcome.refused);
    return (file && (await fileRefused(c, call))) ?? (await answer(c, form, sent, outcome));
  } catch (error) {
    if (error instanceof TooManyRequests) throw error;
    return failed(c, call, error);
  }
}

async function served<Form extends FormDefinition>(
  c: Context<AppEnv>,
  form: Form,
  handle: FormHandler<Form>,
): Promise<Response> {
  const request = c.env.REQUEST;
  await request.admit(form.limit);
  const { principal } = request;
  if (!isAdmitted<Form['access']>(principal, form.access)) return notAdmitted(c, form);
  const read = await readForm(c.req.raw, form, request.fields);
  if (!read.ok) return refusedOutright(c, read.problem, form.file && form.page);
  const { sent, file, fileProblem, finish } = read.value;
  const key = keyOf(form, sent);
  const mine = () => requireMine<Form['access']>(request.mine(), form.access);
  try {
    if (fileProblem) return await answer(c, form, sent, refusedAt(pageOf({ form, request, sent }), fileProblem));
    return key.ok
      ? await answered<Form['access']>(c, { form, request, principal, mine, sent, key: key.value, file }, handle)
      : refusedOutright(c, key.problem);
  } finally {
    await finish();
  }
}

/** Serves POST of one form. */
export function serveForm<Form extends FormDefinition>(app: Hono<AppEnv>, form: Form, handle: FormHandler<Form>): void {
  app.post(`/f${form.path}`, (c) => served(c, form, handle));
}

/** Serves the forms of an area by their handlers. */
export function serveForms(app: Hono<AppEnv>, forms: Record<string, FormDefinition>, handlers: object): void {
  for (const [id, form] of Object.entries(forms)) {
    // The types of the records have seen to it that each handler stands under the id of its own form.
    const handle = (handlers as Record<string, FormHandler<FormDefinition>>)[id];
    if (!handle) throw new Error(`the form ${id} has no handler`);
    serveForm(app, form, handle);
  }
}
