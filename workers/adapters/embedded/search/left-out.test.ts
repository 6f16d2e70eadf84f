import { beforeAll, describe, expect, test } from 'vitest';
import { emptyQuery } from '../../../../src/commerce/empty-query';
import { embeddedCommerce } from '..';
import { env, NOON, product, serve, storeView } from '../testing/catalogue';
import { serveSearchShop, store } from './search-shop.fixture';

const shop = embeddedCommerce(env, store, NOON);
const none = { filters: {}, sort: null };

beforeAll(serveSearchShop);

describe('nothing has all words', () => {
  const search = (text: string, filters: Record<string, string[]> = {}) =>
    shop.catalogue.search(text, { filters, sort: null }, 0, 50);
  const left = async (text: string) => {
    const { leftOut, items } = await search(text);
    return [leftOut?.kept, leftOut?.words, items[0]?.name];
  };

  test('the words of the least worth are left out until something fits, and it is said which', async () => {
    expect(await left('mesa verde')).toEqual(['mesa', ['verde'], 'Mesa de roble']);
    expect(await left('verde mesa roble')).toEqual(['mesa roble', ['verde'], 'Mesa de roble']);
    expect(await left('quiero una mesa verde de mármol para 12 personas')).toEqual([
      'mesa',
      ['verde', 'mármol', '12 personas'],
      'Mesa de roble',
    ]);
    expect(await left('pantalla para la funda')).toEqual(['pantalla', ['funda'], 'Pantalla 55 pulgadas']);
    expect(await left('silla roma xxxx yyyy')).toEqual(['silla roma', ['xxxx', 'yyyy'], 'Silla Roma']);
  });

  test('nothing is left out where one has them all, where one word is asked for, or where none is known', async () => {
    for (const text of ['mesa roble', 'mesa cualquier', 'mesa rovle', 'mesa', 'zzzzzz yyyyyy', 'rrefrijerador'])
      expect((await search(text)).leftOut).toBeNull();
    expect((await search('mesa verde', { price: ['900000-*'] })).leftOut).toBeNull();
  });

  test('what nobody sells is not answered with what it is for, nor with what shares a word with it', async () => {
    expect(await search('funda para pantalla')).toMatchObject({ total: 0, items: [], leftOut: null });
    expect((await shop.catalogue.suggest('funda para pantalla', 5)).products).toEqual([]);
    expect((await search('algo para la pantalla')).items[0]?.name).toBe('Pantalla 55 pulgadas');
  });

  test('suggestions leave them out as well', async () => {
    const { products } = await shop.catalogue.suggest('mesa verde de mármol para ju', 5);
    expect(products.map(({ name }) => name)).toEqual(['Mesa de roble']);
  });

  test('SEARCH-017 the search of the API holds to three quarters of the words', async () => {
    const total = async (text: string) => {
      const answer = await shop.catalogue.query({ ...emptyQuery('product'), text });
      return answer.ok ? answer.value.total : null;
    };
    expect([await total('mesa de roble barniz'), await total('silla roma azul xxxx')]).toEqual([1, 1]);
    expect([await total('silla roma xxxx yyyy'), await total('mesa xxxx yyyy zzzz')]).toEqual([0, 0]);
    expect(await total('librero inexistente')).toBe(1);
  });
});

test('what serves in place of a thing is shown where nothing is called so, and said', async () => {
  expect(await shop.catalogue.search('frigobar', none, 0, 50)).toMatchObject({
    instead: { asked: 'frigobar', shown: 'refrigerador' },
    leftOut: null,
    corrected: null,
    items: [{ sku: 'REF-01' }, { sku: 'CAMA-1' }],
  });
  expect((await shop.catalogue.search('refri', none, 0, 50)).instead).toBeNull();
});

test('the number of a measure is not that of another', async () => {
  const other = storeView('mavi');
  await serve(other, [
    product(1, 'Bicicleta Urbana Rodada 28'),
    product(2, 'Refrigerador 26 pies'),
    product(3, 'Motoneta 125 Amarilla'),
    product(4, 'Motoneta 150 Azul'),
  ]);
  const { catalogue } = embeddedCommerce(env, other, NOON);
  const found = async (text: string) => {
    const { items, leftOut } = await catalogue.search(text, none, 0, 50);
    return [items.map(({ name }) => name), leftOut?.words];
  };
  expect(await found('bici rodada 26')).toEqual([['Bicicleta Urbana Rodada 28'], ['rodada 26']]);
  expect(await found('bici rodada 26 para niño')).toEqual([['Bicicleta Urbana Rodada 28'], ['rodada 26', 'niño']]);
  expect(await found('bici rodada 28')).toEqual([['Bicicleta Urbana Rodada 28'], undefined]);
  expect(await found('moto 125 cc')).toEqual([['Motoneta 125 Amarilla'], undefined]);
  expect(await found('rodada 26')).toEqual([[], undefined]);
});

test('what is sold out comes last, but for a sku that is typed', async () => {
  const other = storeView('mavi');
  const gone = { stock: { is_in_stock: false, qty: 0 } };
  await serve(other, [
    product(1, 'Lavadora', { sku: 'LAV-1', ...gone }),
    product(2, 'Torre para lavadora y secadora', { sku: 'TOR-1' }),
    product(3, 'Base de lavadora con ruedas', { sku: 'BAS-1' }),
  ]);
  const { catalogue } = embeddedCommerce(env, other, NOON);
  const skus = async (text: string) => (await catalogue.search(text, none, 0, 50)).items.map(({ sku }) => sku);
  expect((await skus('lavadora')).at(-1)).toBe('LAV-1');
  expect(await skus('lavadora')).toHaveLength(3);
  expect((await catalogue.suggest('lavadora', 5)).products.at(-1)?.sku).toBe('LAV-1');
  expect((await skus('LAV-1'))[0]).toBe('LAV-1');
  const answer = await catalogue.query({ ...emptyQuery('product'), text: 'lavadora' });
  expect(answer.ok && answer.value.items[0]).toMatchObject({ sku: 'LAV-1' });
});
