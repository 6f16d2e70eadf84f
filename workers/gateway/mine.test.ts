import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mine, requestContext } from '../../src/commerce/request-context';
import { placeInD1 } from '../adapters/embedded/orders/place-order';
import { product, serve, storeView } from '../adapters/embedded/testing/catalogue';
import { order } from '../adapters/embedded/testing/order';
import { browser, env, get, newCustomer, post, visit } from '../api/customers/customers.fixture';

/** A page says whose it is: the kind, the profile and orders of a customer, and which of two orders it is shown. */
vi.mock('../pages/waku', () => ({
  runPages: async () => {
    const own = mine();
    const numbers = requestContext().query.getAll('number');
    const profile = own.kind === 'customer' ? await own.profile() : null;
    const orders = own.kind === 'customer' ? await own.orders({ size: 9, current: 1 }) : null;
    const shown = await Promise.all(numbers.map(async (number) => (await own.order(number)).ok));
    return Response.json({
      kind: own.kind,
      email: profile?.ok ? profile.value.email : null,
      orders: orders?.ok ? orders.value.items.map(({ increment_id }) => increment_id) : null,
      shown,
    });
  },
}));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const PAGE = '/encuentra-tu-pedido';

let last = 0;

beforeAll(() => serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]));
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

/** An order with this e-mail, of this customer or of nobody. */
async function placed(email: string, customerId?: number): Promise<string> {
  last += 1;
  const made = await placeInD1(
    env,
    order(
      `mine-${last}`,
      { 'SKU-1': 1 },
      {
        createdAt: new Date().toISOString(),
        personalDetails: { firstName: 'Eva', lastName: 'Pech', emailAddress: email },
      },
    ),
    { owner: `c-${last}`, route: 'order', key: `mine-${last}` },
  );
  if (!made.ok) throw new Error(made.problem.message);
  const { number } = made.value;
  if (customerId !== undefined)
    await env.SHOP.prepare('UPDATE orders SET customer_id = ? WHERE number = ?').bind(String(customerId), number).run();
  return number;
}

type Browser = ReturnType<typeof browser>;

/** What a page shows this browser of these orders. */
async function page(shopper: Browser, numbers: string[]) {
  const query = new URLSearchParams(numbers.map((number) => ['number', number]));
  const response = await visit(`${PAGE}?${query}`, { headers: shopper.page() });
  shopper.keep(response.headers);
  const [said = ''] = /\{"kind".*?\]\}/.exec(await response.text()) ?? [];
  return JSON.parse(said) as Record<string, unknown>;
}

async function signedInBrowser() {
  const customer = await newCustomer();
  const shopper = browser();
  await shopper.post('/api/user/login', { username: customer.email, password: customer.password, tokenCaptcha: '' });
  return { ...customer, shopper };
}

/** A browser that found this order by its number and e-mail. */
async function holder(number: string, email: string): Promise<Browser> {
  const shopper = browser();
  const response = await visit('/f/order/encontrar', {
    method: 'POST',
    headers: { ...shopper.page(), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ number, email }).toString(),
    redirect: 'manual',
  });
  shopper.keep(response.headers);
  return shopper;
}

test('a page shows a guest nothing, the holder of an order that one, and each customer what is theirs', async () => {
  const [ana, eva] = [await signedInBrowser(), await signedInBrowser()];
  const [ofAna, ofEva] = [await placed(ana.email, ana.id), await placed(eva.email, eva.id)];
  const [one, other] = [await placed('luz@example.mx'), await placed('rita@example.mx')];
  expect(await page(browser(), [one, other])).toMatchObject({ kind: 'guest', email: null, shown: [false, false] });
  expect(await page(await holder(one, 'luz@example.mx'), [one, other])).toMatchObject({
    kind: 'holder',
    shown: [true, false],
  });
  expect(await page(ana.shopper, [one, ofEva])).toEqual({
    kind: 'customer',
    email: ana.email,
    orders: [ofAna],
    shown: [false, false],
  });
  expect(await page(eva.shopper, [])).toMatchObject({ kind: 'customer', email: eva.email, orders: [ofEva] });
});

test('calls answer each customer what is theirs, 404 for what is named of another, and nobody else at all', async () => {
  const [ana, eva] = [await signedInBrowser(), await signedInBrowser()];
  const ofAna = await placed(ana.email, ana.id);
  const history = async (shopper: Browser) =>
    ((await shopper.get('/api/user/order-history')).body.result as { items: { increment_id: string }[] }).items.map(
      ({ increment_id }) => increment_id,
    );
  expect([await history(ana.shopper), await history(eva.shopper)]).toEqual([[ofAna], []]);
  await ana.shopper.post('/api/cart/create');
  const cart = ana.shopper.jar.get('__Host-cart-2');
  const named = async ({ shopper }: { shopper: Browser }, { id }: { id: number }) =>
    (await shopper.get(`/api/cart/own?cartId=${cart}&customerId=${id}`)).status;
  expect(await named(ana, ana)).toBe(200);
  expect([await named(ana, eva), await named(eva, ana), await named(eva, eva)]).toEqual([404, 404, 404]);
  for (const path of ['/api/user/me', '/api/user/order-history']) expect((await get(path)).status).toBe(401);
  const group = { email: ana.email, groupId: 3 };
  expect((await ana.shopper.post('/api/desk/customers/group', group, { SERVICE_TOKEN: 'servicio' })).status).toBe(401);
  expect((await post('/api/desk/customers/group', group, {}, { SERVICE_TOKEN: 'servicio' })).status).toBe(401);
  const service = { authorization: 'Bearer servicio' };
  const more = { SERVICE_TOKEN: 'servicio' };
  expect((await post('/api/desk/customers/group', group, service, more)).status).toBe(200);
  expect((await get('/api/user/me', service, more)).status).toBe(401);
});
