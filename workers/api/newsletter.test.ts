import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { purge } from '../../functions/purge';
import { couponEmail, findCoupon, whyUsed } from '../adapters/embedded/coupons';
import { deliverOutbox } from '../outbox/deliver';
import { dispatch } from '../outbox/dispatch';
import { browser, env, get, newCustomer, post, signedIn, visit } from './customers/customers.fixture';

/** Hashing is cheap here; what it costs is tested with the passwords. */
vi.mock('../pages/waku', () => ({ runPages: async () => new Response('<html></html>') }));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const DAY_MS = 24 * 60 * 60 * 1000;
const EXACT = { LIMITS_TIMES: '1' };
const MAIL = {
  MAIL_URL: 'https://mail.example/send',
  MAIL_FROM: 'tienda@tianguis.example',
  MAIL_TOKEN: 'x',
  MAIL_ORIGIN: 'https://tienda.example',
};

let last = 0;
const next = () => {
  last += 1;
  return last;
};
const newEmail = () => `eva-${next()}@example.mx`;
const newNetwork = () => ({ 'x-local-address': `10.41.0.${next()}` });

const lines: string[] = [];
beforeEach(async () => {
  lines.length = 0;
  await env.SHOP.batch(
    ['outbox', 'newsletter', 'coupon', 'coupon_use'].map((table) => env.SHOP.prepare(`DELETE FROM ${table}`)),
  );
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => lines.push(String(line)));
});
afterEach(() => {
  expect(lines.filter((line) => line.includes('@example.mx'))).toEqual([]);
  vi.restoreAllMocks();
});

const events = async (type: string) =>
  (
    await env.SHOP.prepare('SELECT id, secret FROM outbox WHERE type = ? ORDER BY id')
      .bind(type)
      .all<{ id: number; secret: string | null }>()
  ).results;
const rows = async () =>
  (await env.SHOP.prepare('SELECT * FROM newsletter ORDER BY id').all<Record<string, string | number | null>>())
    .results;
const coupons = async () =>
  (await env.SHOP.prepare('SELECT code, kind, value, max_uses, once_per_customer FROM coupon').all()).results;

const subscribe = async (email: string, headers: Record<string, string> = newNetwork(), more: object = EXACT) => {
  const { status, body } = await post('/api/newsletter', { email }, headers, more);
  return [status, body.result];
};

async function remove(email: string, token = '') {
  const headers = { 'content-type': 'application/json', ...newNetwork() };
  const answered = await visit(`/api/newsletter?token=${token}`, {
    method: 'DELETE',
    headers,
    body: JSON.stringify({ email }),
  });
  return [answered.status, (await answered.json<{ result: unknown }>()).result];
}

async function send(path: string, fields: Record<string, string>, shopper = browser()) {
  const headers = {
    ...shopper.page(),
    ...newNetwork(),
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const answered = await visit(path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
  return { status: answered.status, text: await answered.text() };
}

/** The link of the newest message to a new subscriber. */
const linkOf = async () => (await events('newsletter-asked')).at(-1)?.secret ?? '';

/** What would be mailed now: the events are delivered to a provider that keeps them. */
async function mailed() {
  const sent: { to: string; kind: string; subject: string; text: string }[] = [];
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(MAIL.MAIL_URL)) return real(input, init);
    sent.push(JSON.parse(String(input instanceof Request ? await input.text() : init?.body)));
    return Response.json({});
  });
  const withMail = { ...env, ...MAIL };
  await deliverOutbox(withMail, Date.now() + 60 * 60 * 1000, (event) => dispatch(withMail, event, Date.now()));
  return sent;
}

