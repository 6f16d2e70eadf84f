import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { purge } from '../../functions/purge';
import { embeddedGuestOrders } from '../adapters/embedded/orders/guest';
import { placeInD1 } from '../adapters/embedded/orders/place-order';
import { product, serve, storeView } from '../adapters/embedded/testing/catalogue';
import { order } from '../adapters/embedded/testing/order';
import { browser, env, MAIL, post, type SentLetter, visit } from '../api/customers.fixture';

vi.mock('../pages/waku', () => ({ runPages: async () => new Response(null) }));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const NONE = 'We found no order with this number and e-mail. Check both and try again.';
const LOCKED = 'Looking for this order is paused until {until} (Mexico City)';
const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const EXACT = { LIMITS_TIMES: '1' };

let last = 0;
const newNetwork = () => {
  last += 1;
  return { 'x-local-address': `10.${Math.floor(last / 60_000) + 20}.${Math.floor(last / 250) % 250}.${last % 250}` };
};

/** A service of challenges that passes whoever shows one. */
function people() {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    String(input).endsWith('/siteverify') ? Response.json({ success: true, 'error-codes': [] }) : real(input, init),
  );
}
const asPerson = () => {
  last += 1;
  return { 'x-challenge-pass': `buena-${last}` };
};

const lines: string[] = [];
beforeEach(async () => {
  lines.length = 0;
  await env.SHOP.batch(
    ['orders', 'order_line', 'order_key', 'order_hold', 'order_grant', 'outbox'].map((table) =>
      env.SHOP.prepare(`DELETE FROM ${table}`),
    ),
  );
  await serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]);
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => lines.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

/** An order of somebody with an e-mail of their own. */
async function placed(more: Parameters<typeof order>[2] = {}) {
  last += 1;
  const email = `eva-${crypto.randomUUID()}@example.mx`;
  const made = await placeInD1(
    env,
    order(
      `guest-${last}`,
      { 'SKU-1': 1 },
      {
        createdAt: new Date().toISOString(),
        personalDetails: { firstName: 'Eva', lastName: 'Pech', emailAddress: email },
        ...more,
      },
    ),
    { owner: `c-${last}`, route: 'order', key: `guest-${last}` },
  );
  if (!made.ok) throw new Error(made.problem.message);
  return { email, number: made.value.number, orderId: made.value.orderId };
}

type Sold = Awaited<ReturnType<typeof placed>>;

const find = async (number: string, email: string, headers: Record<string, string> = newNetwork()) => {
  const { status, body } = await post('/api/order/find', { number, email }, headers, EXACT);
  return [status, status === 200 ? (body.result as { orderNumber: string }).orderNumber : body.result];
};

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
  for (let at = 20; at < 100; at += 1)
    expect((await find(`8000000${10 + (at % 90)}`, `red-${at}@example.mx`, { ...network, ...asPerson() }))[0]).toBe(
      404,
    );
  const refused = await post('/api/order/find', { number, email }, { ...network, ...asPerson() }, EXACT);
  expect([refused.status, refused.body.result]).toEqual([
    429,
    'Many orders were looked for from your network. Please wait a while before you try again.',
  ]);
});

/** Sends the form of the page, and answers where it led and the token it left. */
async function sendForm(number: string, email: string, shopper = browser()) {
  const headers = { ...shopper.page(), ...newNetwork(), 'content-type': 'application/x-www-form-urlencoded' };
  const answered = await visit('/f/order/encontrar', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ number, email }).toString(),
    redirect: 'manual',
  });
  shopper.keep(answered.headers);
  return {
    status: answered.status,
    location: answered.headers.get('location'),
    token: shopper.jar.get('__Host-order-2') ?? '',
    shopper,
  };
}

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

const DIGITS = /token=([\w-]{32})/;

/** A provider of mail that keeps the letters with a link, beside the service of challenges. */
function mailbox() {
  const letters: SentLetter[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).endsWith('/siteverify')) return Response.json({ success: true, 'error-codes': [] });
    const letter: SentLetter = JSON.parse(String(init?.body));
    if (DIGITS.test(letter.text)) letters.push(letter);
    return Response.json({});
  });
  return letters;
}

async function lockNumber(number: string): Promise<void> {
  for (let at = 0; at < 5; at += 1)
    expect(await find(number, `otra-${at}@example.mx`, { ...newNetwork(), ...asPerson() })).toEqual([404, NONE]);
  expect(await find(number, 'otra@example.mx', { ...newNetwork(), ...asPerson() })).toEqual([429, LOCKED]);
}

