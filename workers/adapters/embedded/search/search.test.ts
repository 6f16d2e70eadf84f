import { beforeAll, describe, expect, test } from 'vitest';
import { emptyQuery } from '../../../../src/commerce/empty-query';
import { FOUND } from '../../../../src/domain/catalogue/availability';
import { embeddedCommerce } from '..';
import { category, configurable, env, NOON, product, serve, storeView } from '../testing/catalogue';
import { serveSearchShop, store } from './search-shop.fixture';

const shop = embeddedCommerce(env, store, NOON);
const none = { filters: {}, sort: null };
const found = async (text: string) => (await shop.catalogue.search(text, none, 0, 50)).items.map((card) => card.name);

beforeAll(serveSearchShop);

test('LIMIT-015 the full results are 50 skus, whatever more there are', async () => {
  const mavi = storeView('mavi');
  await serve(
    mavi,
    Array.from({ length: 57 }, (_, index) => product(index + 1, `Taza ${index + 1}`, { sku: `TAZA-${index + 1}` })),
  );
  const { catalogue } = embeddedCommerce(env, mavi, NOON);
  const page = async (start: number) => await catalogue.search('taza', none, start, 0);
  const [first, second] = [await page(0), await page(50)];
  expect([first.total, first.perPage, first.items.length, second.items.length]).toEqual([57, 50, 50, 7]);
  expect(new Set([...first.items, ...second.items].map(({ sku }) => sku)).size).toBe(57);
});

test('none of what was found is lost to what follows at another price: two pages are the whole list', async () => {
  const other = storeView('mavi');
  await serve(other, [
    product(1, 'Taza Alameda', { price: 100 }),
    product(2, 'Taza Alameda alta', { price: 900 }),
    ...Array.from({ length: 56 }, (_, at) =>
      product(at + 3, `Taza ${at}`, { price: 100, description: 'De la Alameda.' }),
    ),
  ]);
  const { catalogue } = embeddedCommerce(env, other, NOON);
  const page = (start: number) => catalogue.search('taza alameda menos de 300', none, start, 0);
  const [one, two] = [await page(0), await page(50)];
  const skus = [...one.items, ...two.items].map(({ parentSku }) => parentSku);
  expect([one.total, one.fitting, one.items[1]?.parentSku]).toEqual([57, 1, 'SKU-2']);
  expect([skus.length, new Set(skus).size]).toEqual([58, 58]);
});

test('accents, case and ñ do not matter', async () => {
  expect(await found('DUPLEX')).toEqual(['Refrigerador dúplex']);
  expect(await found('pina')).toEqual(['Piña de cerámica']);
  expect(await found('piña')).toEqual(['Piña de cerámica']);
  expect(await found('sillon')).toContain('Sillón orejero');
});

test('a word in the name weighs more than in the description, and other stores are not searched', async () => {
  expect(await found('silla')).toEqual(['Silla Roma', 'Mesa de roble']);
  expect((await found('refrigerador'))[0]).toBe('Refrigerador dúplex');
});

test('a keyword finds a product, behind one that has the word in its name', async () => {
  expect(await found('estante')).toEqual(['Estante bajo', 'Librero']);
});

test('the name of a category and parts of a sku find products too', async () => {
  expect(await found('linea blanca')).toEqual(['Refrigerador dúplex']);
  expect(await found('dec')).toEqual(['Piña de cerámica']);
});

test('SEARCH-021 SEARCH-022 the live search forgives one letter, not two, and not the first one; the page two of a long word', async () => {
  expect(await found('refrigerdor')).toContain('Refrigerador dúplex');
  expect(await found('pantlla')).toEqual(['Pantalla 55 pulgadas']);
  const asked = await shop.catalogue.query({ ...emptyQuery('product'), text: 'refrgerdor' });
  expect(asked.ok && asked.value.total).toBe(0);
  expect((await found('refrgerdor'))[0]).toBe('Refrigerador dúplex');
  expect(await found('pantla')).toEqual([]);
  expect(await found('rafrigerador')).toContain('Refrigerador dúplex');
  expect(await found('befrigerador')).toEqual([]);
});

test('SEARCH-016 autocomplete falls back to two letters in the name', async () => {
  const suggested = await shop.catalogue.suggest('pantla', 5);
  expect(suggested.products.map((card) => card.name)).toEqual(['Pantalla 55 pulgadas']);
});

