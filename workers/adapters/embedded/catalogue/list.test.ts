import { beforeAll, expect, test } from 'vitest';
import type { ListingQuery } from '../../../../src/domain/catalogue/product';
import { embeddedCommerce } from '..';
import { placeInD1 } from '../orders/place-order';
import { bringShownStock } from '../shown-stock';
import { category, configurable, env, MUEBLES, NOON, product, serve, storeView } from '../testing/catalogue';
import { order } from '../testing/order';

const store = storeView('viu');
const { catalogue } = embeddedCommerce(env, store, NOON);
const none: ListingQuery = { filters: {}, sort: null };

const listing = async (query: ListingQuery = none, start = 0, size = 50) => {
  const page = await catalogue.category('muebles-10', query, start, size);
  if (!page) throw new Error('no category');
  return page.listing;
};
const ids = async (query: ListingQuery = none) => (await listing(query)).items.map((card) => card.id);
const options = async (code: string, query: ListingQuery = none) =>
  (await listing(query)).filters
    .find((group) => group.code === code)
    ?.options.map((option) => [option.id, option.quantity, option.selected]);
const at = (position: number, category_id = 10) => ({ category: [{ category_id, name: 'Muebles', position }] });

beforeAll(async () => {
  await serve(
    store,
    [
      product(1, 'Silla azul', { ...at(3), color: '49', size: '167', price: 400, updated_at: '2026-03-01 00:00:00' }),
      product(2, 'Silla roja', {
        ...at(1),
        color: '50',
        size: '168',
        price: 1000,
        special_price: 700,
        updated_at: '2026-05-01 00:00:00',
      }),
      product(3, 'Mesa azul', { ...at(2), color: '49', size: '168', price: 1724.1379, special_price: 1500 }),
      configurable(
        4,
        'BANCA',
        'Banca',
        [
          ['BANCA-AZ', '49', { price: 3000 }],
          ['BANCA-RJ', '50', { price: 2500 }],
          ['BANCA-VE', '51', { status: 2, price: 10 }],
        ],
        at(4),
      ),
      product(5, 'Sólo búsqueda', { visibility: 3 }),
      product(6, 'Sólo catálogo', { visibility: 2, status: 0 }),
      product(7, 'Desactivada', { status: 2, color: '49' }),
      product(8, 'No por sí sola', { visibility: 1 }),
      product(9, 'De abajo', {
        category_ids: [11],
        category: [{ category_id: 11, name: 'Sillas', position: 0 }],
        stock: { is_in_stock: false, qty: 0 },
      }),
      product(10, 'De otra', { category_ids: [12], category: [] }),
    ],
    {
      category: [
        MUEBLES,
        category(11, 'Sillas', 10),
        category(12, 'Otra'),
        category(13, 'Apagada', 2, { is_active: false }),
      ],
    },
  );
});

test('CAT-012 CAT-013 a category lists visibility 2, 3 and 4 and status 0 and 1, of itself and below it, also out of stock', async () => {
  expect((await ids()).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 9]);
  const page = await catalogue.category('muebles-10', none, 0, 50);
  expect(page).toMatchObject({
    category: { id: 10, name: 'Muebles' },
    children: [{ id: 11 }],
    crumbs: [{ name: 'Muebles', path: '/c/muebles-10' }],
  });
  expect(await catalogue.category('apagada-13', none, 0, 50)).toBeNull();
  expect(await catalogue.category('no-such', none, 0, 50)).toBeNull();
});

test('CAT-016 without a recognised sort the products of the category stand by position, those from below behind them', async () => {
  expect((await ids()).filter((id) => id <= 4 || id === 9)).toEqual([2, 3, 1, 4, 9]);
});

test('the variant that a filter asks for is the one that is shown, linked and priced', async () => {
  const shown = async (color: string) =>
    (await listing({ filters: { color: [color] }, sort: null })).items.find((card) => card.parentSku === 'BANCA');
  expect(await shown('49')).toMatchObject({ sku: 'BANCA-AZ', from: false, price: { gross: 348_000 } });
  expect(await shown('50')).toMatchObject({ sku: 'BANCA-RJ', price: { gross: 290_000 } });
  expect((await listing()).items.find((card) => card.parentSku === 'BANCA')).toMatchObject({
    sku: 'BANCA',
    from: true,
  });
});

