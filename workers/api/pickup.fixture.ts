import { expect } from 'vitest';
import type { Branch } from '../../src/domain/branch/branch';
import { BRANCH } from '../../src/domain/branch/branch.fixture';
import { orderRequest } from '../../tests/cart/requests';
import { VIU } from '../../tests/cart/shop';
import { importBranches } from '../adapters/embedded/branches/import-branches';
import type { ShopRequest } from '../http/shop-request';
import { apiApp } from '.';
import { env, liveRequest } from './live-request.fixture';

const app = apiApp();

export const PICKUP = { carrierCode: 'pickup', methodCode: 'recoger_en_sucursal' };

export const documentOf = (
  { state: _state, region_id: _id, region_code: _code, ...branch }: Branch,
  stock: Record<string, number>,
) => ({ ...branch, stock });

export const CENTRO: Branch = {
  ...BRANCH,
  code: 'MID-CENTRO',
  name: 'Mérida Centro',
  city: 'Mérida',
  zipCode: '97000',
  position: null,
};

const streamOf = (lines: object[]) =>
  new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join('')).body as ReadableStream<Uint8Array>;

export const importing = (lines: object[]) => importBranches(env, VIU.storeCode, streamOf(lines));

export const branchQty = async (sku: string, branch = BRANCH.code): Promise<number> =>
  (
    await env.SHOP.prepare('SELECT qty FROM branch_stock WHERE store = ? AND branch = ? AND sku = ?')
      .bind(VIU.storeCode, branch, sku)
      .first<{ qty: number }>()
  )?.qty ?? -1;

export async function send(method: string, path: string, body?: object, more: Partial<ShopRequest> = {}) {
  const response = await app.request(
    `/api/${path}`,
    { method, headers: { 'content-type': 'application/json' }, ...(body ? { body: JSON.stringify(body) } : {}) },
    { ...env, REQUEST: { ...liveRequest(), ...more } },
  );
  return { status: response.status, body: (await response.json()) as { result: unknown } };
}

/** A cart with this many tables, to be picked up at a branch once one is named. */
export async function cartOf(qty: number, branch?: string, sku = 'MESA') {
  const made = await liveRequest().commerce.newCart();
  expect(await made.apply({ kind: 'add', sku, qty }, null)).toMatchObject({
    ok: true,
    value: { notices: [{ level: 'success' }] },
  });
  const cart = liveRequest().commerce.cart(made.token());
  if (branch) expect(await cart.apply({ kind: 'shipping', ...PICKUP, branch }, null)).toMatchObject({ ok: true });
  return cart;
}

export const pickupOrder = (orderId: string, more: Parameters<typeof orderRequest>[1] = {}) =>
  orderRequest(orderId, { shippingMethod: PICKUP, shippingAddress: null, ...more });

/** Places the cart's order and answers its number. */
export async function placed(cart: Awaited<ReturnType<typeof cartOf>>, orderId: string): Promise<string> {
  const answer = await cart.place(pickupOrder(orderId), null);
  if (!answer.ok || answer.value.state !== 'placed') throw new Error(JSON.stringify(answer));
  return answer.value.order.number;
}
