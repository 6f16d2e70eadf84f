import { evictDurableObject, runDurableObjectAlarm, env as testEnv } from 'cloudflare:test';
import type { Env } from '../../../workers/env';
import { armed } from '../../../workers/failpoint';
import { newToken } from '../../../workers/http/token';
import { GOODS } from '../goods';
import type { OpenPlatform } from '../history';
import { ScriptedRetailer } from '../retailer';
import { RETAILER_URL } from './mirror';
import type { Platform } from './platform';

const env = testEnv as unknown as Env & { MIRRORED_CART: Env['CART'] };

/** The retailer of the history that is played. */
let current: ScriptedRetailer | null = null;

/** The tests' own fetch: what goes to the simulated retailer is answered by it, or fails as it was told. */
export async function retailerFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input as RequestInfo, init);
  const url = new URL(request.url);
  if (!current || url.origin !== RETAILER_URL) throw new TypeError(`nobody answers at ${url.origin}`);
  const text = await request.text();
  const path = url.pathname.split('/api/')[1] ?? '';
  const said = current.say(path, Object.fromEntries(url.searchParams), text ? JSON.parse(text) : {});
  if (said === null) throw new TypeError('the connection was lost');
  return said.bare
    ? Response.json(said.result)
    : Response.json({ code: said.code, result: said.result }, { status: said.code });
}

const inStock = (sku: string, qty: number) =>
  env.SHOP.prepare("UPDATE stock SET qty = ? WHERE store = 'viu' AND sku = ?").bind(qty, sku);

/** The orders that begin with the token of a history, out of the shop's own tables. */
async function ordersOf(token: string): ReturnType<Platform['orders']> {
  const { results } = await env.SHOP.prepare(
    "SELECT order_id AS orderId, doc -> 'lines' AS lines FROM orders WHERE substr(order_id, 1, ?) = ?",
  )
    .bind(token.length, token)
    .all<{ orderId: string; lines: string }>();
  return results.map(({ orderId, lines }) => ({ orderId, lines: JSON.parse(lines) }));
}

/** The real objects in this runtime, one cart a history. */
export function openWorkerd(setNow: (now: number) => void): OpenPlatform {
  return async (front) => {
    armed.clear();
    current = front === 'retailer' ? new ScriptedRetailer() : null;
    const own: Env = front === 'retailer' ? { ...env, CART: env.MIRRORED_CART } : env;
    const stub = (token: string) => own.CART.getByName(`viu:${token}`);
    const token = newToken();
    if (front === 'embedded')
      await env.SHOP.batch(Object.entries(GOODS).map(([sku, { stock }]) => inStock(sku, stock)));
    return {
      front,
      token,
      env: own,
      retailer: current,
      setNow,
      // Only an object that was called can be taken out of memory.
      evict: (token) => evictDurableObject(stub(token)).catch(() => undefined),
      ring: async (token) => {
        await runDurableObjectAlarm(stub(token)).catch(() => undefined);
      },
      orders: () => ordersOf(token),
      close: async () => undefined,
    };
  };
}