test('API-065 API-067 subscribing is confirmed by the link of a message, and gives one coupon of 10 % for one use', async () => {
  const email = newEmail();
  expect(await subscribe(email)).toEqual([200, 'pending']);
  expect(await coupons()).toEqual([]);
  const token = await linkOf();
  const [letter] = await mailed();
  expect(letter).toMatchObject({ subject: 'Confirma tu suscripción' });
  expect(JSON.stringify(letter)).toContain(`https://tienda.example/boletin/confirmar?clave=${token}`);
  const confirmed = await send('/f/newsletter/confirmar', { clave: token });
  const [row] = await rows();
  expect([confirmed.status, confirmed.text.includes(String(row?.coupon))]).toEqual([200, true]);
  expect(row?.coupon).toMatch(/^BOLETIN-[A-Z2-9]{10}$/);
  expect(await coupons()).toEqual([
    { code: row?.coupon, kind: 'percent', value: 10, max_uses: 1, once_per_customer: 1 },
  ]);
  const [welcome] = await mailed();
  expect(JSON.stringify(welcome)).toContain(String(row?.coupon));
  expect(JSON.stringify(welcome)).toContain(`/boletin/baja?clave=${row?.end_token}`);
});

test('a second click, two at once and a subscription after an end give no second coupon', async () => {
  const email = newEmail();
  await subscribe(email);
  const token = await linkOf();
  const clicks = await Promise.all(Array.from({ length: 5 }, () => send('/f/newsletter/confirmar', { clave: token })));
  expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect([(await coupons()).length, (await events('newsletter-welcome')).length]).toEqual([1, 1]);
  const [row] = await rows();
  await send('/f/newsletter/baja', { clave: String(row?.end_token) });
  expect((await send('/f/newsletter/confirmar', { clave: token })).status).toBe(404);
  await env.SHOP.prepare('UPDATE newsletter SET asked_at = 0').run();
  await subscribe(email.toUpperCase());
  await send('/f/newsletter/confirmar', { clave: await linkOf() });
  expect(await rows()).toMatchObject([{ coupon: row?.coupon, ended_at: null }]);
  expect(await coupons()).toHaveLength(1);
});

test('addresses of one mailbox, told apart by what follows a plus, get one coupon and use one', async () => {
  const email = newEmail();
  const tagged = (tag: string) => email.replace('@', `${tag}@`);
  for (const one of [tagged('+a'), email, tagged('+b'), tagged('+a+c'), `x${email}`]) {
    await subscribe(one);
    expect((await send('/f/newsletter/confirmar', { clave: await linkOf() })).status).toBe(200);
  }
  expect((await rows()).map(({ confirmed_at, coupon }) => [confirmed_at !== null, coupon !== null])).toEqual([
    [true, true],
    [true, false],
    [true, false],
    [true, false],
    [true, true],
  ]);
  expect(await coupons()).toHaveLength(2);
  expect(await couponEmail(tagged('+b'))).toBe(await couponEmail(email));
  expect(await couponEmail(`+${email}`)).not.toBe(await couponEmail(email));
});

test('its coupon is used by one order of one e-mail', async () => {
  await subscribe(newEmail());
  await send('/f/newsletter/confirmar', { clave: await linkOf() });
  const code = String((await rows())[0]?.coupon);
  const terms = await findCoupon(env, 'viu', code.toLowerCase());
  if (!terms) throw new Error('the coupon is not there');
  const user = { customerId: null, email: 'ana@example.org' };
  expect(await whyUsed(env, 'viu', terms, user)).toBeNull();
  await env.SHOP.prepare(
    "INSERT INTO coupon_use (store, code, order_number, used_at, email) VALUES ('viu', ?1, '000000001', 0, ?2)",
  )
    .bind(code, await couponEmail(user.email))
    .run();
  expect(await whyUsed(env, 'viu', terms, { customerId: null, email: 'otra@example.org' })).not.toBeNull();
});

test('API-068 the e-mail may stand in the path, and is answered the same whoever is subscribed', async () => {
  const email = newEmail();
  for (const _ of ['new', 'asked already']) {
    const { status, body } = await post(`/api/newsletter/${encodeURIComponent(email)}`, {}, newNetwork());
    expect([status, body.result]).toEqual([200, 'pending']);
  }
  expect(await events('newsletter-asked')).toHaveLength(1);
  await send('/f/newsletter/confirmar', { clave: await linkOf() });
  expect(await subscribe(email)).toEqual([200, 'pending']);
  expect(await events('newsletter-asked')).toHaveLength(1);
  expect((await post('/api/newsletter/eva', {}, newNetwork())).status).toBe(422);
  expect((await subscribe(`${'x'.repeat(10_000)}@example.org`))[0]).toBe(422);
});

