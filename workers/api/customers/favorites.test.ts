import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openShop } from '../../../tests/cart/shop';
import { browser, env, get, newCustomer, signedIn, visit } from './customers.fixture';

vi.mock('../../pages/waku', () => ({ runPages: async () => new Response(null) }));
vi.mock('../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

interface Product {
  sku: string;
  name: string;
  price: number | null;
  special_price: number | null;
  url_path: string | null;
  wishlist_item_id: number;
  id: number;
  position: number;
}

interface List {
  wishlist_id: number;
  name: string;
  sharing_code: string | null;
  customer_id: number | null;
  sort: string;
  access_type: string;
  privacy: string;
  default: boolean;
  total_count: number;
  products: Record<string, Product>;
}

const LISTS = '/api/user/favorites';

beforeAll(async () => {
  await openShop(env);
  // LAMPARA costs 232 pesos; what it cost before is struck through.
  await env.CATALOGUE.prepare(
    "UPDATE product SET card = json_set(card, '$.price.regularGross', 40000, '$.price.discount', 42) WHERE sku = 'LAMPARA'",
  ).run();
});
afterEach(() => {
  vi.restoreAllMocks();
  met = 0;
});

async function call(method: string, path: string, token: string, body?: object) {
  const response = await visit(`${path}${path.includes('?') ? '&' : '?'}token=${token}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { result, meta = {} } = (await response.json()) as { result: unknown; meta?: Record<string, unknown> };
  return { status: response.status, result, meta };
}

interface Account {
  id: number;
  email: string;
  password: string;
  token: string;
}

const known: Account[] = [];
let met = 0;

async function newAccount(): Promise<Account> {
  const made = await newCustomer();
  return { ...made, token: (await signedIn(made)).token };
}

/** Whoever comes next in a test: the same few customers in each, as if their lists were their first. */
async function account(): Promise<Account> {
  const next = known[met] ?? (await newAccount());
  known[met] = next;
  met += 1;
  await env.SHOP.prepare('DELETE FROM favorite_list WHERE customer_id = ?').bind(next.id).run();
  return next;
}

/** Somebody who signed in, and what they do with their lists. */
async function someone() {
  const { token, id } = await account();
  const create = (wishlist_name: string, more: object = {}) =>
    call('POST', LISTS, token, { customer_id: id, wishlist_name, ...more });
  const update = (wishlist_id: number, more: object) => call('PUT', LISTS, token, { wishlist_id, ...more });
  const remove = (list_id: number) => call('DELETE', `${LISTS}?list_id=${list_id}`, token);
  const add = (sku: string, wishlist_id?: number) => call('POST', `${LISTS}/item`, token, { sku, wishlist_id });
  const lists = async (query = '') => (await call('GET', `${LISTS}?${query}`, token)).result as List[];
  return { id, token, create, update, remove, add, lists };
}

/** A form that somebody sends from a page, with script. */
async function send(device: ReturnType<typeof browser>, path: string, fields: Record<string, string>) {
  const response = await visit(`/f/${path}`, {
    method: 'POST',
    headers: {
      ...device.page(),
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    body: new URLSearchParams(fields).toString(),
  });
  device.keep(response.headers);
  return response.text();
}

const shared = async (code: unknown) => get(`${LISTS}/shared?sharing_code=${code}`);

describe('lists', () => {
  test('FAV-002 FAV-004 FAV-006 API-147 a list is told with every field, and its products keyed by sku', async () => {
    const ana = await someone();
    await ana.add('MESA');
    await ana.add('LAMPARA');
    const [list, ...others] = await ana.lists(`customer_id=${ana.id}`);
    expect(others).toEqual([]);
    const product = { wishlist_item_id: expect.any(Number), is_in_stock: true };
    expect(list).toEqual({
      wishlist_id: expect.any(Number),
      name: 'Favoritos',
      sharing_code: null,
      customer_id: ana.id,
      sort: 'Predeterminado',
      access_type: 'Privada',
      privacy: 'private',
      default: true,
      total_count: 2,
      products: {
        MESA: {
          ...product,
          sku: 'MESA',
          name: 'Producto MESA',
          price: 116,
          special_price: null,
          url_path: 'p/MESA/mesa-1',
          id: 1,
          position: 1,
        },
        LAMPARA: {
          ...product,
          sku: 'LAMPARA',
          name: 'Producto LAMPARA',
          price: 400,
          special_price: 232,
          url_path: 'p/LAMPARA/lampara-2',
          id: 2,
          position: 0,
        },
      },
    });
  });

  test('API-148 FAV-018 FAV-020 VALID-034 VALID-035 a list is made; of its name, however it is written, there is one', async () => {
    const ana = await someone();
    const made = await ana.create('Cocina de Mamá');
    expect([made.status, made.meta.message]).toEqual([200, 'Lista creada']);
    expect(made.result).toMatchObject({ name: 'Cocina de Mamá', default: true });
    const again = await ana.create(' COCINA  de mama');
    expect([again.status, again.result]).toEqual([400, 'Wishlist name already exists']);
    expect((await (await someone()).create('Cocina de Mamá')).status).toBe(200);
    const script = '<script>alert(1)</script>';
    const names = ['🛋'.repeat(30), '🛋'.repeat(31), script, '', '   '];
    const statuses = await Promise.all(names.map(async (name) => (await ana.create(name)).status));
    expect(statuses).toEqual([200, 422, 200, 422, 422]);
    expect((await ana.lists()).map(({ name }) => name)).toContain(script);
  });

  test('API-149 FAV-003 FAV-005 a list is renamed, and private, public or shared as its owner says', async () => {
    const ana = await someone();
    const { result } = await ana.create('Sala');
    const { wishlist_id } = result as List;
    const renamed = await ana.update(wishlist_id, { wishlist_name: 'Sala nueva' });
    expect([renamed.meta.message, renamed.result]).toMatchObject(['Lista creada', { name: 'Sala nueva' }]);
    const as = async (access_type: string) => (await ana.update(wishlist_id, { access_type })).result as List;
    expect(await as('Publica')).toMatchObject({ access_type: 'Publica', privacy: 'public' });
    expect(await as('Compartida')).toMatchObject({ access_type: 'Compartida', privacy: 'shared' });
    expect(await as('Privada')).toMatchObject({ access_type: 'Privada', privacy: 'private', sharing_code: null });
    expect((await ana.update(wishlist_id, { access_type: 'Todos' })).status).toBe(422);
  });

  test('of two renames at once to one name one is made, and a list that is gone says so', async () => {
    const ana = await someone();
    const ids = await Promise.all(
      ['Uno', 'Dos'].map(async (name) => ((await ana.create(name)).result as List).wishlist_id),
    );
    const both = await Promise.all(ids.map((id) => ana.update(id, { wishlist_name: 'Tres' })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await ana.lists()).map(({ name }) => name).filter((name) => name === 'Tres')).toHaveLength(1);
    expect((await ana.remove(ids[0] as number)).status).toBe(200);
    const gone = await ana.update(ids[0] as number, { wishlist_name: 'Cuatro' });
    expect([gone.status, gone.result]).toEqual([404, 'This list is not in your account any more']);
  });

  test('API-150 FAV-024 a list is deleted; another is the default then, and deleting it once more is an error', async () => {
    const ana = await someone();
    const first = (await ana.create('Primera')).result as List;
    const second = (await ana.create('Segunda')).result as List;
    expect((await ana.update(second.wishlist_id, { default: true })).result).toMatchObject({ default: true });
    expect((await ana.lists()).map(({ name, default: isDefault }) => [name, isDefault])).toEqual([
      ['Segunda', true],
      ['Primera', false],
    ]);
    expect((await ana.remove(second.wishlist_id)).status).toBe(200);
    expect(await ana.lists()).toMatchObject([{ wishlist_id: first.wishlist_id, default: true }]);
    expect((await ana.remove(second.wishlist_id)).status).toBe(404);
  });

  test('FAV-015 lists of another customer are none, and whoever asked for them is written down', async () => {
    const [ana, eva] = [await someone(), await someone()];
    await eva.add('MESA');
    const [hers] = await eva.lists();
    const { wishlist_id = 0, products = {} } = hers ?? {};
    const item = products.MESA?.wishlist_item_id;
    const told: { event: string; route?: string }[] = [];
    vi.spyOn(console, 'warn').mockImplementation((line: string) => told.push(JSON.parse(line)));
    const statuses = [
      await call('GET', `${LISTS}?customer_id=${eva.id}`, ana.token),
      await call('GET', `${LISTS}?wishlist_id=${wishlist_id}`, ana.token),
      await ana.update(wishlist_id, { wishlist_name: 'Mía' }),
      await ana.add('LAMPARA', wishlist_id),
      await ana.remove(wishlist_id),
      await call('DELETE', `${LISTS}/item?product_id=${item}`, ana.token),
      await call('DELETE', `${LISTS}/product?product_id=1&customer_id=${eva.id}`, ana.token),
      await ana.create('Suya', { customer_id: eva.id }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 404, 404]);
    expect(told.filter(({ event }) => event === 'not-theirs').map(({ route }) => route)).toEqual([
      'favoriteLists',
      'favoriteLists',
      'favoriteListUpdate',
      'favoriteItemAdd',
      'favoriteListRemove',
      'favoriteItemRemove',
      'favoriteProductRemove',
      'favoriteListCreate',
    ]);
    expect(await eva.lists()).toMatchObject([{ name: 'Favoritos', total_count: 1 }]);
  });
});

describe('products', () => {
  test('API-152 FAV-017 FAV-021 FAV-022 a product is put in once, by its customer, while there is some of it', async () => {
    const ana = await someone();
    expect((await call('POST', `${LISTS}/item`, '', { sku: 'MESA' })).status).toBe(401);
    const added = await ana.add('MESA');
    expect([added.status, added.meta]).toMatchObject([
      200,
      { message: 'Product {productName} has been added to wishlist!', productName: 'Producto MESA', isNew: true },
    ]);
    const again = await ana.add('MESA');
    expect([again.status, again.meta.isNew, again.result]).toEqual([200, false, added.result]);
    const sold = await ana.add('AGOTADO');
    expect([sold.status, sold.result]).toEqual([409, 'Cannot add product without stock to wishlist.']);
    expect((await ana.add('NO-HAY')).status).toBe(422);
    expect(Object.keys((await ana.lists())[0]?.products ?? {})).toEqual(['MESA']);
  });

  test('API-153 API-154 a product goes off one list by its entry, off all of them by its own id', async () => {
    const ana = await someone();
    const ids = await Promise.all(
      ['Uno', 'Dos', 'Tres'].map(async (name) => ((await ana.create(name)).result as List).wishlist_id),
    );
    const added = await Promise.all(ids.map((id) => ana.add('MESA', id)));
    await ana.add('LAMPARA', ids[1]);
    const { wishlist_item_id: entry } = (added[0] ?? { result: {} }).result as { wishlist_item_id?: number };
    const left = async () =>
      Object.fromEntries((await ana.lists()).map(({ name, products }) => [name, Object.keys(products)]));
    expect((await call('DELETE', `${LISTS}/item?product_id=${entry}`, ana.token)).status).toBe(200);
    expect(await left()).toEqual({ Uno: [], Dos: ['LAMPARA', 'MESA'], Tres: ['MESA'] });
    expect((await call('DELETE', `${LISTS}/product?product_id=1&customer_id=${ana.id}`, ana.token)).status).toBe(200);
    expect(await left()).toEqual({ Uno: [], Dos: ['LAMPARA'], Tres: [] });
    expect((await call('DELETE', `${LISTS}/item?product_id=${entry}`, ana.token)).status).toBe(404);
  });

  test('a list of ten thousand products pages in every order, and one more has no room', async () => {
    const ana = await someone();
    const { wishlist_id } = (await ana.create('Todo')).result as List;
    await env.SHOP.prepare(
      `INSERT INTO favorite_item (id, list_id, sku, product_id, name, name_key, added_at)
       WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9998)
       SELECT 5000000 + i, ?1, 'IDO-' || i, i, 'Ido ' || i, printf('ido %05d', i), i FROM n`,
    )
      .bind(wishlist_id)
      .run();
    await ana.add('LAMPARA', wishlist_id);
    await ana.add('MESA', wishlist_id);
    const page = async (query: string) => {
      const [list] = await ana.lists(`wishlist_id=${wishlist_id}&pageSize=2&${query}`);
      return [list?.total_count, ...Object.keys(list?.products ?? {})];
    };
    expect(await page('currentPage=1')).toEqual([10_000, 'MESA', 'LAMPARA']);
    expect(await page('currentPage=5000')).toEqual([10_000, 'IDO-2', 'IDO-1']);
    expect(await page('sort=Alphabetical')).toEqual([10_000, 'IDO-1', 'IDO-2']);
    expect(await page('sort=Ascendente')).toEqual([10_000, 'MESA', 'LAMPARA']);
    expect(await page('sort=Descendente')).toEqual([10_000, 'LAMPARA', 'MESA']);
    const gone = Object.values(
      (await ana.lists(`wishlist_id=${wishlist_id}&currentPage=5000&pageSize=2`))[0]?.products ?? {},
    );
    expect(gone[0]).toMatchObject({ name: 'Ido 2', price: null, url_path: null });
    expect((await ana.add('POCOS', wishlist_id)).result).toBe('A list keeps 10,000 products at most');
  });
});

test('API-151 FAV-016 whoever has the link sees a list and changes nothing; the name is told where it is public', async () => {
  const ana = await someone();
  await ana.add('MESA');
  const [{ wishlist_id = 0 } = {}] = await ana.lists();
  const share = async (access_type: string) =>
    ((await ana.update(wishlist_id, { access_type })).result as List).sharing_code;
  const code = await share('Compartida');
  expect(code).toMatch(/^[\w-]{32}$/);
  const seen = await shared(code);
  expect([seen.status, seen.body.result]).toMatchObject([
    200,
    { name: 'Favoritos', owner: null, customer_id: null, products: { MESA: { price: 116 } } },
  ]);
  expect(await share('Publica')).toBe(code);
  expect((await shared(code)).body.result).toMatchObject({ owner: 'Ana' });
  const { token } = await someone();
  expect((await call('DELETE', `${LISTS}?list_id=${wishlist_id}`, token)).status).toBe(404);
  await share('Privada');
  const revoked = await shared(code);
  expect([revoked.status, revoked.body.result]).toEqual([404, (await shared('x'.repeat(32))).body.result]);
  expect(await share('Compartida')).not.toBe(code);
  expect((await shared(code)).status).toBe(404);
});

test('FAV-017 what a guest wanted in a list is there once they have signed in, by its form', async () => {
  const { email, password, token } = await account();
  const device = browser();
  const asked = await send(device, 'favoritos/guardar', { sku: 'MESA', volver: '/p/MESA/mesa' });
  expect(asked).toContain('/login?volver=%2Fp%2FMESA%2Fmesa');
  expect(await send(browser(), 'favoritos/guardar', { sku: 'MESA', volver: 'https://otra.example/' })).toContain(
    '/login?volver=%2Fmy-account%2Ffavorites',
  );
  const entered = await send(device, 'account/entrar', { email, password });
  expect(entered).toContain('has been added to wishlist!');
  const kept = async () => Object.keys(((await call('GET', LISTS, token)).result as List[])[0]?.products ?? {});
  expect(await kept()).toEqual(['MESA']);
  await send(device, 'favoritos/quitar', { listId: '1', itemId: '1' });
  await send(device, 'account/entrar', { email, password });
  expect(await kept()).toEqual(['MESA']);
});

test('FAV-001 of several lists it is said which one a product goes into, one of another customer is not there, and a new one takes it along', async () => {
  const { email, password, token } = await account();
  const device = browser();
  await send(device, 'account/entrar', { email, password });
  await send(device, 'favoritos/nueva', { name: 'Casa' });
  await send(device, 'favoritos/nueva', { name: 'Regalos' });
  const lists = async () => (await call('GET', LISTS, token)).result as List[];
  expect(await send(device, 'favoritos/guardar', { sku: 'MESA' })).toContain('/my-account/favorites?guardar=MESA');
  expect((await lists()).map(({ total_count }) => total_count)).toEqual([0, 0]);
  // A name that is refused loses nothing: the page goes on asking.
  for (const name of ['', 'Casa']) {
    const page = await visit('/f/favoritos/nueva', {
      method: 'POST',
      redirect: 'manual',
      headers: { ...device.page(), 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ name, sku: 'MESA' }).toString(),
    });
    device.keep(page.headers);
    expect(page.headers.get('location')).toBe('/my-account/favorites?guardar=MESA');
  }
  const gifts = (await lists()).find(({ name }) => name === 'Regalos');
  await send(device, 'favoritos/guardar', { sku: 'MESA', listId: String(gifts?.wishlist_id) });
  await send(device, 'favoritos/nueva', { name: 'Oficina', sku: 'LAMPARA' });
  const held = Object.fromEntries((await lists()).map(({ name, products }) => [name, Object.keys(products)]));
  expect(held).toEqual({ Casa: [], Regalos: ['MESA'], Oficina: ['LAMPARA'] });
  const other = browser();
  const { email: theirs, password: secret } = await account();
  await send(other, 'account/entrar', { email: theirs, password: secret });
  const refused = await send(other, 'favoritos/guardar', { sku: 'LAMPARA', listId: String(gifts?.wishlist_id) });
  expect(refused).toContain('This list is not in your account any more');
  expect((await lists()).map(({ total_count }) => total_count).toSorted()).toEqual([0, 1, 1]);
});

test('products of the device are taken over once, without doubles; what cannot be bought is left', async () => {
  const { email, password, token } = await account();
  const device = browser();
  await send(device, 'account/entrar', { email, password });
  await send(device, 'favoritos/guardar', { sku: 'LAMPARA' });
  const skus = ['MESA', 'LAMPARA', 'AGOTADO', 'a,b'].map(encodeURIComponent).join();
  const told = await send(device, 'favoritos/traer', { skus });
  expect(told).toContain('"count":2,"left":2');
  await send(device, 'favoritos/traer', { skus });
  expect((await call('GET', LISTS, token)).result).toMatchObject([{ total_count: 2 }]);
});

test('a product moves to the cart; what the cart refuses stays in the list', async () => {
  const { email, password, token } = await account();
  const device = browser();
  await send(device, 'account/entrar', { email, password });
  for (const sku of ['MESA', 'POCOS']) await call('POST', `${LISTS}/item`, token, { sku });
  const [list] = (await call('GET', LISTS, token)).result as List[];
  const move = (sku: string) =>
    send(device, 'favoritos/al-carrito', {
      listId: String(list?.wishlist_id),
      itemId: String(list?.products[sku]?.wishlist_item_id),
      sku,
      name: sku,
    });
  await env.SHOP.prepare("UPDATE stock SET qty = 0, is_in_stock = 0 WHERE store = 'viu' AND sku = 'POCOS'").run();
  expect(await move('MESA')).toContain('is in your cart now');
  expect(await move('POCOS')).toContain('out of stock');
  expect(((await device.get('/api/cart/pull')).body.result as { sku: string }[]).map(({ sku }) => sku)).toEqual([
    'MESA',
  ]);
  const [left] = (await call('GET', LISTS, token)).result as List[];
  expect(Object.keys(left?.products ?? {})).toEqual(['POCOS']);
});
