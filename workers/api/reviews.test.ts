import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { scheduled } from '../../functions';
import { embeddedCommerce } from '../adapters/embedded';
import { configurable, product, serve, storeView } from '../adapters/embedded/testing/catalogue';
import { browser, env, get, newCustomer, post, signedIn, visit } from './customers/customers.fixture';

vi.mock('../pages/waku', () => ({ runPages: async () => new Response('<html></html>') }));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const SERVICE = { SERVICE_TOKEN: 'servicio' };
const operator = { authorization: 'Bearer servicio' };
const LAMP = 1;
const CHAIR = 3;

const catalogue = () => [
  product(LAMP, 'Lámpara', { rating: { average: 4, count: 3 } }),
  product(2, 'Mesa'),
  configurable(CHAIR, 'BANCA', 'Banca', [
    ['BANCA-AZ', '49'],
    ['BANCA-RJ', '50'],
  ]),
  product(4, 'Apagada', { status: 2 }),
];

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await serve(storeView(), catalogue(), {
    review: [
      { id: 8, product_id: LAMP, title: 'Por revisar', detail: 'Traída', nickname: 'Lupe', review_status: 2 },
      { id: 9, product_id: LAMP, title: 'De antes', detail: 'Traída', nickname: 'Lupe', review_status: 1 },
    ],
  });
});
beforeEach(async () => {
  await env.SHOP.prepare('DELETE FROM review').run();
  await env.CATALOGUE.batch([
    env.CATALOGUE.prepare('DELETE FROM review WHERE is_own'),
    env.CATALOGUE.prepare('UPDATE product SET own_stars = 0, own_ratings = 0'),
    env.CATALOGUE.prepare('UPDATE catalogue SET review_seq = 0'),
  ]);
});

let last = 0;
const next = () => {
  last += 1;
  return last;
};
const newNetwork = () => ({ 'x-local-address': `10.33.0.${next()}` });

const words = {
  product_id: LAMP,
  title: 'Muy buena',
  detail: 'Llegó a tiempo.\nAlumbra bien.',
  nickname: 'Ana',
  review_entity: 'product',
  review_status: 1,
};
const write = (more: object = {}, headers: Record<string, string> = newNetwork(), query = '') =>
  post(`/api/review/create${query}`, { review: { ...words, ...more } }, headers, SERVICE);

const idOf = ({ body }: { body: { result: unknown } }) => (body.result as { id: number }).id;
const decide = (id: number, approve: boolean) => post(`/api/desk/reviews/${id}`, { approve }, operator, SERVICE);
const waiting = async (query = '') =>
  (await get(`/api/desk/reviews${query}`, operator, SERVICE)).body.result as {
    reviews: { id: number; title: string }[];
    next: number | null;
  };

/** What the search of an outside client answers of a product's approved reviews. */
async function shown(productId: number, query = '', status = 1) {
  const asked = {
    _appliedFilters: [
      { attribute: 'product_id', value: { eq: productId } },
      { attribute: 'review_status', value: { eq: status } },
    ],
  };
  const request = encodeURIComponent(JSON.stringify(asked));
  const response = await visit(
    `/api/catalog/viu/review/_search?request_format=search-query&response_format=compact&request=${request}${query}`,
  );
  return response.json<{ hits: Record<string, unknown>[]; total: number }>();
}
const ratingOf = async (sku: string) =>
  (
    (await get(`/api/product/list?skus=${sku}`)).body.result as {
      items: { rating?: { average: number; count: number } }[];
    }
  ).items[0]?.rating;

/** The stars of a product's card in the list of its category. */
const listedRating = async (sku: string) => {
  const page = await embeddedCommerce(env, storeView(), Date.now()).catalogue.category(
    'muebles-10',
    { filters: {}, sort: null },
    0,
    50,
  );
  return page?.listing.items.find((card) => card.sku === sku)?.rating;
};

