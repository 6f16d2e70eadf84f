import { beforeAll, describe, expect, test } from 'vitest';
import { embeddedCommerce } from '..';
import { category, env, MUEBLES, NOON, product, type Raw, serve, storeView } from '../testing/catalogue';
import { countedReads } from '../testing/counted-batches';

const none = { filters: {}, sort: null };
const JARRA = product(1, 'Jarra Floreada', { price: 300 });
const OLLA = product(2, 'Olla de Peltre', { price: 900 });

describe('what nobody sells', () => {
  const store = storeView('mavi');
  const { catalogue } = embeddedCommerce(env, store, NOON);
  const search = (text: string) => catalogue.search(text, none, 0, 50);
  beforeAll(() =>
    serve(store, [JARRA, OLLA, product(3, 'Cafetera Italiana 6 Tazas'), product(4, 'Vitrina', { keywords: 'loza' })]),
  );

  test('is said, and what is nearest to it stands in the order of how near it is', async () => {
    for (const text of ['vajilla', 'vajilla azul para 6 personas', 'bajilla', 'bajillas'])
      expect(await search(text)).toMatchObject({
        instead: { asked: text.split(' ')[0], shown: 'jarra, olla' },
        unsold: null,
        leftOut: null,
        corrected: null,
        items: [{ name: 'Jarra Floreada' }, { name: 'Olla de Peltre' }],
      });
    const { products, instead } = await catalogue.suggest('vajilla', 5);
    expect(products.map(({ name }) => name)).toEqual(['Jarra Floreada', 'Olla de Peltre']);
    expect(instead).toEqual({ asked: 'vajilla', shown: 'jarra, olla' });
    expect((await catalogue.suggest('jarra', 5)).instead).toBeUndefined();
  });

  test('is shown at the price that was asked for, where anything near has it', async () => {
    const at = async (text: string) => (await search(text)).items.map(({ name }) => name.split(' ')[0]);
    expect(await at('vajilla de menos de 500 pesos')).toEqual(['Jarra']);
    expect(await at('vajilla de menos de 100 pesos')).toEqual(['Jarra', 'Olla']);
  });

  test('is not what a product has so many of', async () => {
    expect((await search('tazas')).instead).toMatchObject({ asked: 'tazas' });
  });

  test('is said alone where nothing is near, or what is near is not sold either', async () => {
    for (const text of ['seguro de auto', 'croquetas'])
      expect(await search(text)).toMatchObject({ total: 0, items: [], unsold: text, instead: null });
    expect((await catalogue.suggest('croquetas', 5)).products).toEqual([]);
  });

  test('is looked for as it was typed where that is asked for', async () => {
    expect(await catalogue.search('vajilla', none, 0, 50, 'literal')).toMatchObject({ unsold: null, instead: null });
  });
});

test.each([
  ['a product is called so', product(9, 'Vajilla de Barro 16 Piezas'), {}],
  ['a product is a set of it', product(9, 'Juego de Vajilla Blanca'), {}],
  ['a product has it as its keyword', product(9, 'Platos de Barro', { keywords: 'vajilla' }), {}],
  [
    'a department is called so',
    product(9, 'Platos de Barro', { category_ids: [30], category: [{ category_id: 30, name: 'Vajillas' }] }),
    { category: [MUEBLES, category(30, 'Vajillas')] },
  ],
])('where %s it is found like anything else', async (_how, sold, more) => {
  const store = storeView('mavi');
  await serve(store, [JARRA, OLLA, sold], more);
  const { catalogue } = embeddedCommerce(env, store, NOON);
  const { items, instead, unsold } = await catalogue.search('vajilla', none, 0, 50);
  expect([items[0]?.sku, instead, unsold]).toEqual([sold.sku, null, null]);
});

test.each([
  ['llanta de moto', 'Llanta para Moto 90/90'],
  ['memoria usb', 'Memoria Kingston USB'],
  ['protector de colchón', 'Protector Impermeable para Colchón'],
])('%s is found where it is called %s', async (text, name) => {
  const store = storeView('mavi');
  await serve(store, [JARRA, OLLA, product(9, name)]);
  const { items, unsold, instead } = await embeddedCommerce(env, store, NOON).catalogue.search(text, none, 0, 50);
  expect([items[0]?.name, unsold, instead]).toEqual([name, null, null]);
});

const tocadores = (many: number, more: Raw = {}) =>
  Array.from({ length: many }, (_, index) => product(100 + index, `Tocador ${index} con Espejo`, more));

/** What a search finds where these are served, and how often it waits for the catalogue. */
async function searched(text: string, products: Raw[]) {
  const store = storeView('mavi');
  await serve(store, products);
  const { CATALOGUE, cost } = countedReads(env.CATALOGUE);
  const { catalogue } = embeddedCommerce({ ...env, CATALOGUE }, store, NOON);
  // What every search reads once is there.
  await catalogue.search('olla', none, 0, 50);
  cost.waits = 0;
  const found = await catalogue.search(text, none, 0, 50);
  return { ...found, waits: cost.waits };
}

