import { createExecutionContext, env as testEnv, waitOnExecutionContext } from 'cloudflare:test';
import { VIU } from '../../../tests/cart/shop';
import type { Env } from '../../env';
import { gateway } from '../../gateway';

export const env = { ...testEnv, LIMITS_TIMES: '1000' } as Env;

export const SHOP = 'https://localhost';

export const PASSWORD = 'Contraseña1';

export const { flags } = VIU;

interface Answered {
  status: number;
  result: unknown;
  meta: {
    cart?: { count: number; lines: { sku: string; qty: number }[] };
    version?: number;
    notices?: { message: string }[];
    cartId?: string;
  };
}

export async function ask(
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<{ answer: Answered; response: Response }> {
  const ctx = createExecutionContext();
  const sent = {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: method === 'POST' ? JSON.stringify(body ?? {}) : null,
  };
  const response = await gateway(new Request(new URL(path, SHOP), sent), env, ctx);
  await waitOnExecutionContext(ctx);
  const { result, meta = {} } = (await response.json()) as { result: unknown; meta?: Answered['meta'] };
  return { answer: { status: response.status, result, meta }, response };
}

/** A browser on the shop's own pages: what it was told to keep it sends again. */
export function browser() {
  const jar = new Map<string, string>();
  const send = async (method: string, path: string, body?: unknown): Promise<Answered> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const { answer, response } = await ask(method, path, body, { 'sec-fetch-site': 'same-origin', cookie });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0/i.test(line)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  };
  const get = (path: string) => send('GET', path);
  const post = (path: string, body?: unknown) => send('POST', path, body);
  return {
    jar,
    get,
    post,
    add: (sku: string, qty = 1) => post('/api/cart/update', { cartItem: { sku, qty } }),
    signIn: (email: string) => post('/api/user/login', { username: email, password: PASSWORD, tokenCaptcha: '' }),
    lines: async () =>
      ((await get('/api/cart/pull')).result as { sku: string; qty: number }[]).map(({ sku, qty }) => [sku, qty]),
    cartCookie: () => jar.get('__Host-cart-2') ?? [...jar].find(([name]) => /^__Host-cart-\d+$/.test(name))?.[1],
  };
}

export const program = async (method: string, path: string, body?: unknown) =>
  (await ask(method, path, body, {})).answer;

export const tokenOf = async (email: string) =>
  String((await program('POST', '/api/user/login', { username: email, password: PASSWORD, tokenCaptcha: '' })).result);

let made = 0;

/** An account that nobody else in the file has. */
export async function newCustomer(): Promise<{ email: string; id: number }> {
  made += 1;
  const email = `carrito${made}@example.mx`;
  const { result } = await program('POST', '/api/user/create', {
    customer: { email, firstname: 'Ana', lastname: 'Pech' },
    password: PASSWORD,
  });
  return { email, id: (result as { id: number }).id };
}
