import { beforeEach, expect, test } from 'vitest';
import { findCoupon } from '../../adapters/embedded/coupons';
import { apiApp } from '..';
import { env, gatewayRequest } from '../live-request.fixture';

const app = apiApp();

interface CouponRow {
  code: string;
  version: number;
  value: number;
  to: string | null;
}

async function call(path: string, json?: object, key: string = crypto.randomUUID()) {
  const asked = new Request(`https://tienda.example/api/desk/coupons${path}`, {
    method: json ? 'POST' : 'GET',
    headers: { authorization: 'Bearer servicio-de-prueba', 'content-type': 'application/json', 'idempotency-key': key },
    ...(json ? { body: JSON.stringify(json) } : {}),
  });
  const answer = await app.request(asked, undefined, { ...env, REQUEST: await gatewayRequest(asked) });
  return { status: answer.status, result: (await answer.json<{ result: CouponRow }>()).result };
}

beforeEach(() => env.SHOP.batch(['coupon', 'desk_audit'].map((table) => env.SHOP.prepare(`DELETE FROM ${table}`))));

test('a coupon is made, changed and ended by calls, once a key, each under the version that was read', async () => {
  const terms = { code: 'verano', kind: 'fixed', value: 99.5, from: '2026-06-01', to: '2099-08-31', maxUses: 9 };
  for (let n = 0; n < 2; n += 1) {
    const { status, result } = await call('', terms, 'hecho');
    expect([status, result.code]).toEqual([200, 'VERANO']);
  }
  expect((await call('', terms)).status).toBe(409);
  const made = await findCoupon(env, 'viu', 'VERANO');
  // The last day is of the coupon.
  expect(made).toMatchObject({ kind: 'fixed', value: 9950, to: Date.parse('2099-09-01T00:00:00-06:00'), maxUses: 9 });
  const { version } = (await call('/VERANO')).result;
  const changed = { kind: 'percent', value: 15, oncePerCustomer: true, version };
  expect((await call('/VERANO', changed)).result.value).toBe(15);
  expect((await call('/VERANO', { ...changed, value: 20 })).status).toBe(409);
  expect(await findCoupon(env, 'viu', 'VERANO')).toMatchObject({ value: 15, oncePerCustomer: true, to: null });
  const now = (await call('/VERANO')).result.version;
  expect((await call('/VERANO/end', { version: now })).result.to).not.toBeNull();
});

test('terms that are none make no coupon and say why', async () => {
  for (const wrong of [
    { kind: 'percent', value: 12.5 },
    { kind: 'percent', value: 101 },
    { kind: 'fixed', value: 0 },
    { kind: 'fixed', value: 10, from: '2026-09-01', to: '2026-08-01' },
    { kind: 'fixed', value: 10, from: 'ayer' },
  ])
    expect((await call('', { code: 'MAL', ...wrong })).status).toBeGreaterThanOrEqual(400);
  expect(await findCoupon(env, 'viu', 'MAL')).toBeNull();
  expect((await call('/NO-HAY', { kind: 'fixed', value: 10, version: 0 })).status).toBe(404);
});