test('offers are what is reduced now, the most reduced first, with filters and sorts of their own', async () => {
  const offers = async (query: ListingQuery = none, start = 0) => catalogue.offers(query, start, 50);
  const all = await offers();
  expect([all.items.map((card) => card.id), all.total]).toEqual([[2, 3], 2]);
  expect((await offers({ filters: {}, sort: 'final_price:desc' })).items.map((card) => card.id)).toEqual([3, 2]);
  expect(
    all.filters.find(({ code }) => code === 'discount')?.options.map(({ id, quantity }) => [id, quantity]),
  ).toEqual([
    ['30', 1],
    ['20', 1],
  ]);
  expect((await offers({ filters: { color: ['49'] }, sort: null })).items.map((card) => card.id)).toEqual([3]);
  expect(await offers(none, 50)).toMatchObject({ items: [], total: 2 });
});

test('CAT-017 CAT-018 CAT-019 CAT-020 recognised sorts', async () => {
  const all = async (sort: ListingQuery['sort']) => (await listing({ filters: {}, sort })).items;
  expect((await all('id:desc')).map((card) => card.id)).toEqual([9, 6, 5, 4, 3, 2, 1]);
  const rising = (await all('final_price')).map((card) => card.price.gross);
  expect(rising).toEqual([46_400, 81_200, 116_000, 116_000, 116_000, 174_000, 290_000]);
  expect((await all('final_price:desc')).map((card) => card.price.gross)).toEqual(rising.toReversed());
  expect((await all('discount:desc')).map((card) => card.id).slice(0, 2)).toEqual([2, 3]);
  expect((await all('discount')).map((card) => card.id).slice(-2)).toEqual([3, 2]);
});

test('CAT-029 values of one filter add up, filters narrow each other; disabled variants do not count', async () => {
  expect(await ids({ filters: { color: ['49'] }, sort: 'id:desc' })).toEqual([4, 3, 1]);
  expect(await ids({ filters: { color: ['49', '50'] }, sort: 'id:desc' })).toEqual([4, 3, 2, 1]);
  expect(await ids({ filters: { color: ['49', '50'], size: ['168'] }, sort: 'id:desc' })).toEqual([3, 2]);
  expect(await ids({ filters: { color: ['51'] }, sort: null })).toEqual([]);
});

test('the count of a value is what choosing it shows, whatever is chosen in its own filter', async () => {
  expect(await options('color')).toEqual([
    ['49', 3, false],
    ['50', 2, false],
  ]);
  expect(await options('color', { filters: { color: ['49'] }, sort: null })).toEqual([
    ['49', 3, true],
    ['50', 2, false],
  ]);
  expect(await options('size', { filters: { color: ['49'] }, sort: null })).toEqual([
    ['167', 1, false],
    ['168', 1, false],
  ]);
  expect(await options('color', { filters: { size: ['168'] }, sort: null })).toEqual([
    ['49', 1, false],
    ['50', 1, false],
  ]);
  const groups = (await listing()).filters;
  for (const group of groups.filter((one) => one.code !== 'price')) {
    for (const option of group.options)
      expect((await listing({ filters: { [group.code]: [option.id] }, sort: null })).total).toBe(option.quantity);
  }
});

test('CAT-025 CAT-028 a price range holds its lower and not its upper bound, and its count agrees with its list', async () => {
  expect(await options('price')).toEqual([
    ['0-500', 1, false],
    ['500-2000', 5, false],
    ['2000-10000', 1, false],
  ]);
  for (const [id, quantity] of [
    ['0-500', 1],
    ['500-2000', 5],
    ['2000-10000', 1],
    ['464-812', 1],
    ['812-1160', 1],
    ['1160-*', 5],
  ] as const) {
    expect((await listing({ filters: { price: [id] }, sort: null })).total).toBe(quantity);
  }
  expect(await options('price', { filters: { price: ['0-500'] }, sort: null })).toEqual([
    ['0-500', 1, true],
    ['500-2000', 5, false],
    ['2000-10000', 1, false],
  ]);
});