test('SEARCH-029 synonyms lead to the words of the catalogue', async () => {
  expect(await found('refri')).toContain('Refrigerador dúplex');
  expect(await found('nevera')).toContain('Refrigerador dúplex');
  expect(await found('tele')).toContain('Pantalla 55 pulgadas');
});

test('SEARCH-029 the content of a store view says synonyms of its own, which come in and go with an import', async () => {
  const other = storeView('mavi');
  const search = async (text: string) =>
    (await embeddedCommerce(env, other, NOON).catalogue.search(text, none, 0, 50)).items.map(({ name }) => name);
  const rules = {
    id: 1,
    identifier: 'search-synonyms',
    title: 'Sinónimos',
    content: '<p>pachoncita = cobertor</p><p>refri =</p>',
  };
  const things = [product(1, 'Cobertor'), product(2, 'Refrigerador')];
  await serve(other, things, { cms_block: [rules] });
  expect(await search('pachoncita')).toEqual(['Cobertor']);
  expect(await search('nevera')).toEqual(['Refrigerador']);
  await serve(other, things, { cms_block: [{ ...rules, active: false }] });
  expect(await search('pachoncita')).toEqual([]);
});

test('SEARCH-028 SEARCH-030 visibility 1, 3 and 4 are found, 2 and disabled products are not; a page lists only what can be opened', async () => {
  const asked = {
    ...emptyQuery('product'),
    text: 'banca',
    filters: [{ attribute: 'visibility', scope: 'default' as const, value: { in: [...FOUND] } }],
  };
  expect(await shop.catalogue.query(asked)).toMatchObject({ ok: true, value: { items: [{ name: 'Banca suelta' }] } });
  expect(await found('banca')).toEqual([]);
  expect(await found('pina')).toEqual(['Piña de cerámica']);
});

test('what is named by all words comes before what is by some, however well', async () => {
  const other = storeView('mavi');
  await serve(other, [
    product(1, 'Sofá, sofá, sofá', { keywords: 'sofá sofá sofá' }),
    product(2, 'Biombo', { keywords: 'sofá', description: 'cama cama cama' }),
    product(3, 'Mueble', { keywords: 'cama de tela que de día es un gran sofá para la sala de la casa' }),
  ]);
  const { catalogue } = embeddedCommerce(env, other, NOON);
  expect((await catalogue.search('sofa cama', none, 0, 50)).items[0]?.name).toBe('Mueble');
});

test('a thing comes before its service, unless the service is asked for; a name that begins with the word before one that only has it', async () => {
  const other = storeView('mavi');
  await serve(other, [
    product(1, 'Instalación de lavadora', { type_id: 'virtual' }),
    product(2, 'Torre para lavadora y secadora de ropa'),
    product(3, 'Lavadora automática de carga superior con centrifugado', { description: 'No incluye instalación.' }),
  ]);
  const { catalogue } = embeddedCommerce(env, other, NOON);
  const names = async (text: string) =>
    (await catalogue.search(text, none, 0, 50)).items.map(({ name }) => name.split(' ')[0]);
  expect(await names('lavadora')).toEqual(['Lavadora', 'Torre', 'Instalación']);
  expect(await names('labadora')).toEqual(['Lavadora', 'Torre', 'Instalación']);
  expect((await names('instalacion de lavadora'))[0]).toBe('Instalación');
});

test('a misspelt word is corrected and said; taken as it was typed, it is not', async () => {
  expect(await shop.catalogue.search('rrefrijerador', none, 0, 50)).toMatchObject({
    corrected: 'refrigerador',
    text: 'rrefrijerador',
    items: [{ sku: 'REF-01' }, { sku: 'CAMA-1' }],
  });
  expect(await shop.catalogue.search('mesa de rovle', none, 0, 50)).toMatchObject({
    corrected: 'mesa de roble',
    items: [{ name: 'Mesa de roble' }],
  });
  expect(await shop.catalogue.search('refrijerador', none, 0, 50, 'literal')).toMatchObject({
    corrected: null,
    total: 0,
    near: [],
  });
  expect(await shop.catalogue.search('refrigerador', none, 0, 50)).toMatchObject({ corrected: null });
});

test('where nothing is found, words that are near are named', async () => {
  expect(await shop.catalogue.search('pantla', none, 0, 50)).toMatchObject({ total: 0, near: ['pantalla'] });
  expect(await shop.catalogue.search('zzzzzz', none, 0, 50)).toMatchObject({ total: 0, near: [] });
});

