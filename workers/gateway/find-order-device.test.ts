import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { embeddedGuestOrders } from '../adapters/embedded/orders/guest';
import { emptyOrders } from '../adapters/embedded/testing/empty-orders';
import { browser, env, MAIL, post, type SentLetter, visit } from '../api/customers/customers.fixture';
import {
  asPerson,
  EXACT,
  find,
  HOUR_MS,
  LOCKED,
  NONE,
  newNetwork,
  oneProduct,
  people,
  placed,
  type Sold,
  sendForm,
} from './find-order.fixture';

vi.mock('../pages/waku', () => ({ runPages: async () => new Response(null) }));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

beforeAll(oneProduct);
beforeEach(async () => {
  await emptyOrders();
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const DIGITS = /encuentra-tu-pedido\?token=([\w-]{32})/;

/** A provider of mail that keeps the letters with a link of this page, beside the service of challenges. */
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
