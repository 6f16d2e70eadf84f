import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { placeInD1 } from '../../adapters/embedded/orders/place-order';
import { product, serve, storeView } from '../../adapters/embedded/testing/catalogue';
import { emptyOrders } from '../../adapters/embedded/testing/empty-orders';
import { order } from '../../adapters/embedded/testing/order';
import { deliverOutbox } from '../../outbox/deliver';
import { deliverWebhooks } from '../../outbox/deliver-webhooks';
import { apiApp } from '..';
import { env, gatewayRequest } from '../live-request.fixture';

const app = apiApp();
const DAY_MS = 24 * 60 * 60 * 1000;
const telling = { ...env, WEBHOOK_URL: '{"viu":"https://retailer.example/avisos"}', WEBHOOK_KEY: 'clave' };

interface Event {
  channel: string;
  id: number;
  type: string;
  order: string | null;
  attempts: number;
  reason: string | null;
  givenUpAt: string | null;
}

async function call(path: string, json?: object, key?: string) {
  const asked = new Request(`https://tienda.example/api/desk/${path}`, {
    method: json ? 'POST' : 'GET',
    headers: {
      authorization: 'Bearer servicio-de-prueba',
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(json ? { body: JSON.stringify(json) } : {}),
  });
  const answer = await app.request(asked, undefined, {
    ...telling,
    REQUEST: { ...(await gatewayRequest(asked)), wakeOutbox: () => undefined },
  });
  const text = await answer.text();
  return {
    status: answer.status,
    text,
    ...(JSON.parse(text) as { result: { events: Event[] }; meta?: { replayed?: true } }),
  };
}
const waiting = async () => (await call('outbox')).result.events;
const givenUp = async () => (await call('outbox?givenUp=true')).result.events;

let number = '';
const fetched = vi.fn<typeof fetch>();

beforeAll(() => serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]));
beforeEach(async () => {
  await emptyOrders();
  const at = new Date(Date.now() - 4 * DAY_MS).toISOString();
  const made = await placeInD1(env, order('buzon', { 'SKU-1': 1 }, { createdAt: at }), {
    owner: 'c',
    route: 'order',
    key: 'buzon',
  });
  if (!made.ok) throw new Error(made.problem.message);
  number = made.value.number;
  fetched.mockReset().mockImplementation(async () => new Response(null, { status: 503 }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('what waits and what was given up is listed with its reason, and with nothing of the shopper', async () => {
  expect((await waiting()).map(({ channel, type, order: of, reason }) => [channel, type, of, reason]).sort()).toEqual([
    ['mail', 'order-placed', number, null],
    ['webhook', 'order-placed', number, null],
  ]);
  await deliverOutbox(telling, Date.now());
  await deliverWebhooks(telling, Date.now());
  expect(await waiting()).toEqual([]);
  const { result, text } = await call('outbox?givenUp=true');
  expect(
    result.events.map(({ channel, order: of, attempts, reason }) => [channel, of, attempts, reason]).sort(),
  ).toEqual([
    ['mail', number, 1, 'no mail is configured'],
    ['webhook', number, 1, 'the retailer answered 503'],
  ]);
  expect(text).not.toMatch(/ana@|Pech|9991234567/);
});

test('what was given up is sent again once under its key, with its time anew', async () => {
  await deliverWebhooks(telling, Date.now());
  const [{ id = 0 } = {}] = await givenUp();
  const again = () => call('outbox/resend', { channel: 'webhook', id }, 'otra-vez');
  expect(await again()).toMatchObject({ status: 200, result: { waiting: true } });
  await deliverWebhooks(telling, Date.now());
  expect((await waiting()).filter(({ channel }) => channel === 'webhook')).toMatchObject([
    { id, attempts: 1, reason: 'the retailer answered 503' },
  ]);
  fetched.mockImplementation(async () => new Response());
  await deliverWebhooks(telling, Date.now() + DAY_MS);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(await again()).toMatchObject({ status: 200, meta: { replayed: true } });
  await deliverWebhooks(telling, Date.now() + DAY_MS);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect((await call('outbox/resend', { channel: 'webhook', id }, 'una-mas')).status).toBe(409);
});

test('what is not there, and what has lost its secret, is not sent again', async () => {
  expect((await call('outbox/resend', { channel: 'mail', id: 987_654 })).status).toBe(404);
  const made = await env.SHOP.prepare(
    "INSERT INTO outbox (type, subject, created_at, next_attempt_at, delivered_at, failure) VALUES ('password-forgotten', '', 0, 0, 1, 'x') RETURNING id",
  ).first<{ id: number }>();
  expect((await call('outbox/resend', { channel: 'mail', id: made?.id })).status).toBe(409);
  expect((await call('outbox/resend', { channel: 'fax', id: 1 })).status).toBe(422);
});