test('what is had in the colour that was asked for comes first; where it is sold out in it, others are shown and it is said, but for a sku that was typed', async () => {
  const view = storeView('muebles_america');
  const soldOut = { stock: { is_in_stock: false, qty: 0, manage_stock: true } };
  const gone = configurable(1, 'TELA', 'Sillón de tela', [
    ['TELA-AZ', '49'],
    ['TELA-ROJO', '50', soldOut],
  ]);
  const search = async (text: string) => {
    const { catalogue } = embeddedCommerce(env, view, NOON);
    const { items, soldOut: words } = await catalogue.search(text, none, 0, 50);
    return [items.map(({ sku, availability }) => `${sku} ${availability}`), words];
  };
  await serve(view, [gone]);
  expect(await search('sillón Rojo')).toEqual([['TELA in_stock'], ['Rojo']]);
  expect(await search('TELA-rojo')).toEqual([['TELA-ROJO out_of_stock'], []]);
  expect(await search('sillón azul')).toEqual([['TELA-AZ in_stock'], []]);
  await serve(view, [gone, configurable(2, 'LONA', 'Sillón de lona para el patio', [['LONA-RJ', '50']])]);
  expect(await search('sillón rojo')).toEqual([['LONA-RJ in_stock', 'TELA-ROJO out_of_stock'], []]);
});

describe('filters in words', () => {
  const mavi = storeView('mavi');
  const { catalogue } = embeddedCommerce(env, mavi, NOON);
  const search = (text: string, filters: Record<string, string[]> = {}) =>
    catalogue.search(text, { filters, sort: null }, 0, 50);

  beforeAll(() =>
    serve(mavi, [
      configurable(1, 'SILLON', 'Sillón de tela', [
        ['SILLON-AZ', '49'],
        ['SILLON-RJ', '50'],
      ]),
      configurable(2, 'BANCO', 'Banco de cocina', [['BANCO-AZ', '49']], { price: 0 }),
      product(3, 'Sillón de lona', { price: 9000 }),
      product(4, 'Mesa roja plegable', { price: 500 }),
      product(5, 'Mesa de campo', { color: '50' }),
      ...[6, 7, 8, 9, 10].map((id) => product(id, 'Puff', { color: '50' })),
      product(11, 'Licuadora de vaso'),
    ]),
  );

  test('a colour and a price become filters that can be taken off; the words left are looked for', async () => {
    expect(await search('puff rojo menos de 8000')).toMatchObject({
      total: 5,
      text: 'puff',
      query: { filters: { color: ['50'], price: ['0-8000'] } },
    });
    expect((await search('sillon', { color: ['50'] })).items.map(({ parentSku }) => parentSku)).toEqual(['SILLON']);
    expect(await search('sillón menos de 8000')).toMatchObject({
      total: 1,
      text: 'sillón',
      query: { filters: { price: ['0-8000'] } },
    });
  });

  test('a colour that fewer than five have stays a word: others follow, and the one that has it is shown in it', async () => {
    const { items, leftOut, query, text } = await search('sillón rojo');
    expect([text, query.filters, leftOut]).toEqual(['sillón rojo', {}, null]);
    expect(items.map(({ parentSku, sku }) => [parentSku, sku])).toEqual([
      ['SILLON', 'SILLON-RJ'],
      ['SKU-3', 'SKU-3'],
    ]);
  });

  test('behind the few of a price the same things at the nearest other one follow, told apart', async () => {
    const { items, fitting, total } = await search('sillón menos de 8000');
    expect([items.map(({ parentSku }) => parentSku), fitting, total]).toEqual([['SILLON', 'SKU-3'], 1, 1]);
    expect((await search('sillón', { price: ['0-8000'] })).items).toHaveLength(1);
  });

  test('what was shortened is told as it was written', async () => {
    const { text, leftOut, items } = await search('sillón s/brazos c/ruedas p niñas');
    expect([text, leftOut, items.length > 0]).toEqual([
      'sillón s/brazos c/ruedas p niñas',
      { kept: 'sillón', words: ['ruedas', 'niñas'] },
      true,
    ]);
  });

  test('a brand that is not sold is said, also where its name stands for a thing', async () => {
    expect(await search('licuadora Oster')).toMatchObject({
      items: [{ name: 'Licuadora de vaso' }],
      leftOut: { kept: 'licuadora', words: ['Oster'] },
    });
    expect((await search('licuadora Oster morada')).leftOut).toEqual({ kept: 'licuadora', words: ['morada', 'Oster'] });
    expect((await search('licuadora')).leftOut).toBeNull();
  });

  test('a price that nothing has is left out and said, one that was chosen stays', async () => {
    expect(await search('sillón menos de 200')).toMatchObject({
      total: 2,
      query: { filters: {} },
      leftOut: { kept: 'sillón', words: ['menos de 200'] },
    });
    expect(await search('sillón', { price: ['0-200'] })).toMatchObject({ total: 0, leftOut: null });
  });

  test('a colour that nothing has stays a word, and so does one that would lose what is named so', async () => {
    expect(await search('sillón verde')).toMatchObject({
      text: 'sillón verde',
      query: { filters: {} },
      total: 2,
      leftOut: { kept: 'sillón', words: ['verde'] },
    });
    expect(await search('mesa roja')).toMatchObject({
      text: 'mesa roja',
      query: { filters: {} },
      items: [{ name: 'Mesa roja plegable' }, { name: 'Mesa de campo' }],
    });
  });

  test('what was chosen holds, whatever the words say; taken literally they say nothing', async () => {
    expect((await search('sillón rojo', { color: ['49'] })).query.filters).toEqual({ color: ['49'] });
    expect((await catalogue.search('sillón rojo', none, 0, 50, 'literal')).query.filters).toEqual({});
  });

  test('suggestions follow them too', async () => {
    expect((await catalogue.suggest('sillon rojo', 5)).products.map(({ parentSku }) => parentSku)).toEqual(['SILLON']);
    expect((await catalogue.suggest('sillón menos de 2000', 5)).products.map(({ parentSku }) => parentSku)).toEqual([
      'SILLON',
    ]);
  });
});