/** An order of a product as the shop keeps it. */
interface Bought {
  sku?: string;
  parentSku?: string;
  customerId?: string | null;
}
async function order(status: string, { sku = 'SKU-1', parentSku = sku, customerId = null }: Bought = {}) {
  const email = 'eva@example.mx';
  const number = String(900_000_000 + next());
  await env.SHOP.batch([
    env.SHOP.prepare(
      "INSERT INTO orders (number, store, order_id, owner, customer_id, status, email, grand_total, created_at, doc) VALUES (?1, 'viu', ?1, ?1, ?2, ?3, ?4, 100, ?5, ?6)",
    ).bind(
      number,
      customerId,
      status,
      email,
      Date.now(),
      JSON.stringify({ createdAt: new Date().toISOString(), personalDetails: { emailAddress: email } }),
    ),
    env.SHOP.prepare(
      'INSERT INTO order_line (order_number, line_no, sku, parent_sku, name, qty, unit_net, unit_gross, discount, tax, shipping, total) VALUES (?, 1, ?, ?, ?, 1, 1, 1, 0, 0, 0, 1)',
    ).bind(number, sku, parentSku, 'Lámpara'),
  ]);
  return number;
}

describe('a review that is written', () => {
  test('API-069 waits, whatever status and customer it names, and nobody is shown it', async () => {
    const written = await write({ customer_id: 412, rating: 5 });
    expect([written.status, written.body]).toMatchObject([
      200,
      { code: 200, result: { product_id: LAMP, review_status: 2, verified: false } },
    ]);
    expect(await shown(LAMP)).toMatchObject({ total: 1, hits: [{ title: 'De antes' }] });
    expect(await ratingOf('SKU-1')).toEqual({ average: 4, count: 3 });
    expect(await waiting()).toMatchObject({
      reviews: [{ id: idOf(written), title: 'Muy buena', detail: words.detail, rating: 5, verified: false }],
    });
  });

  test.each([
    ['an unknown product', { product_id: 99 }, 404],
    ['a product that is switched off', { product_id: 4 }, 404],
    ['a product named in words', { product_id: 'uno' }, 422],
    ['no words', { detail: ' ' }, 422],
    ['a name nobody can see', { nickname: '\u200b\u2060' }, 422],
    ['ten thousand characters', { detail: 'x'.repeat(10_000) }, 422],
    ['a control character', { title: 'a\u0000b' }, 422],
    ['six stars', { rating: 6 }, 422],
    ['half a star', { rating: 2.5 }, 422],
    ['an order without its e-mail', { order: '12' }, 422],
    ['an order nobody made', { order: '999999998', email: 'eva@example.mx' }, 404],
  ])('is refused with %s', async (_, more, status) => {
    expect((await write(more)).status).toBe(status);
    expect((await waiting()).reviews).toEqual([]);
  });

  test('VALID-043 API-071 its stars follow once, and have to be picked', async () => {
    const id = idOf(await write());
    const rate = (rating: unknown, of: unknown = id) =>
      post('/api/review_rating', { review: { id: of, rating } }, newNetwork());
    expect(await rate(undefined)).toMatchObject({
      status: 422,
      body: { result: [{ field: 'review.rating', message: 'A rating must be picked' }] },
    });
    expect((await rate(0)).status).toBe(422);
    expect((await rate(4, id + 1)).status).toBe(404);
    expect(await rate(4)).toMatchObject({ status: 200, body: { result: { id, rating: 4 } } });
    expect((await rate(1)).status).toBe(409);
    await decide(id, true);
    expect(await ratingOf('SKU-1')).toEqual({ average: 4, count: 4 });
    const late = idOf(await write({ nickname: 'Eva' }));
    await decide(late, true);
    expect((await rate(1, late)).status).toBe(409);
    expect(await ratingOf('SKU-1')).toEqual({ average: 4, count: 4 });
  });

  /** Written from one network, counted as on a deployment. */
  const counted = (network: Record<string, string>, more: object) =>
    post('/api/review/create', { review: { ...words, ...more } }, network, { LIMITS_TIMES: '1' });

  test('comes ten times an hour from a network', async () => {
    const network = newNetwork();
    const statuses: number[] = [];
    for (const product of [1, 1, 1, 2, 2, 2, CHAIR, CHAIR, CHAIR, 98, 99, 99])
      statuses.push((await counted(network, { product_id: product })).status);
    expect(statuses).toEqual([...Array(9).fill(200), 404, 429, 429]);
  });

  test('without an order comes three times a day from a network of one product, by whichever of its names', async () => {
    const network = newNetwork();
    for (let index = 0; index < 2; index += 1) expect((await counted(network, { product_id: CHAIR })).status).toBe(200);
    const shopper = browser();
    const forms = ['BANCA', 'BANCA-RJ'].map((sku) =>
      send({ ...typed, sku, key: crypto.randomUUID() }, shopper, network, { LIMITS_TIMES: '1' }),
    );
    await Promise.all(forms);
    expect((await waiting()).reviews).toHaveLength(3);
    expect((await counted(network, { product_id: CHAIR })).status).toBe(429);
    expect((await counted(network, { product_id: LAMP })).status).toBe(200);
    expect((await counted(newNetwork(), { product_id: CHAIR })).status).toBe(200);
  });

  test('that waits without an order is one of a hundred of a product; guests leave room to customers, and both to who bought it', async () => {
    await env.SHOP.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100) INSERT INTO review (id, store, sku, status, title, detail, nickname, key_hash, created_at)
       SELECT i, 'viu', 'SKU-2', 2, 'x', 'x', 'x', 'k' || i, i FROM n`,
    ).run();
    expect((await write({ product_id: 2 })).status).toBe(429);
    const { token } = await signedIn(await newCustomer());
    expect((await write({ product_id: 2 }, newNetwork(), `?token=${token}`)).status).toBe(200);
    const number = await order('complete', { sku: 'SKU-2' });
    expect(await write({ product_id: 2, order: number, email: 'eva@example.mx' })).toMatchObject({
      status: 200,
      body: { result: { verified: true } },
    });
  });
});

describe('a purchase', () => {
  test('is shown by the number and e-mail of an order that was sent, once a product', async () => {
    const number = await order('sent', { sku: 'BANCA-AZ', parentSku: 'BANCA' });
    const named = { product_id: CHAIR, order: number, email: 'EVA@example.mx' };
    const answers = await Promise.all([write(named), write({ ...named, title: 'Otra' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await write({ ...named, product_id: LAMP })).status).toBe(422);
    expect((await write({ ...named, email: 'otra@example.mx' })).status).toBe(404);
  });

  test.each(['pending', 'processing', 'canceled', 'expired'])('that is %s shows nothing yet', async (status) => {
    expect((await write({ order: await order(status), email: 'eva@example.mx' })).status).toBe(422);
  });

  test('of a customer is found by itself; each has one review, and without one the customer has one', async () => {
    const customer = await newCustomer();
    const { token } = await signedIn(customer);
    const mine = () => write({ title: crypto.randomUUID() }, newNetwork(), `?token=${token}`);
    expect(await mine()).toMatchObject({ status: 200, body: { result: { verified: false } } });
    expect((await mine()).status).toBe(409);
    await order('complete', { customerId: String(customer.id) });
    expect(await mine()).toMatchObject({ status: 200, body: { result: { verified: true } } });
    expect((await mine()).status).toBe(409);
    await order('complete', { customerId: 'otro' });
    expect((await mine()).status).toBe(409);
  });

  test('is never another customer’s: whoever names their id in the body gets nothing for it', async () => {
    const [customer, other] = [await newCustomer(), await newCustomer()];
    await order('complete', { customerId: String(other.id) });
    const { token } = await signedIn(customer);
    expect(await write({ customer_id: other.id }, newNetwork(), `?token=${token}`)).toMatchObject({
      body: { result: { verified: false } },
    });
  });
});

describe('an operator', () => {
  test('API-070 approves: the review is in the answers to outside clients, fifty a page, and its stars are counted exactly', async () => {
    const ids: number[] = [];
    for (const rating of [5, 5, 2]) ids.push(idOf(await write({ rating, nickname: `N${rating}` })));
    for (const id of ids) expect((await decide(id, true)).status).toBe(200);
    const { hits, total } = await shown(LAMP);
    expect(total).toBe(4);
    expect(hits.find(({ id }) => id === ids[0])).toMatchObject({
      product_id: LAMP,
      review_status: 1,
      title: 'Muy buena',
      nickname: 'N5',
      rating: 5,
      verified: false,
    });
    expect(hits[0]).not.toHaveProperty('customer_id');
    expect(new Set(hits.map(({ product_id, review_status }) => `${product_id} ${review_status}`))).toEqual(
      new Set([`${LAMP} 1`]),
    );
    expect(await shown(LAMP, '', 2)).toMatchObject({ total: 0, hits: [] });
    expect(await ratingOf('SKU-1')).toEqual({ average: (4 * 3 + 12) / 6, count: 6 });
    expect(await listedRating('SKU-1')).toEqual({ average: (4 * 3 + 12) / 6, count: 6 });
    await env.SHOP.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60) INSERT INTO review (id, store, sku, status, rating, title, detail, nickname, key_hash, created_at, seq)
       SELECT 1000 + i, 'viu', 'SKU-2', 1, 1 + i % 5, 'x', 'x', 'x', 'm' || i, i, 5000 + i FROM n`,
    ).run();
    await Promise.all([scheduled(env, Date.now()), scheduled(env, Date.now())]);
    const first = await shown(2);
    expect([first.total, first.hits.length]).toEqual([60, 50]);
    expect((await shown(2, '&from=50')).hits).toHaveLength(10);
    expect(await ratingOf('SKU-2')).toEqual({ average: 3, count: 60 });
  });

  test('takes a review away again; said twice it changes nothing, and an unknown one is 404', async () => {
    const id = idOf(await write({ rating: 1 }));
    const before = (await shown(LAMP)).total;
    const rating = await ratingOf('SKU-1');
    await Promise.all([decide(id, true), decide(id, true)]);
    expect((await shown(LAMP)).total).toBe(before + 1);
    expect(await decide(id, false)).toMatchObject({ status: 200, body: { result: { id, review_status: 3 } } });
    expect((await shown(LAMP)).total).toBe(before);
    expect(await ratingOf('SKU-1')).toEqual(rating);
    expect((await decide(5, true)).status).toBe(404);
    expect((await post(`/api/desk/reviews/${id}`, { approve: true }, {}, SERVICE)).status).toBe(401);
    expect(await waiting('?status=refused')).toMatchObject({ reviews: [{ id }], next: null });
  });

  test('has what was approved in the next catalogue too, beside what that one brings', async () => {
    await decide(idOf(await write({ rating: 3, product_id: 2 })), true);
    const count = (await shown(2)).total;
    const rating = await ratingOf('SKU-2');
    await serve(storeView(), catalogue(), {});
    expect((await shown(2)).total).toBe(count);
    expect(await ratingOf('SKU-2')).toEqual(rating);
    expect((await shown(LAMP)).hits.map(({ title }) => title)).not.toContain('De antes');
  });

  test('pages through what waits, the oldest first', async () => {
    for (let index = 0; index < 23; index += 1) await write({ title: `Reseña ${index}` });
    const first = await waiting();
    const rest = await waiting(`?after=${first.next}`);
    expect([first.reviews.length, rest.reviews.length, rest.next]).toEqual([20, 3, null]);
    expect(new Set([...first.reviews, ...rest.reviews].map(({ id }) => id)).size).toBe(23);
    expect(first.reviews[0]?.title).toBe('Reseña 0');
  });
});

