import type { Order } from '../../src/domain/order/order';
import { unlimited } from '../../tests/fakes/unlimited';
import { placeInD1 } from '../adapters/embedded/orders/place-order';
import { order } from '../adapters/embedded/testing/order';
import { env } from '../api/live-request.fixture';
import type { Env } from '../env';
import { routeRequest } from '../http/routed-request';
import { sharedRequest, unboundRequest } from '../make-request';
import { bound } from '../services/customers/bound-request';
import { formsApp } from './';

export const TOKEN = 'servicio-de-prueba';
export const ORIGIN = 'https://tienda.example';
const app = formsApp();

/**
 * Sends a form of the desk; `address` names the network it comes from, `more` changes the Worker's settings, `accept`
 * asks for the answer as JSON.
 */
export async function send(
  path: string,
  fields: Record<string, string>,
  { cookie = '', address = '203.0.113.9', more = {} as Partial<Env>, accept = 'text/html' } = {},
) {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: ORIGIN,
    cookie,
    accept,
    'cf-connecting-ip': address,
  };
  const raw = new Request(`${ORIGIN}/f/operacion/${path}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });
  const set = { ...env, ...more };
  const at = routeRequest(raw, set);
  const request = bound(
    await unboundRequest(raw, set, at, await sharedRequest(raw, set, at, 'peticion-1', () => undefined)),
  );
  const answer = await app.request(raw, undefined, { ...set, REQUEST: unlimited(request) });
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    type: answer.headers.get('content-type'),
    text: await answer.text(),
    cookies: request.cookies.changes(),
  };
}

export const operatorCookie = (cookies: string[]): string =>
  cookies.find((one) => one.startsWith('__Host-operator=')) ?? '';
export const cookieOf = ({ cookies }: { cookies: string[] }): string => operatorCookie(cookies).split(';')[0] ?? '';

let last = 0;
export async function placed(more: Partial<Order> = {}): Promise<string> {
  last += 1;
  const made = await placeInD1(env, order(`op-${last}`, { 'SKU-1': 1 }, more), {
    owner: `op-${last}`,
    route: 'order',
    key: `op-${last}`,
  });
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.number;
}
export const row = (number: string) =>
  env.SHOP.prepare('SELECT status, last_event AS events FROM orders WHERE number = ?')
    .bind(number)
    .first<{ status: string; events: number }>();
