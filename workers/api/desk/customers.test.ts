import { expect, test, vi } from 'vitest';
import { product, serve, storeView } from '../../adapters/embedded/testing/catalogue';
import { browser, env, me, newCustomer, post, signedIn } from '../customers/customers.fixture';

vi.mock('../../pages/waku', () => ({ runPages: async () => new Response(null) }));
vi.mock('../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const WHOLESALE = 2;
const DESK = { authorization: `Bearer ${env.SERVICE_TOKEN}` };

const putInto = (email: string, groupId: unknown = WHOLESALE, headers: Record<string, string> = DESK) =>
  post('/api/desk/customers/group', { email, groupId }, headers);

test('PRICE-014 PRICE-023 a customer who is put into a group pays its prices from the next request on: cart, price list and cookie; again in another', async () => {
  await serve(
    storeView('viu'),
    [
      product(1, 'Silla', {
        tier_prices: [{ customer_group_id: WHOLESALE, qty: 1, value: 700 }],
        stock: { is_in_stock: true, qty: 10 },
      }),
    ],
    {},
    Date.now(),
  );
  const customer = await newCustomer();
  const { post: send, get: read, jar } = browser();
  await send('/api/cart/create');
  const added = await send('/api/cart/update', { cartItem: { sku: 'SKU-1', qty: 2 } });
  expect(added.status).toBe(200);
  await send('/api/user/login', { username: customer.email, password: customer.password });
  expect(jar.get('price-group')).toBe('1');
  const totals = async () => ((await read('/api/cart/totals')).body.result as { grand_total: number }).grand_total;
  const listed = async () =>
    (
      (await read('/api/product/render-list?skus=SKU-1')).body.result as {
        items: { price_info: { final_price: number } }[];
      }
    ).items[0]?.price_info.final_price;
  expect([await totals(), await listed()]).toEqual([2320, 1160]);
  expect((await putInto(` ${customer.email.toUpperCase()} `)).body.result).toEqual({
    id: customer.id,
    groupId: WHOLESALE,
  });
  expect([await totals(), await listed(), jar.get('price-group')]).toEqual([1624, 812, '2']);
  expect((await putInto(customer.email)).status).toBe(200);
  await putInto(customer.email, 1);
  expect([await totals(), await listed(), jar.get('price-group')]).toEqual([2320, 1160, '1']);
  await send('/api/user/logout');
  expect([jar.has('price-group'), await listed()]).toEqual([false, 1160]);
});

test('nobody else can put anybody into a group, and only into one there can be', async () => {
  const customer = await newCustomer();
  const { token } = await signedIn(customer);
  const strangers: Record<string, string>[] = [
    {},
    { authorization: `Bearer ${token}` },
    { authorization: 'Bearer nadie' },
  ];
  for (const headers of strangers) expect((await putInto(customer.email, WHOLESALE, headers)).status).toBe(401);
  for (const group of [0, -1, 1.5, 100_000, '2', null, 'x'.repeat(10_000)])
    expect((await putInto(customer.email, group)).status).toBe(422);
  for (const email of ['', 'x'.repeat(10_000)]) expect((await putInto(email)).status).toBe(422);
  expect(await putInto('nadie@example.mx')).toMatchObject({
    status: 404,
    body: { result: 'No customer has this e-mail' },
  });
  expect((await me(token)).body.result).toMatchObject({ group_id: 1 });
});

test('the id of a new customer tells neither how many there are nor the next one, and ids of before stay good', async () => {
  const [ana, eva] = [await newCustomer(), await newCustomer()];
  expect(String(ana.id)).toMatch(/^\d{15}$/);
  expect(Math.abs(ana.id - eva.id)).toBeGreaterThan(1000);
  const moved = [
    'UPDATE customer SET id = 7 WHERE id = ?1',
    'UPDATE customer_password SET customer_id = 7 WHERE customer_id = ?1',
  ];
  await env.SHOP.batch([
    env.SHOP.prepare('PRAGMA defer_foreign_keys = on'),
    ...moved.map((sql) => env.SHOP.prepare(sql).bind(eva.id)),
  ]);
  for (const [customer, id] of [[ana, ana.id] as const, [eva, 7] as const])
    expect((await me((await signedIn(customer)).token)).body.result).toMatchObject({ id, email: customer.email });
});