test.each(['silla-ro', 'SILLA-RO-AZ', ' Silla-Ro-Rj '])(
  'SEARCH-005 a whole sku, also of a variant, finds its product alone, total 1: %s',
  async (text) => {
    expect(await shop.catalogue.search(text, none, 0, 50)).toMatchObject({
      total: 1,
      items: [{ parentSku: 'SILLA-RO' }],
    });
  },
);

test('a sku among other words comes first', async () => {
  expect((await found('mesa SILLA-RO-AZ'))[0]).toBe('Silla Roma');
});

test.each([
  '',
  '   ',
  '"',
  '* OR NEAR(',
  "'; DROP TABLE product; --",
  '-',
  'a"b*c:d^e',
  '\u0000',
  '🛋️',
  'x'.repeat(10_000),
  'name:silla',
  'silla '.repeat(200),
  'mesa banca silla sillón cama librero estante pantalla piña refrigerador otra más',
  '1 2 3 4 5 6 7 8 9 10 11 12',
  '.*',
  '(a+)+$',
  'de la los para',
  '55"',
  '{name} : ^x',
  '^',
  'silla AND',
  'NOT NOT',
  "''''",
])('SEARCH-004 nothing, noise and operators are never an error: %#', async (text) => {
  const listing = await shop.catalogue.search(text, none, 0, 50);
  expect(listing.items.length).toBe(listing.total);
  if (text.trim() === '') expect(listing.total).toBe(0);
});

test('SEARCH-010 SEARCH-011 categories are suggested by any part of their name, active ones with products only', async () => {
  expect((await shop.catalogue.suggest('  BLANC ', 5)).categories).toEqual([
    { name: 'Línea blanca', path: '/c/linea-blanca-12' },
  ]);
  expect((await shop.catalogue.suggest('silla', 5)).categories).toEqual([]);
});

test('LIMIT-012 suggestions are as many products as asked for, and five categories', async () => {
  const other = storeView('mavi');
  const many = Array.from({ length: 12 }, (_, index) =>
    product(index + 1, `Taburete ${index}`, { category_ids: [20 + (index % 7)] }),
  );
  await serve(other, many, {
    category: Array.from({ length: 7 }, (_, index) => category(20 + index, `Taburetes ${index}`)),
  });
  const { catalogue } = embeddedCommerce(env, other, NOON);
  expect((await catalogue.suggest('tabur', 8)).products).toHaveLength(8);
  expect(await catalogue.suggest('tabur', 5)).toMatchObject({ products: { length: 5 }, categories: { length: 5 } });
});

