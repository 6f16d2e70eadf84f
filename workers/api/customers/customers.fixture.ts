import { createExecutionContext, env as testEnv, waitOnExecutionContext } from 'cloudflare:test';
import { expect } from 'vitest';
import type { Env } from '../../env';
import { gateway } from '../../gateway';

export const env: Env = testEnv;
const SHOP = 'https://localhost';

/** A provider of mail. */
export const MAIL = {
  MAIL_URL: 'https://mail.example/emails',
  MAIL_TOKEN: 'secreto',
  MAIL_FROM: 'Tianguis <hola@tianguis.example>',
  MAIL_ORIGIN: 'https://tianguis.example',
};

/** What such a provider is given. */
export interface SentLetter {
  to: string[];
  subject: string;
  text: string;
}

export interface Answered {
  status: number;
  headers: Headers;
  body: { code: number; result: unknown; meta?: Record<string, unknown> };
}

export async function visit(path: string, init: RequestInit = {}, more: object = {}): Promise<Response> {
  const ctx = createExecutionContext();
  const response = await gateway(
    new Request(new URL(path, SHOP), init),
    { ...env, LIMITS_TIMES: '1000', ...more } as Env,
    ctx,
  );
  await waitOnExecutionContext(ctx);
  return response;
}

const read = async (response: Response): Promise<Answered> => ({
  status: response.status,
  headers: response.headers,
  body: await response.json(),
});

export const get = async (path: string, headers: Record<string, string> = {}, more: object = {}) =>
  read(await visit(path, { headers }, more));

export const post = async (path: string, body: unknown, headers: Record<string, string> = {}, more: object = {}) =>
  read(
    await visit(
      path,
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) },
      more,
    ),
  );

/** Somebody who signed up, with an e-mail of their own. */
export async function newCustomer(password = 'Contraseña1') {
  const email = `ana-${crypto.randomUUID()}@example.mx`;
  const created = await post('/api/user/create', { customer: { email, firstname: 'Ana', lastname: 'Pech' }, password });
  expect(created.status).toBe(200);
  // The letter that welcomes them is long read.
  await env.SHOP.prepare("DELETE FROM outbox WHERE type = 'account-made'").run();
  return { email, password, id: (created.body.result as { id: number }).id };
}

/** The tokens of a program that signed in. */
export async function signedIn({ email, password }: { email: string; password: string }) {
  const { status, body } = await post('/api/user/login', { username: email, password, tokenCaptcha: '' });
  expect([status, body.code]).toEqual([200, 200]);
  return { token: String(body.result), refreshToken: String(body.meta?.refreshToken) };
}

export const me = (token: string, more: object = {}) => get(`/api/user/me?token=${token}`, {}, more);
export const refresh = (refreshToken: string) => post('/api/user/refresh', { refreshToken });

/** A browser on the shop's own pages: what it was told to keep it sends again. */
export function browser() {
  const jar = new Map<string, string>();
  const page = () => ({
    'sec-fetch-site': 'same-origin',
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  const keep = (headers: Headers) => {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0/i.test(line)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
  };
  return {
    jar,
    keep,
    page,
    async post(path: string, body: unknown = {}, more: object = {}) {
      const answer = await post(path, body, page(), more);
      keep(answer.headers);
      return answer;
    },
    async get(path: string, more: object = {}) {
      const answer = await get(path, page(), more);
      keep(answer.headers);
      return answer;
    },
  };
}
