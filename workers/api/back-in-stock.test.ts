import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { scheduled } from '../../functions';
import { purge } from '../../functions/purge';
import { configurable, product, serve, storeView } from '../adapters/embedded/testing/catalogue';
import { deliverOutbox } from '../outbox/deliver';
import { browser, env, newCustomer, post, signedIn, visit } from './customers/customers.fixture';

vi.mock('../pages/waku', () => ({ runPages: async () => new Response('<html></html>') }));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const DAY_MS = 24 * 60 * 60 * 1000;
const NOTED = 'We will write to you when it is back';
const SOLD_OUT = { stock: { is_in_stock: true, qty: 0, manage_stock: true } };
const [LAMP, TABLE, BLUE, SWITCHED_OFF] = ['SKU-1', 'SKU-2', 'BANCA-AZ', 'SKU-4'];

let lines: string[] = [];
beforeAll(async () => {
  await serve(storeView(), [
    product(1, 'Lámpara', SOLD_OUT),
    product(2, 'Mesa', SOLD_OUT),
    configurable(3, 'BANCA', 'Banca', [
      [BLUE, '49', SOLD_OUT],
      ['BANCA-RJ', '50'],
    ]),
    product(4, 'Silla', { ...SOLD_OUT, status: 2 }),
  ]);
});
beforeEach(async () => {
  await env.SHOP.batch([
    env.SHOP.prepare('DELETE FROM outbox'),
    env.SHOP.prepare('DELETE FROM back_in_stock_notice'),
    env.SHOP.prepare('UPDATE stock SET qty = 0'),
  ]);
  lines = [];
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => {
      lines.push(words.map(String).join(' '));
    });
});
afterEach(() => {
  expect(lines.filter((line) => line.includes('@example.mx'))).toEqual([]);
  vi.restoreAllMocks();
});

let last = 0;
const next = () => {
  last += 1;
  return last;
};
const newEmail = () => `eva-${next()}@example.mx`;
const newNetwork = () => ({ 'x-local-address': `10.31.0.${next()}` });

const ask = (body: object, headers: Record<string, string> = newNetwork(), more: object = {}) =>
  post('/api/stock/notify', body, headers, more);

interface Row {
  id: number;
  sku: string;
  email: string;
  customer_id: number | null;
  token_hash: string;
  sent_at: number | null;
}
const notices = async () =>
  (await env.SHOP.prepare('SELECT * FROM back_in_stock_notice ORDER BY id').all<Row>()).results;
const events = async (type: string) =>
  (
    await env.SHOP.prepare('SELECT subject, secret FROM outbox WHERE type = ? ORDER BY id')
      .bind(type)
      .all<{ subject: string; secret: string | null }>()
  ).results;

const backInStock = (sku: string, qty: number) =>
  env.SHOP.prepare("UPDATE stock SET qty = ? WHERE store = 'viu' AND sku = ?").bind(qty, sku).run();
const aMinuteLater = () => scheduled(env, Date.now());

