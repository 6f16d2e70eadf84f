import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { purge } from '../../functions/purge';
import { toCentavos } from '../../src/domain/money';
import type { OrderEvent } from '../../src/domain/order/events';
import { changeOrder } from '../adapters/embedded/orders/change';
import { expireOrders } from '../adapters/embedded/orders/expire';
import { placeInD1 } from '../adapters/embedded/orders/place-order';
import { env, NOON, product, serve, storeView } from '../adapters/embedded/testing/catalogue';
import { emptyOrders } from '../adapters/embedded/testing/empty-orders';
import { order } from '../adapters/embedded/testing/order';
import { isSigned } from '../http/shared-secrets';
import { deliverOutbox, wakeOutbox } from './deliver';
import { deliverWebhooks } from './deliver-webhooks';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const KEY = 'clave-del-aviso';
const URL_OF = { viu: 'https://viu.example/avisos', muebles_america: 'https://america.example/avisos' };
const telling = {
  ...env,
  WEBHOOK_URL: JSON.stringify(URL_OF),
  WEBHOOK_KEY: JSON.stringify({ viu: KEY, muebles_america: `${KEY}-2` }),
};

interface Told {
  url: string;
  headers: Headers;
  body: string;
  id: string;
  type: string;
  number: string;
  status: string;
  money: Record<string, number>;
  cfdiEgreso?: number;
}

let told: Told[] = [];
let lines: string[] = [];
let last = 0;
let answer: (event: Told) => Response | Promise<Response> = () => new Response(null, { status: 204 });