const findOn = (shopper: ReturnType<typeof browser>, number: string, email: string) =>
  find(number, email, { ...shopper.page(), ...newNetwork(), ...asPerson() });

test('a browser that found an order finds it while strangers keep its number locked, and is counted by itself', async () => {
  people();
  const { number, email } = await placed();
  const { shopper } = await sendForm(number, email);
  await lockNumber(number);
  expect(await findOn(shopper, number, email)).toEqual([200, number]);
  expect(await findOn(browser(), number, email)).toEqual([429, LOCKED]);
  for (let at = 0; at < 5; at += 1) expect(await findOn(shopper, number, `mia-${at}@example.mx`)).toEqual([404, NONE]);
  expect(await findOn(shopper, number, email)).toEqual([429, LOCKED]);
  const other = await placed();
  await lockNumber(other.number);
  expect(await findOn(shopper, other.number, other.email)).toEqual([429, LOCKED]);
  const forged = browser();
  forged.jar.set('__Host-known-orders', `${shopper.jar.get('__Host-known-orders')?.slice(0, -4)}AAAA`);
  expect(await findOn(forged, number, email)).toEqual([429, LOCKED]);
});

test('a browser that found or placed an order by the calls of the API is known to it like one that sent the forms', async () => {
  people();
  const [finder, { number, email }] = [browser(), await placed()];
  expect((await finder.post('/api/order/find', { number, email }, EXACT)).status).toBe(200);
  await lockNumber(number);
  expect(await findOn(finder, number, email)).toEqual([200, number]);

  const buyer = browser();
  const mailbox = `eva-${crypto.randomUUID()}@example.mx`;
  const address = {
    region_id: 0,
    region_code: 'MIC',
    country_id: 'MX',
    street: ['Francisco I. Madero 491', 'Centro'],
    telephone: '4431234567',
    postcode: '58000',
    city: 'Morelia',
    firstname: 'Eva',
    lastname: 'Pech',
    email: mailbox,
  };
  await buyer.post('/api/cart/update', { cartItem: { sku: 'SKU-1', qty: 1 } });
  const [method] = (await buyer.post('/api/cart/shipping-methods', { address })).body.result as {
    carrier_code: string;
    method_code: string;
  }[];
  const body = {
    order_id: `pedido-${crypto.randomUUID()}`,
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_carrier_code: method?.carrier_code,
      shipping_method_code: method?.method_code,
      payment_method_code: 'cashondelivery',
    },
  };
  const ordered = await buyer.post('/api/order', body);
  expect(ordered.status).toBe(200);
  const { orderNumber } = ordered.body.result as { orderNumber: string };
  await lockNumber(orderNumber);
  expect(await findOn(buyer, orderNumber, mailbox)).toEqual([200, orderNumber]);
  expect(await findOn(browser(), orderNumber, mailbox)).toEqual([429, LOCKED]);
});

test('strangers who try numbers with the e-mail of an order lock that e-mail, and not for a browser that found the order', async () => {
  people();
  const { number, email } = await placed();
  const { shopper } = await sendForm(number, email);
  for (let at = 0; at < 10; at += 1)
    expect(await find(`70000000${at}`, email, { ...newNetwork(), ...asPerson() })).toEqual([404, NONE]);
  expect(await findOn(browser(), number, email)).toEqual([429, LOCKED]);
  expect(await findOn(shopper, number, email)).toEqual([200, number]);
});

test('a browser is known to ten orders; the one it found longest ago gives way, and finding one again leaves the others', async () => {
  people();
  const shopper = browser();
  const found = [];
  for (let at = 0; at < 10; at += 1) found.push(await placed());
  const [oldest, second, newest] = [found[0], found[1], found[9]] as [Sold, Sold, Sold];
  for (const { number, email } of found) await sendForm(number, email, shopper);
  for (let at = 0; at < 3; at += 1) await sendForm(newest.number, newest.email, shopper);
  await lockNumber(oldest.number);
  expect(await findOn(shopper, oldest.number, 'mia@example.mx')).toEqual([404, NONE]);
  const eleventh = await placed();
  await sendForm(eleventh.number, eleventh.email, shopper);
  expect(await findOn(shopper, oldest.number, oldest.email)).toEqual([429, LOCKED]);
  await lockNumber(second.number);
  expect(await findOn(shopper, second.number, second.email)).toEqual([200, second.number]);
});