/** Sends a form as a browser without script does. */
async function send(path: string, fields: Record<string, string>, shopper = browser()) {
  const headers = { ...shopper.page(), ...newNetwork(), 'content-type': 'application/x-www-form-urlencoded' };
  const response = await visit(path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
  shopper.keep(response.headers);
  return { status: response.status, location: response.headers.get('location') };
}

test('asked for twice, from two networks and in other capitals, it is one notice and one answer', async () => {
  const email = newEmail();
  const answers = [await ask({ sku: LAMP, email }), await ask({ sku: LAMP, email: email.toUpperCase() })];
  for (const { status, body } of answers)
    expect([status, body]).toEqual([200, { code: 200, resultCode: 200, result: NOTED }]);
  expect(await notices()).toMatchObject([{ sku: LAMP, email, customer_id: null, sent_at: null }]);
  expect(await events('restock-noted')).toHaveLength(1);
});

test('when stock is back each notice is one event, and never another', async () => {
  const [first, second] = [newEmail(), newEmail()];
  for (const email of [first, second]) await ask({ sku: LAMP, email });
  await ask({ sku: TABLE, email: first });
  await aMinuteLater();
  expect(await events('back-in-stock')).toEqual([]);
  await backInStock(LAMP, 3);
  await Promise.all([aMinuteLater(), aMinuteLater()]);
  await aMinuteLater();
  const ofLamp = (await notices()).filter(({ sku }) => sku === LAMP);
  expect(ofLamp.map(({ sent_at }) => sent_at)).toEqual([expect.any(Number), expect.any(Number)]);
  expect(await events('back-in-stock')).toEqual(ofLamp.map(({ id }) => ({ subject: String(id), secret: null })));
  expect((await notices()).find(({ sku }) => sku === TABLE)?.sent_at).toBeNull();
  await backInStock(LAMP, 0);
  await aMinuteLater();
  await backInStock(LAMP, 1);
  await aMinuteLater();
  expect(await events('back-in-stock')).toHaveLength(2);
});

test('a notice that was sent can be asked for again, with another token', async () => {
  const email = newEmail();
  await ask({ sku: LAMP, email });
  await backInStock(LAMP, 1);
  await aMinuteLater();
  await backInStock(LAMP, 0);
  await aMinuteLater();
  const [before] = await notices();
  await ask({ sku: LAMP, email });
  const [after, ...others] = await notices();
  expect([others, after?.id, after?.sent_at, after?.token_hash === before?.token_hash]).toEqual([
    [],
    before?.id,
    null,
    false,
  ]);
  await backInStock(LAMP, 1);
  await aMinuteLater();
  expect(await events('back-in-stock')).toHaveLength(2);
});

test('a variant is told of when it is back itself; what is switched off is not told of', async () => {
  await ask({ sku: BLUE, email: newEmail() });
  await ask({ sku: SWITCHED_OFF, email: newEmail() });
  await backInStock('BANCA-RJ', 5);
  await backInStock(SWITCHED_OFF, 5);
  await aMinuteLater();
  expect(await events('back-in-stock')).toEqual([]);
  await backInStock(BLUE, 5);
  await aMinuteLater();
  expect((await notices()).filter(({ sent_at }) => sent_at !== null)).toMatchObject([{ sku: BLUE }]);
});

test('the link of a message ends a notice by its button alone, and what was ended is told of no more', async () => {
  await ask({ sku: LAMP, email: newEmail() });
  const [noted] = await events('restock-noted');
  const token = noted?.secret ?? '';
  expect(token).toMatch(/^[\w-]{32}$/);
  expect((await notices())[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(
    (
      await visit(`/avisame/baja?clave=${token}`, {
        headers: { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
      })
    ).status,
  ).toBe(200);
  expect(await notices()).toHaveLength(1);
  await send('/f/stock/baja', { clave: 'A'.repeat(32) });
  expect(await notices()).toHaveLength(1);
  for (const _ of ['once', 'again'])
    expect(await send('/f/stock/baja', { clave: token })).toEqual({ status: 303, location: '/avisame/baja' });
  expect(await notices()).toEqual([]);
  await backInStock(LAMP, 1);
  await aMinuteLater();
  expect(await events('back-in-stock')).toEqual([]);
});

test('the token of a link is erased when its event is delivered, and in no log', async () => {
  await ask({ sku: LAMP, email: newEmail() });
  const [noted] = await events('restock-noted');
  const given: (string | null)[] = [];
  await deliverOutbox(env, Date.now() + 1, async ({ secret }) => {
    given.push(secret);
    return null;
  });
  expect(given).toEqual([noted?.secret]);
  expect(await events('restock-noted')).toMatchObject([{ secret: null }]);
  await ask({ sku: TABLE, email: newEmail() });
  const secret = (await events('restock-noted'))[1]?.secret ?? 'none';
  await aMinuteLater();
  expect(lines.some((line) => line.includes('restock-noted'))).toBe(true);
  expect(lines.some((line) => line.includes(secret))).toBe(false);
});

test('STOCK-015 a customer’s token gives their own e-mail, a guest has to give one, and a token nobody has is refused', async () => {
  const customer = await newCustomer();
  const { token } = await signedIn(customer);
  const asked = await post(`/api/stock/notify?token=${token}`, { sku: LAMP }, newNetwork());
  expect([asked.status, asked.body.result]).toEqual([200, NOTED]);
  const another = newEmail();
  await post(`/api/stock/notify?token=${token}`, { sku: TABLE, email: another }, newNetwork());
  expect(await notices()).toMatchObject([
    { sku: LAMP, email: customer.email, customer_id: customer.id },
    { sku: TABLE, email: another, customer_id: customer.id },
  ]);
  const guest = await ask({ sku: LAMP });
  expect([guest.status, guest.body.result]).toEqual([
    422,
    [{ field: 'email', rule: 'required', message: 'Field is required' }],
  ]);
  expect((await post('/api/stock/notify?token=de-nadie', { sku: LAMP, email: another }, newNetwork())).status).toBe(
    401,
  );
  expect(await notices()).toHaveLength(2);
});

test('with the form of a product page a guest gives an e-mail, and a customer may leave it empty', async () => {
  const email = newEmail();
  const volver = '/p/SKU-1/lampara-1';
  const done = await send('/f/stock/avisame', { sku: LAMP, email, volver });
  expect(done).toEqual({ status: 303, location: '/avisame?volver=%2Fp%2FSKU-1%2Flampara-1' });
  const refused = await send('/f/stock/avisame', { sku: LAMP, email: '', volver });
  expect(refused).toEqual({ status: 303, location: '/avisame?volver=%2Fp%2FSKU-1%2Flampara-1&sku=SKU-1' });
  expect((await send('/f/stock/avisame', { sku: LAMP, email: 'eva@', volver: '//tienda.evil/' })).location).toBe(
    '/avisame?sku=SKU-1',
  );
  const customer = await newCustomer();
  const shopper = browser();
  await shopper.post('/api/user/login', { username: customer.email, password: customer.password });
  await send('/f/stock/avisame', { sku: LAMP, email: '' }, shopper);
  expect(await notices()).toMatchObject([
    { email, customer_id: null },
    { email: customer.email, customer_id: customer.id },
  ]);
});

test('what is unknown, or sold by its parts, is refused', async () => {
  for (const sku of ['NADA', 'BANCA']) {
    const { status, body } = await ask({ sku, email: newEmail() });
    expect([status, body.result]).toEqual([404, 'No stock information for given sku']);
  }
  expect((await ask({ sku: LAMP, email: 'eva' })).status).toBe(422);
  expect(await notices()).toEqual([]);
});

test('a network asks for twenty an hour, another one goes on', async () => {
  const network = newNetwork();
  const exact = { LIMITS_TIMES: '1' };
  for (let at = 0; at < 20; at += 1)
    expect((await ask({ sku: LAMP, email: newEmail() }, network, exact)).status).toBe(200);
  const refused = await ask({ sku: LAMP, email: newEmail() }, network, exact);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 3000]).toEqual([429, true]);
  expect((await ask({ sku: LAMP, email: newEmail() }, newNetwork(), exact)).status).toBe(200);
  expect(await notices()).toHaveLength(21);
});

test('an e-mail has fifty notices open at most, and a further one is answered the same', async () => {
  const email = newEmail();
  await env.SHOP.prepare(
    `INSERT INTO back_in_stock_notice (store, sku, email, email_key, token_hash, created_at)
     SELECT 'viu', 'OTRO-' || value, ?1, ?1, ?1 || value, 0 FROM json_each(?2)`,
  )
    .bind(email, JSON.stringify(Array.from({ length: 50 }, (_, at) => at)))
    .run();
  const further = await ask({ sku: LAMP, email });
  expect([further.status, further.body.result, (await notices()).length]).toEqual([200, NOTED, 50]);
  expect((await ask({ sku: LAMP, email: newEmail() })).status).toBe(200);
  expect(await notices()).toHaveLength(51);
});

test('a shop whose stock is a retailer’s has no notices', async () => {
  const upstream = { BACKENDS: JSON.stringify({ viu: { backend: 'upstream', url: 'https://retailer.example' } }) };
  const { status, body } = await ask({ sku: LAMP, email: newEmail() }, newNetwork(), upstream);
  expect([status, body.result]).toEqual([404, 'Notices of stock are not available in this shop']);
});

test('notices go a month after they were sent, or a year after they were asked for', async () => {
  const now = Date.now();
  for (const sku of [LAMP, TABLE]) await ask({ sku, email: newEmail() });
  await env.SHOP.prepare('UPDATE back_in_stock_notice SET sent_at = ? WHERE sku = ?').bind(now, LAMP).run();
  await purge(env, now + 29 * DAY_MS);
  expect(await notices()).toHaveLength(2);
  await purge(env, now + 31 * DAY_MS);
  expect(await notices()).toMatchObject([{ sku: TABLE }]);
  await purge(env, now + 366 * DAY_MS);
  expect(await notices()).toEqual([]);
});

test('a customer who is deleted takes their notices along', async () => {
  const customer = await newCustomer();
  const { token } = await signedIn(customer);
  await post(`/api/stock/notify?token=${token}`, { sku: LAMP }, newNetwork());
  expect(await notices()).toHaveLength(1);
  await env.SHOP.prepare('DELETE FROM customer WHERE id = ?').bind(customer.id).run();
  expect(await notices()).toEqual([]);
});