test('results page on from an offset, filters and counts agree', async () => {
  const all = await shop.catalogue.search('roble', none, 0, 50);
  expect(all.items.map((card) => card.name)).toEqual(['Mesa de roble']);
  const colours = (await shop.catalogue.search('silla', none, 0, 50)).filters.find((group) => group.code === 'color');
  expect(colours?.options.map(({ label, quantity }) => [label, quantity])).toEqual([
    ['Azul', 1],
    ['Rojo', 1],
  ]);
  const first = await shop.catalogue.search('silla', none, 0, 1);
  const second = await shop.catalogue.search('silla', none, 1, 1);
  expect([first.total, second.total]).toEqual([2, 2]);
  expect(first.items[0]?.id).not.toBe(second.items[0]?.id);
});

describe('hidden variants', () => {
  const mavi = storeView('mavi');
  const { catalogue } = embeddedCommerce(env, mavi, NOON);
  const hidden = (id: number, name: string, sku: string, more = {}) =>
    product(id, name, { sku, visibility: 1, ...more });
  const search = async (text: string) =>
    (await catalogue.search(text, none, 0, 50)).items.map(({ sku, parentSku }) => [sku, parentSku]);

  beforeAll(() =>
    serve(mavi, [
      configurable(1, 'SUDADERA', 'Sudadera', [
        ['SUDADERA-AZ', '49', { image: '/s/azul.jpg' }],
        ['SUDADERA-RJ', '50', { image: '/s/roja.jpg', price: 1500 }],
        ['SUDADERA-VE', '51', { status: 2 }],
      ]),
      hidden(2, 'Sudadera azul con capucha', 'SUDADERA-AZ'),
      hidden(3, 'Sudadera encarnada con capucha', 'SUDADERA-RJ'),
      hidden(4, 'Capucha suelta', 'SUELTA-1'),
      hidden(5, 'Prenda verde de lona', 'SUDADERA-VE', { status: 2 }),
      configurable(6, 'RETIRADA', 'Chaleco', [['RETIRADA-AZ', '49']], { status: 2 }),
      hidden(7, 'Chaleco de gabardina', 'RETIRADA-AZ'),
    ]),
  );

  test('what matches only as one is shown as its product with that variant chosen, once', async () => {
    expect(await search('capucha')).toEqual([[expect.stringMatching(/^SUDADERA-(AZ|RJ)$/), 'SUDADERA']]);
    expect((await catalogue.search('encarnada', none, 0, 50)).items).toMatchObject([
      {
        sku: 'SUDADERA-RJ',
        parentSku: 'SUDADERA',
        name: 'Sudadera',
        image: '/s/roja.jpg',
        price: { gross: 174_000 },
        from: false,
        availability: 'in_stock',
      },
    ]);
    expect(await search('SUDADERA-AZ')).toEqual([['SUDADERA-AZ', 'SUDADERA']]);
  });

  test('what matches by itself is shown as it is', async () => {
    expect((await catalogue.search('sudadera', none, 0, 50)).items).toMatchObject([
      { sku: 'SUDADERA', price: { gross: 116_000 }, from: true },
    ]);
  });

  test('nothing that is not sold is found by them', async () => {
    expect([await search('lona'), await search('gabardina')]).toEqual([[], []]);
  });

  test('suggestions and the search of the API show the same', async () => {
    expect((await catalogue.suggest('encarnada', 5)).products).toMatchObject([
      { sku: 'SUDADERA-RJ', parentSku: 'SUDADERA', image: '/s/roja.jpg' },
    ]);
    const asked = { ...emptyQuery('product'), text: 'encarnada', includeFields: ['sku', 'parentSku', 'name'] };
    expect(await catalogue.query(asked)).toMatchObject({
      ok: true,
      value: { total: 1, items: [{ sku: 'SUDADERA-RJ', parentSku: 'SUDADERA', name: 'Sudadera' }] },
    });
  });
});

test('a code bars are read by finds its product', async () => {
  const mavi = storeView('mavi');
  await serve(mavi, [product(1, 'Vela', { ean: '7501234567893' }), product(2, 'Taza', { ean: 7_509_876_543_210 })]);
  const { catalogue } = embeddedCommerce(env, mavi, NOON);
  const search = async (text: string) => (await catalogue.search(text, none, 0, 50)).items.map(({ name }) => name);
  expect(await search('7501234567893')).toEqual(['Vela']);
  expect(await search('7509876543210')).toEqual(['Taza']);
});
