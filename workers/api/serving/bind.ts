import type { Context } from 'hono';
import type { Hono } from 'hono/tiny';
import type { z } from 'zod';
import { type MineOf, requireMine } from '../../../src/commerce/mine';
import { isAdmitted, type Principal, type PrincipalOf } from '../../../src/commerce/principal';
import type { Access } from '../../../src/contract/access';
import type { CallDefinition } from '../../../src/contract/call';
import { success } from '../../../src/contract/envelope';
import { MESSAGES } from '../../../src/contract/messages';
import { fieldProblems } from '../../../src/contract/problems';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { readJson } from '../../http/body';
import { problemResponse } from '../../http/errors';
import { idempotencyKey } from '../../http/idempotency-key';
import type { AppEnv, ShopRequest } from '../../http/shop-request';
import { noteRefused } from '../../services/customers/not-theirs';
import { share } from './cors';
import type { Answer } from './reply';

/** A call whose parts have passed its schemas. */
export interface ApiCall<Params, Query, Body, Who extends Access = Access> {
  c: Context<AppEnv>;
  request: ShopRequest;
  /** Who makes the call, of the kinds it is for. */
  principal: PrincipalOf<Who>;
  /** What is theirs. */
  mine(): MineOf<Who>;
  params: Params;
  query: Query;
  body: Body;
  /** Idempotency-Key of the client, null without one. */
  key: string | null;
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): Result<z.output<Schema>> {
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success ? ok(parsed.data) : refuse(422, MESSAGES.invalid, { fields: fieldProblems(parsed.error) });
}

function query(request: Request): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new URL(request.url).searchParams) values[name] ??= value;
  return values;
}

/** Lets in whom a call is for. A shop without a service token does not have the service's calls at all. */
function admitted<Who extends Access>(
  c: Context<AppEnv>,
  access: Who,
  { guest }: Record<string, string>,
): Result<PrincipalOf<Who>> {
  const { principal } = c.env.REQUEST;
  if (access === 'service' && !c.env.SERVICE_TOKEN) return refuse(404, MESSAGES.notFound);
  const claimsMore = (principal: Principal) => principal.kind === 'guest' && guest === 'false';
  if (isAdmitted(principal, access) && !claimsMore(principal)) return ok(principal);
  return refuse(401, access === 'service' ? MESSAGES.serviceUnauthorised : MESSAGES.unauthorised);
}

const noSuchStore = () =>
  refuse(422, MESSAGES.invalid, { fields: [{ field: 'storeCode', rule: 'value', message: MESSAGES.invalid }] });

/** What a call was sent, by its schema. */
async function bodyOf<Body extends z.ZodType>(
  request: Request,
  { body, maxBodyBytes }: { body: () => Body; maxBodyBytes: number },
): Promise<Result<z.output<Body>>> {
  const json = await readJson(request, maxBodyBytes);
  return json.ok ? checked(body(), json.value) : json;
}

async function admit<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Outcome extends z.ZodType,
  Who extends Access,
>(
  c: Context<AppEnv>,
  call: CallDefinition<Params, Query, Body, Outcome, Who>,
): Promise<Result<ApiCall<z.output<Params>, z.output<Query>, z.output<Body>, Who>>> {
  const request = c.env.REQUEST;
  const raw = query(c.req.raw);
  const principal = admitted(c, call.access, raw);
  if (!principal.ok) return principal;
  if (raw.storeCode && raw.storeCode !== request.store.storeCode) return noSuchStore();
  const params = checked(call.params(), c.req.param());
  if (!params.ok) return params;
  const asked = checked(call.query(), raw);
  if (!asked.ok) return asked;
  const key = call.keyed ? idempotencyKey(c.req.raw) : ok(null);
  if (!key.ok) return key;
  const parts = {
    c,
    request,
    principal: principal.value,
    mine: () => requireMine(request.mine(), call.access),
    params: params.value,
    query: asked.value,
    key: key.value,
  };
  if (!call.body) return ok({ ...parts, body: undefined as z.output<Body> });
  const body = await bodyOf(c.req.raw, { body: call.body, maxBodyBytes: call.maxBodyBytes });
  return body.ok ? ok({ ...parts, body: body.value }) : body;
}

/**
 * Serves a call: counts it, lets in whom it is for, validates what comes by its schemas, gives the handler typed parts,
 * wraps the answer in the envelope.
 */
export function bind<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Outcome extends z.ZodType,
  Who extends Access,
>(
  app: Hono<AppEnv>,
  call: CallDefinition<Params, Query, Body, Outcome, Who>,
  handle: (call: ApiCall<z.output<Params>, z.output<Query>, z.output<Body>, Who>) => Answer<z.input<Outcome>>,
): void {
  app.on(call.method.toUpperCase(), call.path, async (c) => {
    await c.env.REQUEST.admit(call.limit);
    share(c, call.sharing);
    const incoming = await admit(c, call);
    if (!incoming.ok) return problemResponse(c, incoming.problem);
    const answer = await handle(incoming.value);
    if (!answer.ok) {
      noteRefused(c.env.REQUEST, incoming.value.principal, call, answer.problem);
      return problemResponse(c, answer.problem);
    }
    const { result, meta, status = 200, headers = {}, lines } = answer.value;
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (lines) return c.newResponse(lines, status, { 'content-type': 'application/x-ndjson; charset=utf-8' });
    return c.newResponse(JSON.stringify(call.envelope ? success(result, meta, status) : result), status, {
      'content-type': 'application/json',
    });
  });
}
