import { beforeAll, expect, test } from 'vitest';
import type { ListingQuery } from '../../../../src/domain/catalogue/product';
import { embeddedCommerce } from '..';
import { ATTRIBUTES, category, env, MUEBLES, NOON, product, type Raw, serve, storeView } from '../testing/catalogue';

const store = storeView('viu');
const { catalogue } = embeddedCommerce(env, store, NOON);
const PRODUCTS = 20;

const attribute = (id: number, code: string, more: Raw = {}): Raw => ({
  id,
  attribute_id: id,
  attribute_code: code,
  frontend_label: `Rasgo ${code}`,
  frontend_input: 'select',
  is_filterable: true,
  options: ['1', '2', '3'].map((value) => ({ value, label: `${code} ${value}` })),
  ...more,
});

/** Each further attribute is given to two products less than the one before, its values evenly. */
const FURTHER = ['patas', 'tapiz', 'estilo', 'cajones', 'puertas', 'ancho', 'alto', 'fondo'];

const listed = (index: number): Raw =>
  product(index + 1, `Mueble ${index + 1}`, {
    category_ids: [0, 17, 18, 19].includes(index) ? [10, 11] : [10],
    material: index % 2 === 0 ? '1' : '2',
    ...Object.fromEntries(
      FURTHER.flatMap((code, place) => (index < PRODUCTS - place * 2 ? [[code, String((index % 3) + 1)]] : [])),
    ),
    interno: String((index % 3) + 1),
    igual: '1',
    q: String((index % 3) + 1),
    constructor: String((index % 3) + 1),
    acabado: index === 0 ? '1' : undefined,
  });

/** Ten products from 100 to 10,000 pesos with IVA, most of them cheap. */
const PRICED = [100, 150, 200, 250, 300, 450, 700, 1500, 4000, 10_000].map((gross, index) =>
  product(101 + index, `Cosa ${index}`, {
    category_ids: [12],
    category: [{ category_id: 12, name: 'Precios' }],
    price: gross / 1.16,
  }),
);

beforeAll(async () => {
  await serve(store, [...Array.from({ length: PRODUCTS }, (_, index) => listed(index)), ...PRICED], {
    category: [MUEBLES, category(11, 'Pocos', 10), category(12, 'Precios')],
    attribute: [
      ...ATTRIBUTES,
      ...FURTHER.map((code, index) => attribute(500 + index, code)),
      attribute(600, 'interno', { is_filterable: false }),
      attribute(601, 'igual'),
      attribute(602, 'q'),
      attribute(603, 'constructor'),
      attribute(604, 'acabado'),
    ],
  });
});

const filters = async (chosen: ListingQuery['filters'] = {}, slug = 'muebles-10') =>
  (await catalogue.category(slug, { filters: chosen, sort: null }, 0, 50))?.listing.filters ?? [];
const codes = async (...asked: Parameters<typeof filters>) => (await filters(...asked)).map(({ code }) => code);
const quantities = async (code: string, chosen: ListingQuery['filters'] = {}) =>
  (await filters(chosen))
    .find((group) => group.code === code)
    ?.options.map(({ id, quantity, selected }) => [id, quantity, selected]);

test('a category offers the attributes marked filterable that tell its products apart, the most used eight, and no others', async () => {
  expect(await codes()).toEqual(['material', 'cajones', 'estilo', 'tapiz', 'patas', 'puertas', 'ancho', 'alto']);
  expect((await filters()).find(({ code }) => code === 'tapiz')).toMatchObject({
    label: 'Rasgo tapiz',
    options: [
      { id: '1', label: 'tapiz 1', quantity: 6 },
      { id: '2', label: 'tapiz 2', quantity: 6 },
      { id: '3', label: 'tapiz 3', quantity: 6 },
    ],
  });
  expect(await codes({}, 'pocos-11')).toContain('acabado');
});

test('what is chosen narrows the counts of the others and leaves the offer as it is', async () => {
  expect(await codes({ patas: ['1', '2'], material: ['1'] })).toEqual(await codes());
  expect(await quantities('patas', { patas: ['1', '2'], material: ['1'] })).toEqual([
    ['1', 4, true],
    ['2', 3, true],
    ['3', 3, false],
  ]);
  expect(await quantities('material', { patas: ['1', '2'], material: ['1'] })).toEqual([
    ['1', 7, true],
    ['2', 7, false],
  ]);
});

test('a filter beyond the offer works by its address and can be let go', async () => {
  expect(await codes({ fondo: ['1'] })).toContain('fondo');
  expect(await quantities('fondo', { fondo: ['1'] })).toEqual([
    ['1', 2, true],
    ['2', 2, false],
    ['3', 2, false],
  ]);
});

test('what is no filter is none in the address either', async () => {
  const known = await catalogue.listFilters();
  expect(['material', 'color', 'price', 'discount', ...FURTHER].filter((code) => !known.has(code))).toEqual([]);
  expect(['interno', 'q', 'constructor', 'nada'].filter((code) => known.has(code))).toEqual([]);
  const page = await catalogue.category(
    'muebles-10',
    { filters: { interno: ['1'], q: ['1'], nada: ['1'] }, sort: null },
    0,
    50,
  );
  expect(page?.listing.total).toBe(PRODUCTS);
});

test('what a search found is filtered by what tells it apart', async () => {
  const found = await catalogue.search('mueble', { filters: {}, sort: null }, 0, 50);
  expect(found.filters.map(({ code }) => code)).toEqual(await codes());
  const chosen = await catalogue.search('mueble', { filters: { material: ['2'] }, sort: null }, 0, 50);
  expect([chosen.total, chosen.filters.map(({ code }) => code)]).toEqual([10, await codes()]);
});

test('a category of many products has price bands that a person would draw through them where its store view asks for that', async () => {
  const banded = storeView('viu', { flags: { ...store.flags, priceRangesByCategory: true } });
  const prices = async (slug: string, view: typeof store, chosen: ListingQuery['filters'] = {}) => {
    const page = await embeddedCommerce(env, view, NOON).catalogue.category(
      slug,
      { filters: chosen, sort: null },
      0,
      50,
    );
    return page?.listing.filters
      .find(({ code }) => code === 'price')
      ?.options.map(({ id, quantity }) => [id, quantity]);
  };
  expect(await prices('precios-12', store)).toEqual([
    ['0-500', 6],
    ['500-2000', 2],
    ['2000-10000', 1],
    ['10000-*', 1],
  ]);
  const drawn = [
    ['0-300', 4],
    ['300-1000', 3],
    ['1000-3000', 1],
    ['3000-10000', 1],
    ['10000-*', 1],
  ];
  expect(await prices('precios-12', banded)).toEqual(drawn);
  expect(await prices('precios-12', banded, { price: ['300-1000'] })).toEqual(drawn);
});