test.each([
  ['the name of one product begins with', 'Espejo Redondo', {}],
  ['the name of one old product has further on', 'Gran Espejo Redondo', {}],
  ['one old product is, behind variants that nobody is shown,', 'Gran Espejo Redondo', { visibility: 1 }],
])('what %s is sold, however many newer ones have it as a part', async (_how, name, newer) => {
  const { items, instead } = await searched('espejo', [product(9, name), ...tocadores(60, newer)]);
  expect([items[0]?.name, instead]).toEqual([name, null]);
});

test('what a thing is part of is looked at once more only where there is more of it than was looked at', async () => {
  const [few, many] = [
    await searched('espejo', [OLLA, ...tocadores(2)]),
    await searched('espejo', [OLLA, ...tocadores(60)]),
  ];
  expect(many.waits - few.waits).toBe(1);
});

test('whether anything has the name of what nobody sells is asked with what is nearest to it, of no list that was filtered', async () => {
  const stand = product(5, 'Trastero para Vajilla');
  const [named, unnamed] = [await searched('vajilla', [JARRA, OLLA, stand]), await searched('vajilla', [JARRA, OLLA])];
  expect([named.isNamed, unnamed.isNamed]).toEqual([true, false]);
  // Where a product has its name, whether it is one is asked before.
  expect([named.waits, unnamed.waits]).toEqual([2, 1]);
  const { catalogue } = embeddedCommerce(env, storeView('mavi'), NOON);
  const filtered = await catalogue.search('vajilla', { filters: { price: ['0-5000'] }, sort: null }, 0, 50);
  expect(filtered).toMatchObject({ instead: { asked: 'vajilla' }, isNamed: false });
});

test('while somebody types, a word that may become one of the catalogue is not denied yet', async () => {
  const store = storeView('mavi');
  await serve(store, [JARRA, OLLA, product(8, 'Rincón de Café'), product(9, 'Mesa Colonial')]);
  const { catalogue } = embeddedCommerce(env, store, NOON);
  const offered = async (text: string) => (await catalogue.suggest(text, 5)).products.map(({ name }) => name);
  expect(await offered('rin')).toEqual(['Rincón de Café']);
  expect(await offered('colonia')).toEqual(['Mesa Colonial']);
  expect(await offered('perfume')).toEqual([]);
  // The word is whole.
  expect(await offered('rin ')).toEqual([]);
  expect(await offered('colonia ri')).toEqual([]);
});

test.each([
  ['de-DE', 'Teppich', 'Runder Wollteppich'],
  ['de-DE', 'Vorhang', 'Vorhänge Leinen'],
  ['de-DE', 'Fahrrad', 'Stadtrad Amsterdam'],
  ['it-IT', 'libri', 'Libro di Cucina'],
])('in %s, %s is not denied where %s is sold', async (defaultLocale, text, name) => {
  const store = storeView('mavi');
  const abroad = { ...store, i18n: { ...store.i18n, defaultLocale } };
  await serve(abroad, [JARRA, OLLA, product(9, name)]);
  const { unsold, instead } = await embeddedCommerce(env, abroad, NOON).catalogue.search(text, none, 0, 50);
  expect([unsold, instead]).toEqual([null, null]);
});

test('in German what is not sold is said so: no Buch is an Esstisch of Buche or a Bücherregal', async () => {
  const store = storeView('mavi');
  const abroad = { ...store, i18n: { ...store.i18n, defaultLocale: 'de-DE' } };
  await serve(abroad, [JARRA, product(9, 'Esstisch Buche Massiv'), product(10, 'Bücherregal')]);
  const { instead, unsold, items } = await embeddedCommerce(env, abroad, NOON).catalogue.search('Buch', none, 0, 50);
  expect([instead, unsold]).toEqual([{ asked: 'Buch', shown: 'bücherregal' }, null]);
  expect(items.map(({ name }) => name)).toEqual(['Bücherregal']);
});

test.each([
  ['de-DE', 'Bettwäsche', 'Schaummatratze Alpen', 'schaummatratze'],
  ['it-IT', 'lenzuola', 'Materasso a Molle', 'materasso'],
])('in %s, what is nearest to %s is shown and said', async (defaultLocale, asked, name, shown) => {
  const store = storeView('mavi');
  const abroad = { ...store, i18n: { ...store.i18n, defaultLocale } };
  await serve(abroad, [JARRA, product(9, name)]);
  const { catalogue } = embeddedCommerce(env, abroad, NOON);
  const { items, instead } = await catalogue.search(asked, none, 0, 50);
  expect([items.map((item) => item.name), instead]).toEqual([[name], { asked, shown }]);
});