test('a letter to the e-mail of a locked order shows it, once, on the browser whose button is pressed', async () => {
  const letters = mailbox();
  const { number, email } = await placed();
  await lockNumber(number);
  const ask = async (of: string, mail: string) => {
    const { body, headers } = await post('/api/order/find-link', { number: of, email: mail }, newNetwork(), {
      ...EXACT,
      ...MAIL,
    });
    return JSON.stringify([body, [...headers].filter(([name]) => !['x-request-id', 'server-timing'].includes(name))]);
  };
  const asked = [
    await ask(number, email),
    await ask(number, 'otra@example.mx'),
    await ask('999999996', email),
    await ask('999999996', 'nadie@example.mx'),
  ];
  expect([new Set(asked).size, JSON.parse(asked[0] ?? '')[0]]).toEqual([
    1,
    { code: 200, resultCode: 200, result: true },
  ]);
  expect(letters.map(({ to, subject }) => [to, subject])).toEqual([[[email], `Mira tu pedido ${number}`]]);
  const token = DIGITS.exec(letters[0]?.text ?? '')?.[1];
  const press = async (shopper: ReturnType<typeof browser>) => {
    const opened = await visit(`/encuentra-tu-pedido?token=${token}`, {
      headers: { ...shopper.page(), 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
    });
    shopper.keep(opened.headers);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/encuentra-tu-pedido']);
    const headers = { ...shopper.page(), ...newNetwork(), 'content-type': 'application/x-www-form-urlencoded' };
    const pressed = await visit('/f/order/abrir', { method: 'POST', headers, body: '' });
    shopper.keep(pressed.headers);
    return pressed.headers.get('location');
  };
  const [own, other] = [browser(), browser()];
  expect(await press(own)).toBe(`/checkout/pedido/${number}`);
  expect(await press(other)).toBe('/encuentra-tu-pedido');
  expect(other.jar.has('__Host-order-2')).toBe(false);
  expect(
    await embeddedGuestOrders(env, 'viu', Date.now()).shown(own.jar.get('__Host-order-2') ?? '', number),
  ).toMatchObject({ state: 'placed' });
  expect(await findOn(own, number, email)).toEqual([200, number]);
});

test('letters with a link are three an hour for an order and its e-mail; who knows only one of both uses none of them up', async () => {
  const letters = mailbox();
  const { number, email } = await placed();
  const ask = (of: string, mail: string) =>
    post('/api/order/find-link', { number: of, email: mail }, newNetwork(), { ...EXACT, ...MAIL });
  for (let n = 0; n < 4; n += 1) await ask('999999995', email);
  for (let n = 0; n < 4; n += 1) await ask(number, `otra-${n}@example.mx`);
  expect(letters).toEqual([]);
  for (let n = 0; n < 4; n += 1) expect((await ask(number, email)).status).toBe(200);
  expect(letters.map(({ to }) => to)).toEqual([[email], [email], [email]]);
});

test('the link of a letter ends an hour after it was asked for', async () => {
  const letters = mailbox();
  const { number, email } = await placed();
  const now = Date.now();
  expect((await post('/api/order/find-link', { number, email }, newNetwork(), { ...EXACT, ...MAIL })).status).toBe(200);
  const token = DIGITS.exec(letters[0]?.text ?? '')?.[1] ?? '';
  expect(await embeddedGuestOrders(env, 'viu', now + HOUR_MS + 60_000).spendLink(token)).toMatchObject({
    problem: { status: 400 },
  });
  expect(await embeddedGuestOrders(env, 'mavi', now).spendLink(token)).toMatchObject({ problem: { status: 400 } });
  // Before it is used up it shows nothing by itself.
  expect(await embeddedGuestOrders(env, 'viu', now).shown(token, number)).toBeNull();
  expect(await embeddedGuestOrders(env, 'viu', now + HOUR_MS - 60_000).spendLink(token)).toMatchObject({ ok: true });
});

test('without script the page of a locked number asks for the letter by its second button', async () => {
  const letters = mailbox();
  const { number, email } = await placed();
  const headers = { ...browser().page(), ...newNetwork(), 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ number, email, enlace: '1' }).toString();
  const asked = await visit('/f/order/encontrar', { method: 'POST', headers, body }, { ...EXACT, ...MAIL });
  expect([asked.status, asked.headers.get('location')]).toEqual([303, `/encuentra-tu-pedido?number=${number}`]);
  expect(letters.map(({ to }) => to)).toEqual([[email]]);
});