test.each(['2000-500', '500-500', `${'9'.repeat(12)}-*`])(
  'the range %s has no product, is named as the choice, and the other ranges keep their counts',
  async (id) => {
    const query: ListingQuery = { filters: { price: [id] }, sort: null };
    expect(await listing(query)).toMatchObject({ items: [], total: 0 });
    const shown = (await options('price', query)) ?? [];
    expect(shown.find(([, , selected]) => selected)).toEqual([id, 0, true]);
    expect(shown.filter(([, , selected]) => !selected)).toEqual(await options('price'));
  },
);

test('CAT-026 discounts are counted and filtered in tens, rounded up', async () => {
  expect(await options('discount')).toEqual([
    ['30', 1, false],
    ['20', 1, false],
  ]);
  expect(await ids({ filters: { discount: ['30'] }, sort: null })).toEqual([2]);
  expect(await ids({ filters: { discount: ['20', '30'] }, sort: 'id:desc' })).toEqual([3, 2]);
});

test('LIMIT-006 pages follow each other without overlap; unknown filters, values and offsets are no error', async () => {
  const pages = await Promise.all([0, 3, 6, 9].map((start) => listing(none, start, 3)));
  expect(pages.map((page) => page.items.length)).toEqual([3, 3, 1, 0]);
  expect(new Set(pages.flatMap((page) => page.items.map((card) => card.id))).size).toBe(7);
  expect(await listing(none, -5, 0)).toMatchObject({ start: 0, perPage: 50, total: 7 });
  expect((await listing({ filters: { color: ["'; DROP TABLE product"], nonsense: ['1'] }, sort: null })).total).toBe(7);
});

test('a card tells the stock that orders left, without a new import', async () => {
  const availability = async (sku: string) => (await catalogue.cards([sku]))[0]?.availability;
  expect(await availability('BANCA')).toBe('in_stock');
  await placeInD1(env, order('a', { 'BANCA-AZ': 5 }), { owner: 'c', route: 'r', key: 'a' });
  await bringShownStock(env, 'viu');
  expect(await availability('BANCA')).toBe('in_stock');
  await placeInD1(env, order('b', { 'BANCA-RJ': 5 }), { owner: 'c', route: 'r', key: 'b' });
  await bringShownStock(env, 'viu');
  expect(await availability('BANCA')).toBe('out_of_stock');
  const page = await catalogue.product('BANCA', 'BANCA-RJ');
  expect(page.state === 'found' && page.page.product).toMatchObject({ availability: 'out_of_stock', stockQty: 0 });
});

test('what is out of stock is left out where the store view says so', async () => {
  const shy = embeddedCommerce(
    env,
    { ...store, flags: { ...store.flags, listOutOfStockProducts: false } },
    NOON,
  ).catalogue;
  expect((await shy.category('sillas-11', none, 0, 50))?.listing.total).toBe(0);
  expect((await catalogue.category('sillas-11', none, 0, 50))?.listing.total).toBe(1);
});

test('cards come in the order of the skus, unknown and hidden ones left out', async () => {
  expect((await catalogue.cards(['SKU-3', 'NO-SUCH', 'SKU-7', 'SKU-1', 'SKU-3'])).map((card) => card.id)).toEqual([
    3, 1,
  ]);
  expect((await catalogue.highlights('offers', 5)).map((card) => card.id)).toEqual([2, 3]);
  expect((await catalogue.highlights('newest', 2)).map((card) => card.id)).toEqual([10, 6]);
});

