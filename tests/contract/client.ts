import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { apiApp } from '../../workers/api';
import { routeRequest } from '../../workers/http/routed-request';
import { sharedRequest, unboundRequest } from '../../workers/make-request';
import { bound } from '../../workers/services/customers/bound-request';
import { unlimited } from '../fakes/unlimited';
import type { Face } from './faces';

const api = apiApp();
const SHOP = 'https://viu.example';

export interface Answered {
  status: number;
  headers: Headers;
  text: string;
  result: unknown;
  meta: Record<string, unknown>;
}

export interface Asking {
  body?: unknown;
  token?: string;
  query?: Record<string, string>;
  /** Idempotency-Key. */
  key?: string;
}

/** A program that calls the API of a shop whose store view is bought at this face. */
export async function call(
  at: Face,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { body, token, query = {}, key }: Asking = {},
): Promise<Answered> {
  const url = new URL(`/api/${path}`, SHOP);
  for (const [name, value] of Object.entries({ ...query, ...(token === undefined ? {} : { token }) }))
    url.searchParams.set(name, value);
  const headers = { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) };
  const raw = new Request(url, {
    method,
    headers,
    body: method === 'POST' || method === 'PUT' ? JSON.stringify(body ?? {}) : null,
  });
  const ctx = createExecutionContext();
  const routed = routeRequest(raw, at.env);
  const request = await sharedRequest(raw, at.env, routed, crypto.randomUUID(), (work) => ctx.waitUntil(work));
  const inside = new URL(url);
  inside.pathname = routed.path;
  const response = await api.fetch(
    new Request(inside, raw),
    { ...at.env, REQUEST: unlimited(bound(await unboundRequest(raw, at.env, routed, request))) },
    ctx,
  );
  await waitOnExecutionContext(ctx);
  const text = await response.text();
  const { result, meta = {} } = JSON.parse(text) as { result: unknown; meta?: Record<string, unknown> };
  return { status: response.status, headers: response.headers, text, result, meta };
}

export const post = (at: Face, path: string, asking?: Asking) => call(at, 'POST', path, asking);
export const put = (at: Face, path: string, asking?: Asking) => call(at, 'PUT', path, asking);
export const get = (at: Face, path: string, asking?: Asking) => call(at, 'GET', path, asking);
export const remove = (at: Face, path: string, asking?: Asking) => call(at, 'DELETE', path, asking);
