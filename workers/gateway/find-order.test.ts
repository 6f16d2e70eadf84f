import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { purge } from '../../functions/purge';
import { ok } from '../../src/domain/result';
import { embeddedGuestOrders } from '../adapters/embedded/orders/guest';
import { makeLetterLink } from '../adapters/embedded/orders/letter-link';
import { emptyOrders } from '../adapters/embedded/testing/empty-orders';
import { browser, env, post, visit } from '../api/customers/customers.fixture';
import { objectAttempts } from '../objects/attempts';
import {
  asPerson,
  DAY_MS,
  EXACT,
  find,
  HOUR_MS,
  LOCKED,
  NONE,
  newNetwork,
  oneProduct,
  people,
  placed,
  sendForm,
} from './find-order.fixture';

vi.mock('../pages/waku', () => ({ runPages: async () => new Response(null) }));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const lines: string[] = [];
beforeAll(oneProduct);
beforeEach(async () => {
  lines.length = 0;
  await emptyOrders();
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => lines.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

test('an order is found by its number, with or without zeros, and its e-mail in any case', async () => {
  const { number, email } = await placed();
  for (const typed of [number, String(Number(number)), ` #${number} `])
    expect(await find(typed, email.toUpperCase())).toEqual([200, number]);
  expect((await find('', email))[0]).toBe(422);
  expect((await find('0'.repeat(10), email))[0]).toBe(422);
  expect((await find('x'.repeat(10_000), `${'x'.repeat(10_000)}@example.mx`))[0]).toBe(422);
  expect(lines.some((line) => line.includes('eva-'))).toBe(false);
});

test('an unknown number, a wrong e-mail and an order of another store view are answered the same', async () => {
  const { number, email } = await placed();
  const elsewhere = await placed();
  await env.SHOP.prepare("UPDATE orders SET store = 'mavi' WHERE number = ?").bind(elsewhere.number).run();
  const asked: [string, string][] = [
    [number, 'otra@example.mx'],
    ['999999999', email],
    ['999999998', 'otra@example.mx'],
    [elsewhere.number, elsewhere.email],
  ];
  for (const [wrong, mail] of asked) expect(await find(wrong, mail)).toEqual([404, NONE]);
});

test('five wrong e-mails lock a number for an hour: right or wrong is told until when, no order is looked at, and another order is found', async () => {
  people();
  const { number, email } = await placed();
  for (let at = 0; at < 3; at += 1) expect(await find(number, `otra-${at}@example.mx`)).toEqual([404, NONE]);
  expect(await find(number, email)).toEqual([429, 'Please confirm that you are a person to go on']);
  for (let at = 3; at < 5; at += 1)
    expect(await find(number, `otra-${at}@example.mx`, { ...newNetwork(), ...asPerson() })).toEqual([404, NONE]);
  const looked = vi.spyOn(env.SHOP, 'prepare');
  for (const [of, mail] of [
    [number, email],
    [number, 'otra@example.mx'],
  ] as const) {
    const { status, body, headers } = await post('/api/order/find', { number: of, email: mail }, newNetwork(), EXACT);
    expect([status, body.result, Number(headers.get('retry-after'))]).toEqual([429, LOCKED, expect.closeTo(3600, -2)]);
    expect(body.meta).toEqual({
      retryAfter: Number(headers.get('retry-after')),
      until: expect.stringMatching(/^\d\d:\d\d$/),
      unlock: true,
    });
  }
  expect(looked).not.toHaveBeenCalled();
  looked.mockRestore();
  for (let at = 0; at < 5; at += 1)
    expect(await find('999999990', `de-nadie-${at}@example.mx`, { ...newNetwork(), ...asPerson() })).toEqual([
      404,
      NONE,
    ]);
  expect(await find('999999990', email)).toEqual([429, LOCKED]);
  const other = await placed();
  expect(await find(other.number, other.email)).toEqual([200, other.number]);
});

test('numbers that are tried at the same moment are each counted, whether or not they exist', async () => {
  const [real, unknown] = [(await placed()).number, '999999997'];
  for (const number of [real, unknown]) {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => find(number, `a-la-vez-${at}@example.mx`)));
    expect(answers.filter(([status]) => status === 404)).toHaveLength(3);
    expect(answers.filter(([status]) => status === 429)).toHaveLength(9);
  }
});

test('one e-mail is tried with ten numbers an hour at most, from however many networks', async () => {
  people();
  const { number, email } = await placed();
  for (let at = 0; at < 10; at += 1)
    expect(await find(`90000000${at}`, email, { ...newNetwork(), ...asPerson() })).toEqual([404, NONE]);
  expect(await find(number, email, { ...newNetwork(), ...asPerson() })).toEqual([429, LOCKED]);
});

test('a network is asked for a challenge after twenty wrong tries and refused after a hundred; what was found does not count', async () => {
  people();
  const network = newNetwork();
  const { number, email } = await placed();
  for (let at = 0; at < 20; at += 1)
    expect((await find(`8000000${10 + at}`, `red-${at}@example.mx`, network))[0]).toBe(404);
  expect((await find(number, email, network))[0]).toBe(429);
  expect(await find(number, email, { ...network, ...asPerson() })).toEqual([200, number]);
  // Most of what is tried there next is counted where the guard counts it, which asks for no order.
  const many = { name: 'find-order-network', limit: 100, windowMs: HOUR_MS / 4, lockMs: HOUR_MS / 4 };
  const { attempt } = objectAttempts(env);
  for (let at = 20; at < 95; at += 1)
    expect(await attempt(many, network['x-local-address'], `red-${at}`)).toEqual(ok({ admitted: true }));
  for (let at = 95; at < 100; at += 1)
    expect((await find(`8000000${at}`, `red-${at}@example.mx`, { ...network, ...asPerson() }))[0]).toBe(404);
  const refused = await post('/api/order/find', { number, email }, { ...network, ...asPerson() }, EXACT);
  expect([refused.status, refused.body.result]).toEqual([
    429,
    'Many orders were looked for from your network. Please wait a while before you try again.',
  ]);
});