beforeAll(async () => {
  for (const store of ['viu', 'muebles_america'])
    await serve(storeView(store), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]);
});
beforeEach(async () => {
  await emptyOrders();
  told = [];
  lines = [];
  answer = () => new Response(null, { status: 204 });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const body = String(init?.body);
    const event = { url: String(url), headers: new Headers(init?.headers), body, ...JSON.parse(body) };
    told.push(event);
    return answer(event);
  });
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => lines.push(String(line)));
});
afterEach(() => {
  expect(lines.filter((line) => line.includes(KEY))).toEqual([]);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function placed(storeCode = 'viu'): Promise<string> {
  last += 1;
  const made = await placeInD1(env, order(`aviso-${last}`, { 'SKU-1': 1 }, { storeCode }), {
    owner: `c-${last}`,
    route: 'order',
    key: `aviso-${last}`,
  });
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.number;
}

async function happens(number: string, event: OrderEvent): Promise<void> {
  last += 1;
  expect(
    await changeOrder(env, { number }, event, { source: 'operator', id: `suceso-${last}`, at: NOON }),
  ).toMatchObject({ ok: true });
}
const pays = (number: string, pesos: number) => happens(number, { type: 'received', amount: toCentavos(pesos * 100) });

const run = (now = NOON) => deliverWebhooks(telling, now);
const typesOf = (number: string) => told.filter((event) => event.number === number).map(({ type }) => type);
const said = (event: string) => lines.map((line) => JSON.parse(line)).filter((line) => line.event === event);
const rows = async () =>
  (
    await env.SHOP.prepare(
      'SELECT type, attempts, delivered_at AS deliveredAt, failure FROM webhook_event ORDER BY id',
    ).all<Record<string, unknown>>()
  ).results;

test('what happens to an order is told in order, signed, each with the order as it was right after', async () => {
  const number = await placed();
  await pays(number, 1000.5);
  await pays(number, 159.5);
  await happens(number, { type: 'send' });
  expect(await run()).toBe(4);
  expect(told.map(({ type, status, money }) => [type, status, money.received, money.due])).toEqual([
    ['order-placed', 'pending', 0, 1160],
    ['order-short', 'pending', 1000.5, 159.5],
    ['order-paid', 'processing', 1160, 0],
    ['order-sent', 'sent', 1160, 0],
  ]);
  expect(new Set(told.map(({ id }) => id)).size).toBe(4);
  expect(JSON.parse(told[0]?.body ?? '')).toMatchObject({
    number,
    store: 'viu',
    at: new Date(NOON).toISOString(),
    accepted: false,
  });
  expect(told[0]?.body).not.toMatch(/ana@|Pech|9991234567/);
  for (const { url, headers, body } of told) {
    const signature = headers.get('tianguis-signature');
    expect([url, await isSigned(KEY, signature, body, Date.now())]).toEqual([URL_OF.viu, true]);
    expect(await isSigned(KEY, signature, body.replace('1160', '1161'), Date.now())).toBe(false);
    expect(await isSigned(KEY, signature, body, Date.now() + 6 * MINUTE_MS)).toBe(false);
  }
  expect(await run(NOON + DAY_MS)).toBe(0);
});

test('a return, a credit and a cancel say what a CFDI of type egreso takes off the invoice, and the refund after them nothing more', async () => {
  const number = await placed();
  await pays(number, 1160);
  await happens(number, { type: 'send' });
  await happens(number, { type: 'adjusted', amount: toCentavos(10_00) });
  await happens(number, { type: 'return-items', items: [{ lineNo: 1, qty: 1 }], amount: toCentavos(50_05) });
  await happens(number, { type: 'refunded', amount: toCentavos(60_05) });
  await happens(number, { type: 'cancel' });
  await run();
  expect(told.map(({ type, cfdiEgreso }) => [type, cfdiEgreso])).toEqual([
    ['order-placed', undefined],
    ['order-paid', undefined],
    ['order-sent', undefined],
    ['order-credited', 10],
    ['order-returned', 50.05],
    ['order-refunded', undefined],
    ['order-canceled', 1099.95],
  ]);
  const letters = await env.SHOP.prepare(
    "SELECT type FROM outbox WHERE type IN ('order-credited', 'order-returned')",
  ).all();
  expect(letters.results).toEqual([]);
});

test('an event of an order waits for the earlier ones of it; other orders go on', async () => {
  const [stuck, free] = [await placed(), await placed()];
  for (const number of [stuck, free]) await pays(number, 1160);
  answer = ({ number }) => new Response(null, { status: number === stuck ? 500 : 200 });
  await run();
  expect([typesOf(stuck), typesOf(free)]).toEqual([['order-placed'], ['order-placed', 'order-paid']]);
  answer = () => new Response(null, { status: 200 });
  await run(NOON + 29_000);
  expect(typesOf(stuck)).toEqual(['order-placed']);
  await run(NOON + 30_000);
  expect(typesOf(stuck)).toEqual(['order-placed', 'order-placed', 'order-paid']);
  const [first, again] = told.filter(({ number }) => number === stuck);
  expect(again?.body).toBe(first?.body);
});

test('a retailer that does not answer holds up neither another one nor the mail', async () => {
  await placed('viu');
  const other = await placed('muebles_america');
  answer = ({ url }) => (url === URL_OF.viu ? Promise.reject(new TypeError('network')) : new Response());
  expect(await run()).toBe(1);
  expect(typesOf(other)).toEqual(['order-placed']);
  const mail = vi.fn(async () => null);
  expect(await deliverOutbox(telling, NOON, mail)).toBe(2);
  expect(await rows()).toMatchObject([
    { failure: expect.stringContaining('network'), deliveredAt: null },
    { failure: null, deliveredAt: NOON },
  ]);
});

test('mail that cannot go holds up no webhook', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  const number = await placed();
  await wakeOutbox(telling);
  expect(typesOf(number)).toEqual(['order-placed']);
  expect(said('outbox.failed')).toMatchObject([{ reason: 'no mail is configured' }]);
});

test('many failures end a run: a retailer that is down is not asked for every order', async () => {
  for (let made = 0; made < 7; made += 1) await placed();
  answer = () => new Response(null, { status: 503 });
  expect(await run()).toBe(0);
  expect(told).toHaveLength(5);
});

test('after three days an event is given up with its reason, and what came after it is told', async () => {
  const number = await placed();
  await pays(number, 1160);
  answer = () => new Response(null, { status: 503, headers: { 'retry-after': '600' } });
  await run();
  await run(NOON + 9 * MINUTE_MS);
  expect(told).toHaveLength(1);
  await run(NOON + 3 * DAY_MS);
  expect(await rows()).toMatchObject([
    { deliveredAt: null, failure: 'the retailer answered 503', attempts: 2 },
    { attempts: 0 },
  ]);
  answer = ({ type }) => new Response(null, { status: type === 'order-placed' ? 503 : 200 });
  const late = NOON + 3 * DAY_MS + 20 * MINUTE_MS;
  await run(late);
  await run(late);
  expect(await rows()).toMatchObject([
    { deliveredAt: late, failure: 'the retailer answered 503' },
    { deliveredAt: late, failure: null },
  ]);
  expect(said('webhook.given-up')).toMatchObject([{ type: 'order-placed' }]);
  await purge(telling, late + 8 * DAY_MS);
  expect(await rows()).toMatchObject([{ type: 'order-placed' }]);
  await purge(telling, late + 31 * DAY_MS);
  expect(await rows()).toEqual([]);
});

test('runs at the same time tell an event once; one whose teller died is told a minute later', async () => {
  const number = await placed();
  await Promise.all([run(), run(), run()]);
  expect(typesOf(number)).toEqual(['order-placed']);
  await pays(number, 1160);
  await new Promise<void>((begun) => {
    answer = () => {
      begun();
      return new Promise(() => {});
    };
    void run();
  });
  answer = () => new Response();
  expect(await run(NOON + 59_000)).toBe(0);
  expect(await run(NOON + 60_000)).toBe(1);
  expect(typesOf(number)).toEqual(['order-placed', 'order-paid', 'order-paid']);
});

test('an order that expires is told as one that nothing is charged for', async () => {
  const number = await placed();
  await pays(number, 60);
  expect(await expireOrders(env, NOON + 8 * DAY_MS)).toBe(1);
  await run(NOON + 8 * DAY_MS);
  expect(typesOf(number)).toEqual(['order-placed', 'order-short', 'order-expired']);
  expect(told.at(-1)).toMatchObject({
    status: 'expired',
    accepted: false,
    money: { charged: 0, received: 60, toRefund: 60, due: 0 },
  });
});

test('of two retailers each is told under a key of its own; one key for both tells nobody', async () => {
  await placed('viu');
  await placed('muebles_america');
  expect(await deliverWebhooks({ ...telling, WEBHOOK_KEY: KEY }, NOON)).toBe(0);
  expect(said('webhook.no-key').length).toBe(2);
  expect(await deliverWebhooks(telling, NOON)).toBe(2);
  for (const [url, own, others] of [
    [URL_OF.viu, KEY, `${KEY}-2`],
    [URL_OF.muebles_america, `${KEY}-2`, KEY],
  ] as const) {
    const { headers, body } = told.find((one) => one.url === url) as Told;
    const signature = headers.get('tianguis-signature');
    expect([
      await isSigned(own, signature, body, Date.now()),
      await isSigned(others, signature, body, Date.now()),
    ]).toEqual([true, false]);
  }
});

test('without key or with an address that is no https one nobody is told, and it is logged; what has no webhook is forgotten in three days', async () => {
  await placed();
  expect(await deliverWebhooks({ ...telling, WEBHOOK_KEY: undefined }, NOON)).toBe(0);
  expect(
    await deliverWebhooks({ ...telling, WEBHOOK_KEY: KEY, WEBHOOK_URL: '{"viu":"http://viu.example/avisos"}' }, NOON),
  ).toBe(0);
  expect([said('webhook.no-key').length, said('webhook.unsafe-address').length, told.length]).toEqual([2, 1, 0]);
  await purge(env, NOON + 3 * DAY_MS);
  await purge(telling, NOON + 3 * DAY_MS + 1);
  expect(await rows()).toHaveLength(1);
  await purge(env, NOON + 3 * DAY_MS + 1);
  expect(await rows()).toEqual([]);
});

test('a run that has nothing to tell writes nothing', async () => {
  await placed();
  await run();
  const asked = vi.spyOn(env.SHOP, 'prepare');
  expect([await run(NOON + 4 * DAY_MS), await deliverWebhooks(env, NOON + 4 * DAY_MS)]).toEqual([0, 0]);
  expect(asked.mock.calls.filter(([sql]) => !sql.startsWith('SELECT'))).toEqual([]);
});