/** Sends the form as a browser without script does. */
async function send(
  fields: Record<string, string>,
  shopper = browser(),
  network = newNetwork(),
  settings: object = {},
) {
  const headers = { ...shopper.page(), ...network, 'content-type': 'application/x-www-form-urlencoded' };
  const response = await visit(
    '/f/review',
    { method: 'POST', headers, body: new URLSearchParams(fields).toString() },
    settings,
  );
  shopper.keep(response.headers);
  return { status: response.status, location: response.headers.get('location') };
}
const typed = {
  sku: 'SKU-1',
  rating: '4',
  title: 'Bonita',
  detail: 'Se ve\r\nmuy bien',
  nickname: 'Eva',
  volver: '/p/SKU-1/lampara-1',
};

describe('the form', () => {
  test('writes once however often it is sent under its key, and leads to the thanks', async () => {
    const shopper = browser();
    const key = crypto.randomUUID();
    const first = await send({ ...typed, key }, shopper);
    expect(first).toMatchObject({ status: 303, location: expect.stringContaining('/resena?volver=') });
    await Promise.all([send({ ...typed, key }, shopper), send({ ...typed, key }, shopper)]);
    expect((await waiting()).reviews).toMatchObject([{ title: 'Bonita', detail: 'Se ve\nmuy bien', rating: 4 }]);
  });

  test.each([
    ['no stars', { rating: '' }],
    ['a way back to another shop', { rating: '', volver: '//evil.example/' }],
    ['an unknown product', { sku: 'NADA' }],
  ])('comes back with %s', async (_, more) => {
    const { status, location } = await send({ ...typed, ...more });
    expect([status, location?.includes('evil')]).toEqual([303, false]);
    expect(location).toContain('sku=');
    expect((await waiting()).reviews).toEqual([]);
  });
});