test('the form leads to the order and leaves what shows that one order for an hour; no address holds the e-mail', async () => {
  const { number, email, orderId } = await placed();
  const found = await sendForm(String(Number(number)), email);
  expect([found.status, found.location]).toEqual([303, `/checkout/pedido/${number}`]);
  expect(found.token).toMatch(/^[\w-]{32}$/);
  const now = Date.now();
  const shown = (token: string, id: string, at = now) => embeddedGuestOrders(env, 'viu', at).shown(token, id);
  for (const id of [number, orderId, String(Number(number))])
    expect(await shown(found.token, id)).toMatchObject({ state: 'placed', order: { number } });
  expect(await shown(found.token, (await placed()).number)).toBeNull();
  expect(await shown('A'.repeat(32), number)).toBeNull();
  expect(await embeddedGuestOrders(env, 'mavi', now).shown(found.token, number)).toBeNull();
  expect(await shown(found.token, number, now + HOUR_MS + 1000)).toBeNull();
  await purge(env, now + HOUR_MS + 7 * 24 * HOUR_MS + 1000);
  expect((await env.SHOP.prepare('SELECT count(*) AS rows FROM order_grant').first<{ rows: number }>())?.rows).toBe(0);
});

test('a form that finds nothing leads back with the number alone, and leaves no token', async () => {
  const { number, email } = await placed();
  const wrong = await sendForm(number, 'otra@example.mx');
  expect([wrong.status, wrong.location, wrong.token]).toEqual([303, `/encuentra-tu-pedido?number=${number}`, '']);
  expect(await sendForm('nada', email)).toMatchObject({ status: 303, location: '/encuentra-tu-pedido', token: '' });
  expect((await env.SHOP.prepare('SELECT count(*) AS rows FROM order_grant').first<{ rows: number }>())?.rows).toBe(0);
});

test('a card order that was found can be paid in another way by this browser, and by no other', async () => {
  const { number, email, orderId } = await placed({ paymentMethod: { code: 'card', title: 'Tarjeta' } });
  const pay = async (shopper: ReturnType<typeof browser>) => {
    const headers = {
      ...shopper.page(),
      ...newNetwork(),
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
    };
    return (
      await visit('/f/payments/otra-forma', {
        method: 'POST',
        headers,
        body: new URLSearchParams({ orderId, method: 'nada' }).toString(),
      })
    ).status;
  };
  expect(await pay(browser())).toBe(404);
  const { shopper } = await sendForm(number, email);
  expect(await pay(shopper)).toBe(422);
});

test('the button of a letter opens its order and no other, as often as it is followed, for thirty days', async () => {
  const [{ number }, other] = [await placed(), await placed()];
  const now = Date.now();
  const token = await makeLetterLink(env, { number, store: 'viu' }, now);
  const follow = async (of: string, with_: string, method = 'GET') => {
    const shopper = browser();
    const headers = { ...shopper.page(), ...newNetwork() };
    const path = `/checkout/pedido/${of}?token=${with_}`;
    const answered = await visit(path, { method, headers, redirect: 'manual' });
    shopper.keep(answered.headers);
    expect([answered.status, answered.headers.get('location')]).toEqual([303, `/checkout/pedido/${of}`]);
    return shopper.jar.get('__Host-order-2') ?? '';
  };
  for (const again of [await follow(number, token), await follow(number, token), await follow(other.number, token)]) {
    expect(await embeddedGuestOrders(env, 'viu', now).shown(again, number)).toMatchObject({ order: { number } });
    expect(await embeddedGuestOrders(env, 'viu', now).shown(again, other.number)).toBeNull();
  }
  expect([
    await follow(number, token, 'HEAD'),
    await follow(number, 'A'.repeat(32)),
    await follow(number, 'x'),
  ]).toEqual(['', '', '']);
  const followedAt = (at: number, store = 'viu') => embeddedGuestOrders(env, store, at).ofLetter(token);
  expect(await followedAt(now + 30 * DAY_MS - 1)).toMatchObject({ ok: true });
  expect(await followedAt(now + 30 * DAY_MS)).toMatchObject({ ok: false, problem: { status: 400 } });
  expect(await followedAt(now, 'mavi')).toMatchObject({ ok: false });
  // Shown to this browser the token names nothing by itself.
  expect(await embeddedGuestOrders(env, 'viu', now).shown(token, number)).toBeNull();
  expect(lines.some((line) => line.includes(token))).toBe(false);
});

test('after ninety days number, day and state are told, no address and no goods', async () => {
  const { number, email } = await placed({ createdAt: new Date(Date.now() - 91 * DAY_MS).toISOString() });
  const { status, body } = await post('/api/order/find', { number, email }, newNetwork(), EXACT);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toContain(number);
  expect(JSON.stringify(body)).not.toMatch(/Calle 60|SKU-1|eva-/);
});

test('a shop whose orders are a retailer’s answers the same as for an order that is not there', async () => {
  const upstream = {
    ...EXACT,
    BACKENDS: JSON.stringify({ viu: { backend: 'upstream', url: 'https://retailer.example' } }),
  };
  const { status, body } = await post(
    '/api/order/find',
    { number: '42', email: 'eva@example.mx' },
    newNetwork(),
    upstream,
  );
  expect([status, body.result]).toEqual([404, NONE]);
});
