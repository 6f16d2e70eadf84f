import { beforeAll, describe, expect, test } from 'vitest';
import { get, post, put, remove } from './client';
import { customer } from './customer';
import { FACES, face, tell } from './faces';
import { serveFixture } from './fixture';

beforeAll(serveFixture);

const LISTS = 'user/favorites';

interface List {
  wishlist_id: number;
  name: string;
  sharing_code: string | null;
  access_type: string;
  default: boolean;
  total_count: number;
  products: Record<string, { wishlist_item_id: number; id: number; name: string; url_path: string }>;
}

describe.each(FACES)('lists of favourites with %s', (name) => {
  test('API-147 API-148 API-149 API-150 VALID-034 a list is made, changed and deleted, one of each name', async () => {
    const at = face(name);
    const { token } = await customer(at);
    const lists = async () => (await get(at, LISTS, { token })).result as List[];
    const made = await post(at, LISTS, { token, body: { wishlist_name: 'Sala' } });
    expect([made.status, made.meta.message]).toEqual([200, 'Lista creada']);
    const again = await post(at, LISTS, { token, body: { wishlist_name: 'SALA' } });
    expect([again.status, again.result]).toEqual([400, 'Wishlist name already exists']);
    const { wishlist_id } = made.result as List;
    const changed = await put(at, LISTS, {
      token,
      body: { wishlist_id, wishlist_name: 'Sala nueva', access_type: 'Publica' },
    });
    expect(changed.result).toMatchObject({ name: 'Sala nueva', access_type: 'Publica', default: true });
    expect(await lists()).toMatchObject([{ wishlist_id, name: 'Sala nueva' }]);
    expect((await remove(at, LISTS, { token, query: { list_id: String(wishlist_id) } })).status).toBe(200);
    expect(await lists()).toEqual([]);
  });

  test('API-151 API-152 API-153 API-154 FAV-021 products are put in and taken off, and a shared list is seen', async () => {
    const at = face(name);
    const { token } = await customer(at);
    const add = (sku: string) => post(at, `${LISTS}/item`, { token, body: { sku } });
    const shown = async () => ((await get(at, LISTS, { token })).result as List[])[0];
    expect((await add('MESA-PINO')).meta).toMatchObject({ isNew: true });
    expect((await add('BANCO-ALTO')).status).toBe(200);
    const sold = await add('SILLA-TULE');
    expect([sold.status, sold.result]).toEqual([409, 'Cannot add product without stock to wishlist.']);
    const list = await shown();
    expect(list).toMatchObject({ name: 'Favoritos', default: true, total_count: 2 });
    expect(list?.products['MESA-PINO']).toMatchObject({ name: 'Mesa de pino', url_path: expect.any(String) });
    const { wishlist_id = 0, products = {} } = list ?? {};
    const share = async (access_type: string) =>
      ((await put(at, LISTS, { token, body: { wishlist_id, access_type } })).result as List).sharing_code ?? '';
    const code = await share('Compartida');
    const seen = () => get(at, `${LISTS}/shared`, { query: { sharing_code: code } });
    expect((await seen()).result).toMatchObject({ name: 'Favoritos', owner: null, total_count: 2 });
    await share('Privada');
    expect((await seen()).status).toBe(404);
    const item = String(products['MESA-PINO']?.wishlist_item_id);
    expect((await remove(at, `${LISTS}/item`, { token, query: { product_id: item } })).status).toBe(200);
    const product = String(products['BANCO-ALTO']?.id);
    expect((await remove(at, `${LISTS}/product`, { token, query: { product_id: product } })).status).toBe(200);
    expect(await shown()).toMatchObject({ products: {}, total_count: 0 });
    expect((await remove(at, `${LISTS}/item`, { token, query: { product_id: item } })).status).toBe(404);
  });
});

const envelope = (code: number, result: unknown) => ({ status: 200, body: { code, result } });

describe('a retailer that goes wrong', () => {
  const someone = async () => {
    const at = face('family');
    return { at, ...(await customer(at)) };
  };

  test('FAV-018 FAV-019 a list that it refuses with 400 or 500 is not made, and of a name that is taken it is said', async () => {
    const { at, token } = await someone();
    const made = async (code: number, result: unknown) => {
      await tell(at, { faults: [{ call: LISTS, mode: 'say', answer: envelope(code, result) }] });
      const answer = await post(at, LISTS, { token, body: { wishlist_name: 'Sala' } });
      return [answer.status, answer.result];
    };
    expect(await made(500, { errorMessage: 'Wishlist name already exists.' })).toEqual([
      400,
      'Wishlist name already exists',
    ]);
    expect(await made(400, 'Algo salió mal')).toEqual([400, 'Lista no creada']);
    expect(await made(500, 'Algo salió mal')).toEqual([400, 'Lista no creada']);
  });

  test('FAV-023 FAV-025 API-169 API-170 lists it does not tell are none, and a shared one is an empty object', async () => {
    const { at, token } = await someone();
    for (const code of [404, 500]) {
      await tell(at, { faults: [{ call: LISTS, mode: 'say', times: 2, answer: envelope(code, 'no') }] });
      const told = await get(at, LISTS, { token });
      expect([told.status, told.result, told.meta.degraded]).toEqual([200, [], true]);
    }
    await tell(at, { faults: [{ call: `${LISTS}/shared`, mode: 'say', times: 2, answer: envelope(500, 'no') }] });
    const shared = await get(at, `${LISTS}/shared`, { query: { sharing_code: 'codigo' } });
    expect([shared.status, shared.result]).toEqual([200, {}]);
  });

  test('FAV-024 a removal that fails, or was not made in spite of its word, is an error', async () => {
    const { at, token } = await someone();
    await post(at, `${LISTS}/item`, { token, body: { sku: 'MESA-PINO' } });
    const [list] = (await get(at, LISTS, { token })).result as List[];
    const query = { list_id: String(list?.wishlist_id) };
    await tell(at, { faults: [{ call: LISTS, mode: 'say', answer: envelope(500, 'no') }] });
    expect((await remove(at, LISTS, { token, query })).status).toBe(503);
    await tell(at, { faults: [{ call: LISTS, mode: 'say', answer: envelope(200, true) }] });
    expect((await remove(at, LISTS, { token, query })).status).toBe(503);
    expect((await get(at, LISTS, { token })).result).toHaveLength(1);
  });

  test('lists of somebody else that it answers are told to nobody', async () => {
    const { at, token } = await someone();
    const foreign = { wishlist_id: 1, name: 'De Eva', customer_id: 999_999, products: [] };
    await tell(at, { faults: [{ call: LISTS, mode: 'say', times: 2, answer: envelope(200, [foreign]) }] });
    const told = await get(at, LISTS, { token });
    expect(told.status).toBe(503);
    expect(told.text).not.toContain('De Eva');
  });

  test('a product whose answer was lost is in the list once', async () => {
    const { at, token } = await someone();
    await tell(at, { faults: [{ call: `${LISTS}/item`, mode: 'lose' }] });
    expect((await post(at, `${LISTS}/item`, { token, body: { sku: 'MESA-PINO' } })).status).toBe(200);
    expect((await get(at, LISTS, { token })).result).toMatchObject([{ total_count: 1 }]);
  });
});
