import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { CallDefinition } from '../../src/contract/call';
import { success } from '../../src/contract/envelope';
import { MESSAGES } from '../../src/contract/messages';
import { fieldProblems } from '../../src/contract/problems';
import { ok, type Result, refuse } from '../../src/domain/result';
import { readJson } from '../http/body';
import { problemResponse } from '../http/errors';
import { idempotencyKey } from '../http/idempotency-key';
import { isServiceCall } from '../http/service-token';
import type { AppEnv, ShopRequest } from '../http/shop-request';
import { share } from './cors';
import type { Answer } from './reply';

/** A call whose parts have passed its schemas. */
export interface Incoming<Params, Query, Body> {
  c: Context<AppEnv>;
  request: ShopRequest;
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

/** Somebody who claims to be signed in, by a token or by saying that it is no guest: nobody is, so it is refused. Guests send no token, or an empty one. */
const claimsUser = (request: Request, { token, guest }: Record<string, string>) =>
  Boolean(token) || guest === 'false' || /^bearer\s+\S/i.test(request.headers.get('authorization') ?? '');

type AnyCall<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, Result extends z.ZodType> = CallDefinition<Params, Query, Body, Result>;

async function admit<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, Outcome extends z.ZodType>(
  c: Context<AppEnv>,
  call: AnyCall<Params, Query, Body, Outcome>,
): Promise<Result<Incoming<z.output<Params>, z.output<Query>, z.output<Body>>>> {
  const request = c.env.REQUEST;
  const raw = query(c.req.raw);
  if (call.access === 'service') {
    const admitted = await isServiceCall(c.req.raw, c.env.SERVICE_TOKEN);
    if (!admitted.ok) return admitted;
  } else if (claimsUser(c.req.raw, raw)) return refuse(401, MESSAGES.unauthorised);
  if (raw.storeCode && raw.storeCode !== request.store.storeCode) {
    return refuse(422, MESSAGES.invalid, { fields: [{ field: 'storeCode', rule: 'value', message: MESSAGES.invalid }] });
  }
  const params = checked(call.params, c.req.param());
  if (!params.ok) return params;
  const asked = checked(call.query, raw);
  if (!asked.ok) return asked;
  const key = call.keyed ? idempotencyKey(c.req.raw) : ok(null);
  if (!key.ok) return key;
  if (!call.body) return ok({ c, request, params: params.value, query: asked.value, body: undefined as z.output<Body>, key: key.value });
  const json = await readJson(c.req.raw, call.maxBodyBytes);
  if (!json.ok) return json;
  const body = checked(call.body, json.value);
  return body.ok ? ok({ c, request, params: params.value, query: asked.value, body: body.value, key: key.value }) : body;
}

/** Serves a call: validates what comes by its schemas, gives the handler typed parts, wraps the answer in the envelope. */
export function bind<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, Outcome extends z.ZodType>(
  app: Hono<AppEnv>,
  call: AnyCall<Params, Query, Body, Outcome>,
  handle: (incoming: Incoming<z.output<Params>, z.output<Query>, z.output<Body>>) => Answer<z.input<Outcome>>,
): void {
  app.on(call.method.toUpperCase(), call.path, async (c) => {
    share(c, call.sharing);
    const incoming = await admit(c, call);
    if (!incoming.ok) return problemResponse(c, incoming.problem);
    const answer = await handle(incoming.value);
    if (!answer.ok) return problemResponse(c, answer.problem);
    const { result, meta, status = 200, headers = {}, lines } = answer.value;
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (lines) return c.newResponse(lines, status, { 'content-type': 'application/x-ndjson; charset=utf-8' });
    return c.newResponse(JSON.stringify(call.envelope ? success(result, meta, status) : result), status, { 'content-type': 'application/json' });
  });
}
