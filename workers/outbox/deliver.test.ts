import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { scheduled } from '../../functions';
import { embeddedBackInStock } from '../adapters/embedded/back-in-stock';
import { configurable, env, NOON, product, serve, storeView } from '../adapters/embedded/testing/catalogue';
import { deliverOutbox } from './deliver';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const EMAIL = 'eva.tun@example.mx';
const SOLD_OUT = { stock: { is_in_stock: true, qty: 0, manage_stock: true } };
const store = storeView('viu');
const mailing = {
  ...env,
  MAIL_URL: 'https://mail.example/emails',
  MAIL_TOKEN: 'secreto',
  MAIL_FROM: 'Tianguis <hola@tianguis.example>',
  MAIL_ORIGIN: 'https://tianguis.example',
};

interface Sent {
  key: string | null;
  to: string[];
  subject: string;
  text: string;
  html: string;
}

let sent: Sent[] = [];
let lines: string[] = [];
let answer: () => Response | Promise<Response> = () => Response.json({});

beforeAll(async () => {
  await serve(store, [
    product(1, 'Lámpara "Sol"\r\nBcc: x@y.mx', SOLD_OUT),
    configurable(3, 'BANCA', 'Banca', [['BANCA-AZ', '49', SOLD_OUT]]),
  ]);
});
beforeEach(async () => {
  await env.SHOP.batch([env.SHOP.prepare('DELETE FROM outbox'), env.SHOP.prepare('DELETE FROM back_in_stock_notice')]);
  sent = [];
  lines = [];
  answer = () => Response.json({});
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push({ key: new Headers(init?.headers).get('idempotency-key'), ...JSON.parse(String(init?.body)) });
    return answer();
  });
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => lines.push(String(line)));
});
afterEach(() => {
  expect(lines.filter((line) => line.includes(EMAIL) || line.includes('secreto'))).toEqual([]);
  vi.restoreAllMocks();
});

const ask = (sku: string, now = NOON) => embeddedBackInStock(env, 'viu', now).notify({ sku, email: EMAIL });
const rows = async () =>
  (
    await env.SHOP.prepare(
      'SELECT type, secret, failure, delivered_at AS deliveredAt, attempts FROM outbox ORDER BY id',
    ).all()
  ).results;
const said = (event: string) => lines.map((line) => JSON.parse(line)).filter((line) => line.event === event);

test('a notice of stock is written of with the link that ends it, and once more when the product is back', async () => {
  await ask('BANCA-AZ');
  expect(await deliverOutbox(mailing, NOON)).toBe(1);
  expect(sent).toMatchObject([{ to: [EMAIL], subject: 'Te avisaremos cuando llegue Banca' }]);
  expect(sent[0]?.text).toMatch(/https:\/\/tianguis\.example\/p\/BANCA\/banca[\w-]*\/BANCA-AZ\n/);
  expect(sent[0]?.text).toMatch(/https:\/\/tianguis\.example\/avisame\/baja\?clave=[\w-]{32}\n/);
  await env.SHOP.prepare("UPDATE stock SET qty = 3 WHERE store = 'viu' AND sku = 'BANCA-AZ'").run();
  await scheduled(mailing, NOON + MINUTE_MS);
  await scheduled(mailing, NOON + 2 * MINUTE_MS);
  expect(sent.map(({ subject }) => subject)).toEqual(['Te avisaremos cuando llegue Banca', 'Ya llegó: Banca']);
});

test('a name with a line break breaks no header', async () => {
  await ask('SKU-1');
  await deliverOutbox(mailing, NOON);
  expect(sent[0]?.subject).toBe('Te avisaremos cuando llegue Lámpara "Sol" Bcc: x@y.mx');
});

test('who ended the notice meanwhile is not written to', async () => {
  await ask('SKU-1');
  await env.SHOP.prepare('DELETE FROM back_in_stock_notice').run();
  expect([await deliverOutbox(mailing, NOON), sent]).toEqual([1, []]);
});

test('a message whose answer was lost comes again under the same key', async () => {
  await ask('SKU-1');
  answer = () => Promise.reject(new TypeError('network'));
  expect(await deliverOutbox(mailing, NOON)).toBe(0);
  expect(await rows()).toMatchObject([{ secret: expect.any(String), deliveredAt: null, attempts: 1 }]);
  answer = () => Response.json({});
  expect(await deliverOutbox(mailing, NOON + MINUTE_MS)).toBe(1);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]?.key).toMatch(/^restock-noted-\d+-\d+$/);
});

test('runs at the same time send a message once', async () => {
  for (const sku of ['SKU-1', 'BANCA-AZ']) await ask(sku);
  const counts = await Promise.all([1, 2, 3].map(() => deliverOutbox(mailing, NOON)));
  expect([counts.reduce((sum, count) => sum + count), sent.length]).toEqual([2, 2]);
});

test('a message that its provider refuses is given up with the reason, and its token is erased', async () => {
  await ask('SKU-1');
  answer = () => new Response(null, { status: 422 });
  await deliverOutbox(mailing, NOON);
  expect(await rows()).toMatchObject([{ secret: null, failure: 'the provider answered 422', deliveredAt: NOON }]);
  expect(await deliverOutbox(mailing, NOON + DAY_MS)).toBe(0);
  expect([sent.length, said('outbox.given-up')]).toEqual([1, [expect.objectContaining({ type: 'restock-noted' })]]);
});

test('a provider that is down is asked again for three days, then the message is given up', async () => {
  await ask('SKU-1');
  answer = () => new Response(null, { status: 503, headers: { 'retry-after': '600' } });
  await deliverOutbox(mailing, NOON);
  await deliverOutbox(mailing, NOON + 9 * MINUTE_MS);
  expect(sent).toHaveLength(1);
  await deliverOutbox(mailing, NOON + 10 * MINUTE_MS);
  await deliverOutbox(mailing, NOON + 3 * DAY_MS);
  expect(await rows()).toMatchObject([{ deliveredAt: null, attempts: 3 }]);
  await deliverOutbox(mailing, NOON + 3 * DAY_MS + 20 * MINUTE_MS);
  expect(await rows()).toMatchObject([{ secret: null, failure: 'the provider answered 503' }]);
});

test('without a provider a message waits', async () => {
  await ask('SKU-1');
  await deliverOutbox(env, NOON);
  expect(said('outbox.failed')).toMatchObject([{ reason: 'no mail is configured' }]);
  expect(await deliverOutbox(mailing, NOON + MINUTE_MS)).toBe(1);
});

test('an event whose deliverer died comes again a minute later', async () => {
  await ask('SKU-1');
  await new Promise<void>((begun) => {
    void deliverOutbox(mailing, NOON, () => {
      begun();
      return new Promise(() => {});
    });
  });
  expect(await deliverOutbox(mailing, NOON + 59_000)).toBe(0);
  expect(await deliverOutbox(mailing, NOON + 60_000)).toBe(1);
});
