import { UNKNOWN_DEVICE } from '../../src/domain/customer/device';
import { FakeShop, type FakeVisitor, unboundOf } from '../../tests/fakes/commerce';
import { unlimited } from '../../tests/fakes/unlimited';
import { type Identity, resolvePrincipal } from '../http/principal';
import { sessionsOf } from '../http/sessions/sessions';
import { bound } from '../services/customers/bound-request';
import type { UnboundRequest } from '../services/customers/unbound-request';
import { apiApp } from '.';

export interface Answer {
  status: number;
  headers: Headers;
  body: { code: number; result: unknown; meta?: Record<string, unknown> };
  cookies: { token: string; version: number }[];
}

const app = apiApp();

async function identityOf(
  asked: Request,
  { store, cookies, cart, userTokens, customerSessions }: UnboundRequest,
  env: Record<string, string>,
): Promise<Identity> {
  const sessions = sessionsOf({
    ...{ tokens: userTokens(), customerSessions, device: () => UNKNOWN_DEVICE },
    ...{ renews: true, renewed: () => undefined },
  });
  const credentials = {
    at: { kind: 'api', store, url: new URL(asked.url), path: new URL(asked.url).pathname },
    jar: cookies,
    cartToken: cart.token(),
    formToken: () => null,
  } as const;
  return resolvePrincipal(asked, credentials, env, () => sessions);
}

/** A client of the API in front of a fake shop. Without `page` it is a program: no browser headers. */
export function client(
  shop = new FakeShop(),
  visit: FakeVisitor & { page?: boolean; env?: Record<string, string> } = {},
) {
  const send = async (
    method: string,
    path: string,
    init: { json?: unknown; body?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer> => {
    const { request: unbound, cookies } = unboundOf(shop, visit);
    const sent = init.body ?? (init.json === undefined ? undefined : JSON.stringify(init.json));
    const asked = new Request(new URL(path, 'https://tienda.example'), {
      method,
      headers: {
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
        ...(visit.page ? { 'sec-fetch-site': 'same-origin' } : {}),
        ...init.headers,
      },
      ...(sent === undefined || method === 'GET' ? {} : { body: sent }),
    });
    const { principal, session } =
      visit.principal === undefined ? await identityOf(asked, unbound, visit.env ?? {}) : unbound;
    const request = unlimited(bound({ ...unbound, principal, session }));
    const response = await app.request(asked, undefined, { ...visit.env, REQUEST: request });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null, cookies };
  };
  return {
    shop,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, headers ? { headers } : {}),
    post: (path: string, json?: unknown, headers?: Record<string, string>) =>
      send('POST', path, { json, ...(headers ? { headers } : {}) }),
    send,
  };
}

/** The fields a refusal names. */
export const fieldsOf = ({ body }: Answer): string[] =>
  Array.isArray(body.result) ? body.result.map((problem: { field: string }) => problem.field) : [];