test('API-064 API-066 a customer sees and ends the subscription of their own e-mail; of anybody else’s nothing is told, and a link has to end it', async () => {
  const ana = await newCustomer();
  const { token } = await signedIn(ana);
  const status = async (email: string, of = '') => {
    const { body } = await get(`/api/newsletter?email=${encodeURIComponent(email)}&token=${of}`, newNetwork());
    return body.result;
  };
  expect(await status(ana.email, token)).toBe('unsubscribed');
  await subscribe(ana.email);
  await send('/f/newsletter/confirmar', { clave: await linkOf() });
  expect([await status(ana.email, token), await status(ana.email)]).toEqual(['subscribed', 'unknown']);
  const eva = await signedIn(await newCustomer());
  expect([await status(ana.email, eva.token), await status(newEmail())]).toEqual(['unknown', 'unknown']);
  expect(await remove(ana.email, eva.token)).toEqual([200, 'pending']);
  expect(await remove(newEmail())).toEqual([200, 'pending']);
  expect(await status(ana.email, token)).toBe('subscribed');
  expect(await events('newsletter-leaving')).toHaveLength(1);
  expect(await remove(ana.email, token)).toEqual([200, 'unsubscribed']);
  expect(await status(ana.email, token)).toBe('unsubscribed');
});

test('the link of every message ends it, once or twice; opening it changes nothing', async () => {
  await subscribe(newEmail());
  await send('/f/newsletter/confirmar', { clave: await linkOf() });
  const end = String((await rows())[0]?.end_token);
  expect(
    (await visit(`/boletin/baja?clave=${end}`, { headers: { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' } }))
      .status,
  ).toBe(200);
  await send('/f/newsletter/baja', { clave: 'A'.repeat(32) });
  expect((await rows())[0]?.ended_at).toBeNull();
  for (const _ of ['once', 'again']) expect((await send('/f/newsletter/baja', { clave: end })).status).toBe(200);
  expect((await rows())[0]?.ended_at).not.toBeNull();
});

test('a link confirms for seven days, and a wish that nobody confirmed goes after thirty', async () => {
  await subscribe(newEmail());
  const token = await linkOf();
  await env.SHOP.prepare('UPDATE newsletter SET asked_at = asked_at - ?')
    .bind(7 * DAY_MS)
    .run();
  expect((await send('/f/newsletter/confirmar', { clave: token })).status).toBe(404);
  expect(await coupons()).toEqual([]);
  await purge(env, Date.now() + 24 * DAY_MS);
  expect(await rows()).toEqual([]);
});

test('three messages a day to an e-mail, twenty an hour from a network; a further one to the e-mail is answered the same', async () => {
  const email = newEmail();
  for (let at = 0; at < 5; at += 1) {
    expect(await subscribe(email)).toEqual([200, 'pending']);
    await env.SHOP.prepare('UPDATE newsletter SET asked_at = 0').run();
  }
  expect(await events('newsletter-asked')).toHaveLength(3);
  const network = newNetwork();
  for (let at = 0; at < 20; at += 1) expect((await subscribe(newEmail(), network))[0]).toBe(200);
  expect((await subscribe(newEmail(), network))[0]).toBe(429);
});

test('the list is for the service alone: who is subscribed, each with the link that ends it', async () => {
  for (const _ of [1, 2, 3]) {
    await subscribe(newEmail());
    if (_ < 3) await send('/f/newsletter/confirmar', { clave: await linkOf() });
  }
  const service = { authorization: 'Bearer servicio-de-prueba' };
  const first = await get('/api/newsletter/subscribers?size=1', service);
  const { subscribers, next: after } = first.body.result as {
    subscribers: { email: string; endUrl: string }[];
    next: number;
  };
  const second = await get(`/api/newsletter/subscribers?size=1&after=${after}`, service);
  const [one, two] = await rows();
  expect(subscribers).toMatchObject([
    { email: one?.email, endUrl: expect.stringContaining(`/boletin/baja?clave=${one?.end_token}`) },
  ]);
  expect(second.body.result).toMatchObject({ subscribers: [{ email: two?.email }] });
  expect((await get('/api/newsletter/subscribers', newNetwork())).status).toBe(401);
});
