import { beforeAll, expect, test } from 'vitest';
import { embeddedCommerce } from '..';
import { placeInD1 } from '../orders/place-order';
import { refreshVersion } from '../served/version-pointer';
import { bringShownStock } from '../shown-stock';
import {
  ATTRIBUTES,
  category,
  configurable,
  env,
  MUEBLES,
  NOON,
  product,
  serve,
  storeView,
} from '../testing/catalogue';
import { order } from '../testing/order';
import { plansOf } from '../testing/plans';

const store = storeView('viu');
const shop = () => embeddedCommerce(env, store, NOON).catalogue;

const rated = (average: number, count: number) => ({ rating: { average, count } });
const ids = async (size = 20) => (await shop().highlights('rated', size)).map((card) => card.id);

const BRANDS = {
  id: 181,
  attribute_id: 181,
  attribute_code: 'marca',
  default_frontend_label: 'Marca',
  frontend_input: 'select',
  options: [
    { value: '7', label: 'Casa Roma' },
    { value: '8', label: 'Álamo' },
  ],
};

beforeAll(async () => {
  await serve(
    store,
    [
      product(1, 'Mejor de pocas', { ...rated(5, 2), marca: '7' }),
      product(2, 'Buena', { ...rated(4.5, 3), marca: '7' }),
      product(3, 'Buena y nueva', { ...rated(4.5, 3), marca: 'Suelta' }),
      product(4, 'Buena y conocida', { ...rated(4.5, 90), marca: '8' }),
      product(5, 'Agotada', { ...rated(4.9, 10), marca: '9', stock: { is_in_stock: false, qty: 0 } }),
      product(6, 'Sólo búsqueda', { ...rated(4.9, 10), marca: '9', visibility: 3 }),
      product(7, 'Desactivada', { ...rated(4.9, 10), marca: '9', status: 2 }),
      configurable(8, 'BANCA', 'Banca', [['BANCA-AZ', '49']], { ...rated(4.7, 4), marca: ' Suelta ' }),
      product(9, 'Sin marca ni opiniones', { marca: '' }),
      product(10, 'Juego de nada', { ...rated(5, 9), type_id: 'grouped' }),
      product(11, 'Paquete de nada', { ...rated(5, 9), type_id: 'bundle' }),
    ],
    { attribute: [...ATTRIBUTES, BRANDS] },
  );
});

/** How the database goes about what `work` asks of products and brands. */
const explained = (work: (port: ReturnType<typeof shop>) => Promise<unknown>): Promise<string[]> =>
  plansOf(env, /FROM (product|brand) /, (given) => work(embeddedCommerce(given, store, NOON).catalogue));

test('the best rated come by average and how many said so, without sets of nothing, then the newer; too few reviews say nothing', async () => {
  expect(await ids()).toEqual([4, 8, 3, 2]);
  expect(await ids(2)).toEqual([4, 8]);
});

test('there are offers while something reduced can be bought', async () => {
  const de = storeView('de');
  const hasOffers = () => embeddedCommerce(env, de, NOON).catalogue.hasOffers();
  await serve(de, [
    product(1, 'Stuhl'),
    product(2, 'Tisch', { special_price: 500, stock: { is_in_stock: false, qty: 0, manage_stock: true } }),
  ]);
  expect(await hasOffers()).toBe(false);
  await serve(de, [product(1, 'Stuhl', { special_price: 500 })]);
  await refreshVersion(env, 'de');
  expect(await hasOffers()).toBe(true);
});

test('brands have the words of their attribute and come by how much there is of them, equal ones by name', async () => {
  expect(await shop().brands(20)).toEqual(['Casa Roma', 'Suelta', 'Álamo']);
  expect(await shop().brands(1)).toEqual(['Casa Roma']);
});

test('what orders have taken all of is neither among the best nor of a brand any more', async () => {
  await placeInD1(env, order('a', { 'SKU-4': 10 }), { owner: 'c', route: 'r', key: 'a' });
  await bringShownStock(env, 'viu');
  expect(await ids()).toEqual([8, 3, 2]);
  expect(await shop().brands(20)).toEqual(['Casa Roma', 'Suelta']);
});

test.each([
  ['offers', 'product_discount (version=? AND discount>?)'],
  ['newest', 'product_created (version=?)'],
  ['rated', 'product_rating (version=? AND rating>?)'],
] as const)('the %s are read in the order of an index, opening no other product', async (kind, index) => {
  const plans = await explained((port) => port.highlights(kind, 19));
  expect(plans).toContain(`SEARCH product USING INDEX ${index}`);
  // What takes turns is put in order by itself: a thousand of them at most.
  const read = kind === 'newest' ? /SCAN|B-TREE/ : /SCAN product/;
  expect(plans.filter((plan) => read.test(plan))).toEqual([]);
});

test('departments take turns with what saves most pesos, and with what many people rate well', async () => {
  const de = storeView('de');
  const turns = embeddedCommerce(env, de, NOON).catalogue;
  const of = (id: number, department: number, more: object) =>
    product(id, `Ding ${id}`, { category_ids: [department], category: [{ category_id: department }], ...more });
  await serve(
    de,
    [
      of(21, 30, { price: 100, special_price: 60, ...rated(5, 3) }),
      of(22, 20, { price: 9000, special_price: 8000, ...rated(4.8, 60) }),
      of(23, 20, { price: 9000, special_price: 7000, ...rated(4.7, 8) }),
      of(24, 30, { price: 1000, special_price: 800, ...rated(4.6, 40) }),
    ],
    { category: [MUEBLES, category(20, 'Möbel', 2, { position: 1 }), category(30, 'Werkzeug', 2, { position: 2 })] },
  );
  await refreshVersion(env, 'de');
  const idsOf = async (kind: 'offers' | 'rated') => (await turns.highlights(kind, 3)).map((card) => card.id);
  expect(await idsOf('offers')).toEqual([23, 24, 22]);
  expect(await idsOf('rated')).toEqual([22, 24, 23]);
  const list = async (sort: 'discount:desc' | null) =>
    (await turns.offers({ filters: {}, sort }, 0, 50)).items.map((card) => card.id);
  expect(await list(null)).toEqual([23, 24, 22, 21]);
  expect(await list('discount:desc')).toEqual([21, 23, 24, 22]);
});

test('brands are read from their own table, one product each', async () => {
  const plans = await explained((port) => port.brands(20));
  expect(plans).toContain('SEARCH brand USING INDEX brand_products (version=?)');
  expect(plans).toContainEqual(
    expect.stringMatching(/^SEARCH product .*USING INDEX product_brand \(version=\? AND brand=\?\)$/),
  );
  expect(plans.filter((plan) => plan.includes('SCAN'))).toEqual([]);
});

test('a catalogue from before there were ratings and brands has none until it is imported again', async () => {
  await env.CATALOGUE.batch([
    env.CATALOGUE.prepare('UPDATE product SET rating = NULL, rating_count = NULL, brand = NULL'),
    env.CATALOGUE.prepare('DELETE FROM brand'),
    env.CATALOGUE.prepare('UPDATE catalogue SET revision = revision + 1'),
  ]);
  await refreshVersion(env, 'viu');
  expect([await ids(), await shop().brands(20)]).toEqual([[], []]);
  expect((await shop().highlights('newest', 1)).length).toBe(1);
});