test('a configurable without variants comes last, however a list is sorted, without a price and not on the front page', async () => {
  const mavi = storeView('mavi');
  const empty = configurable(9, 'VACIA', 'Vacía', [], { price: 500, special_price: 100 });
  await serve(mavi, [
    product(1, 'Silla', { price: 1000, special_price: 900 }),
    empty,
    product(3, 'Mesa', { price: 2000 }),
  ]);
  const shop = embeddedCommerce(env, mavi, NOON).catalogue;
  for (const sort of [null, 'final_price', 'id:desc', 'discount:desc'] as const) {
    const items = (await shop.category('muebles-10', { filters: {}, sort }, 0, 50))?.listing.items ?? [];
    expect([sort, items.length, items.at(-1)?.id, items.at(-1)?.price.regularGross]).toEqual([sort, 3, 9, 0]);
  }
  expect((await shop.highlights('offers', 5)).map((card) => card.id)).toEqual([1]);
  expect((await shop.highlights('newest', 5)).map((card) => card.id)).not.toContain(9);
});

test('what is chosen of several attributes is had by one and the same variant, in lists, searches, counts and the card', async () => {
  const shoes = storeView('de');
  const both = [
    { id: 1, attribute_id: '93', attribute_code: 'color', label: 'Color', position: 0, values: [] },
    { id: 2, attribute_id: '142', attribute_code: 'size', label: 'Talla', position: 1, values: [] },
  ];
  const shoe = (id: number, sku: string, ...children: [string, string, Record<string, unknown>][]) =>
    configurable(id, sku, `Zapato ${sku}`, children, { configurable_options: both, material: '1' });
  const [small, large] = [{ size: '167' }, { size: '168' }];
  await serve(shoes, [
    shoe(1, 'CRUZ', ['CRUZ-AZ', '49', small], ['CRUZ-RJ', '50', large]),
    shoe(2, 'PAR', ['PAR-RJ', '50', small], ['PAR-AZ', '49', large]),
    shoe(3, 'OFF', ['OFF-AZ', '49', small], ['OFF-AZ-G', '49', { ...large, status: 2 }], ['OFF-RJ', '50', large]),
    shoe(4, 'DOS', ['DOS-AZ', '49', { size: '167,168' }], ['DOS-RJ', '50', small]),
    product(5, 'Zapato simple', { color: '49', size: '168' }),
    product(6, 'Zapato sin talla', { color: '50' }),
    product(7, 'Zapato oculto', { sku: 'PAR-RJ', visibility: 1 }),
  ]);
  const shop = embeddedCommerce(env, shoes, NOON).catalogue;
  const asked = { filters: { color: ['49'], size: ['168'] }, sort: null };
  for (const found of [
    (await shop.category('muebles-10', asked, 0, 50))?.listing,
    await shop.search('zapato', asked, 0, 50),
  ]) {
    expect([found?.total, found?.items.map(({ sku }) => sku).sort()]).toEqual([3, ['DOS-AZ', 'PAR-AZ', 'SKU-5']]);
    const counts = found?.filters.map(({ code, options: values }) => [
      code,
      ...values.map(({ id, quantity }) => `${id}:${quantity}`),
    ]);
    expect(counts?.filter(([code]) => code === 'color' || code === 'size')).toEqual([
      ['color', '49:3', '50:2'],
      ['size', '167:3', '168:3'],
    ]);
  }
  const blue = await shop.category('muebles-10', { filters: { color: ['49'], material: ['1'] }, sort: null }, 0, 50);
  expect(blue?.listing.total).toBe(4);
  expect(
    blue?.listing.filters.find(({ code }) => code === 'size')?.options.map(({ id, quantity }) => [id, quantity]),
  ).toEqual([
    ['167', 3],
    ['168', 2],
  ]);
  expect(
    (await shop.category('muebles-10', { filters: { color: ['49', '50'], size: ['168'] }, sort: null }, 0, 50))?.listing
      .total,
  ).toBe(5);
  const hidden = async (filters: ListingQuery['filters']) =>
    (await shop.search('oculto', { filters, sort: null }, 0, 50)).items.map(({ sku }) => sku);
  expect([await hidden({}), await hidden({ color: ['50'] }), await hidden({ color: ['49'] })]).toEqual([
    ['PAR-RJ'],
    ['PAR-RJ'],
    ['PAR-AZ'],
  ]);
});
