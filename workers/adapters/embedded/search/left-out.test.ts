import { beforeAll, describe, expect, test } from 'vitest';
import { emptyQuery } from '../../../../src/commerce/empty-query';
import { embeddedCommerce } from '..';
import { ATTRIBUTES, category, env, MUEBLES, NOON, product, serve, storeView } from '../testing/catalogue';
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
    expect((await left('mesa verde de 3 a 5 años'))[1]).toEqual(['verde', '3–5 años']);
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

  test('the search of the API holds to three quarters of the words', async () => {
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

test('a sentence whose thing the shop has under none of its names shows what serves in its place', async () => {
  const other = storeView('mavi');
  await serve(other, [
    product(1, 'Licuadora de 10 Velocidades'),
    product(2, 'Portafolio Ejecutivo 14 Pulgadas'),
    product(3, 'Orquídea Artificial con Maceta'),
  ]);
  const { catalogue } = embeddedCommerce(env, other, NOON);
  const found = async (text: string) => {
    const { items, corrected, instead } = await catalogue.search(text, none, 0, 50);
    return [items.map(({ name }) => name.split(' ')[0]), corrected, instead?.asked ?? null];
  };
  expect(await found('cosa para hacer smoothies')).toEqual([['Licuadora'], null, 'smoothies']);
  expect(await found('maleta de mano para avión')).toEqual([['Portafolio'], null, 'maleta']);
  expect(await found('licua dora')).toEqual([['Licuadora'], 'licuadora', null]);
});

test('a word typed in two is looked for as if it were one, with another misspelt and under a filter', async () => {
  const other = storeView('mavi');
  await serve(other, [
    product(1, 'Licuadora de 10 Velocidades'),
    product(2, 'Vaso de Repuesto para Licuadora de Vidrio'),
    product(3, 'Microondas Blanco'),
  ]);
  const { catalogue } = embeddedCommerce(env, other, NOON);
  const found = async (text: string, filters: Record<string, string[]> = {}) => {
    const { items, corrected } = await catalogue.search(text, { filters, sort: null }, 0, 50);
    return [items.map(({ name }) => name.split(' ')[0]), corrected];
  };
  expect(await found('repuesto de licua dora vidro')).toEqual([['Vaso'], 'repuesto de licuadora vidrio']);
  const upTo = { price: ['0-900000'] };
  expect(await found('repuesto de licua dora vidrio', upTo)).toEqual([['Vaso'], 'repuesto de licuadora vidrio']);
  expect((await found('funda para micro ondas'))[0]).toEqual([]);
});

test('whoever tells a situation is shown what one of its words names, and which were left out', async () => {
  const other = storeView('mavi');
  await serve(other, [product(1, 'Licuadora de 10 Velocidades'), product(2, 'Acuario de 60 Litros')]);
  const { catalogue } = embeddedCommerce(env, other, NOON);
  const found = async (text: string) => {
    const { items, leftOut } = await catalogue.search(text, none, 0, 50);
    return [items.map(({ name }) => name.split(' ')[0]), leftOut?.words ?? []];
  };
  expect(await found('me regalaron un pez y no sé dónde ponerlo')).toEqual([['Acuario'], []]);
  expect(await found('acabo de heredar una bodega y no tengo nada para la licuadora')).toEqual([
    ['Licuadora'],
    ['heredar', 'bodega'],
  ]);
  expect(await found('ya tengo un pez y me urge rentar una bodega')).toEqual([['Acuario', 'Licuadora'], ['bodega']]);
  expect(await found('no sé qué hacer con tanto xxxxxx')).toEqual([[], []]);
});

test('what is replaced is found itself, and a word that is spelt right for what for is not taken for another', async () => {
  const other = storeView('mavi');
  await serve(other, [
    product(1, 'Colchón Matrimonial'),
    product(2, 'Cambiador de Pino'),
    product(3, 'Olla de Peltre'),
  ]);
  const { catalogue } = embeddedCommerce(env, other, NOON);
  const found = async (text: string) => {
    const { items, corrected, leftOut } = await catalogue.search(text, none, 0, 50);
    return [items.map(({ name }) => name.split(' ')[0]), corrected, leftOut];
  };
  expect(await found('quiero cambiar mi colchón')).toEqual([['Colchón'], null, null]);
  expect(await found('dónde cambiar al bebé')).toEqual([['Cambiador'], null, null]);
  expect(await found('máquina de coser')).toEqual([[], null, null]);
  expect(await found('algo para cocer frijoles')).toEqual([['Olla'], null, null]);
});

test('what was not left out is said in the words that were typed, or not at all', async () => {
  const other = storeView('mavi');
  await serve(other, [
    product(1, 'Sala Compacta en L'),
    product(2, 'Escritorio con Repisa Baja'),
    product(3, 'Librero Vertical'),
    product(4, 'Lavadora de Carga Frontal'),
  ]);
  const { catalogue } = embeddedCommerce(env, other, NOON);
  const found = async (text: string) => {
    const { items, leftOut, instead, corrected } = await catalogue.search(text, none, 0, 50);
    return [items[0]?.name.split(' ')[0], leftOut?.kept, leftOut?.words, instead?.shown ?? corrected];
  };
  expect(await found('sala en L roja')).toEqual(['Sala', 'sala en L', ['roja'], null]);
  expect(await found('sala roja en L')).toEqual(['Sala', null, ['roja'], null]);
  expect((await found('repisa delgada para el pasillo'))[3]).toBe('librero');
  expect(await found('labad')).toEqual(['Lavadora', undefined, undefined, 'lavadora']);
  const { products } = await catalogue.suggest('labad', 5);
  expect(products.map(({ name }) => name)).toEqual(['Lavadora de Carga Frontal']);
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
  expect(await found('rodada 26')).toEqual([['Bicicleta Urbana Rodada 28'], undefined]);
});

test('a size that no thing of its kind has is said to be left out, and two words written as one are told apart', async () => {
  const other = storeView('mavi');
  await serve(other, [
    product(1, 'Refrigerador Dúplex 22 Pies'),
    product(2, 'Sofá Cama Plegable'),
    product(3, 'Zapato de Dama'),
    product(4, 'Zapato de Caballero'),
  ]);
  const { catalogue } = embeddedCommerce(env, other, NOON);
  const found = async (text: string) => {
    const { items, leftOut, corrected } = await catalogue.search(text, none, 0, 50);
    return [items[0]?.name, leftOut, corrected];
  };
  expect(await found('refri chico')).toEqual([
    'Refrigerador Dúplex 22 Pies',
    { words: ['chico'], kept: 'refri' },
    null,
  ]);
  expect((await found('refri chiquito'))[1]).toEqual({ words: ['chiquito'], kept: 'refri' });
  expect(await found('refri grande')).toEqual(['Refrigerador Dúplex 22 Pies', null, null]);
  expect(await found('sofacama')).toEqual(['Sofá Cama Plegable', null, 'sofá cama']);
  expect(await found('zapato de hombre')).toEqual(['Zapato de Caballero', null, null]);
});

test('where nothing has all of the words, none is said to be left out that one of the first products is called by', async () => {
  const other = storeView('mavi');
  await serve(other, [
    product(1, 'Cama Infantil con Tablillas'),
    product(2, 'Cama de Tablero Individual'),
    product(3, 'Cama Clásica'),
  ]);
  const { catalogue } = embeddedCommerce(env, other, NOON);
  const said = async (text: string) => (await catalogue.search(text, none, 0, 50)).leftOut;
  expect(await said('cama individual niña')).toEqual({ words: [], kept: null });
  expect(await said('cama verde niña')).toEqual({ words: ['verde'], kept: null });
});

test('a measure alone that nothing has leads to the nearest one, and it is said', async () => {
  const other = storeView('mavi');
  await serve(
    other,
    [product(1, 'Bicicleta Rodada 28', { rodada: '1' }), product(2, 'Bicicleta Rodada 20', { rodada: '2' })],
    {
      attribute: [
        ...ATTRIBUTES,
        {
          ...ATTRIBUTES[0],
          id: 150,
          attribute_id: 150,
          attribute_code: 'rodada',
          default_frontend_label: 'Rodada',
          options: [
            { value: '1', label: 'Rodada 28', sort_order: 1 },
            { value: '2', label: 'Rodada 20', sort_order: 2 },
          ],
        },
      ],
    },
  );
  const { catalogue } = embeddedCommerce(env, other, NOON);
  const { items, instead, leftOut } = await catalogue.search('rodada 26', none, 0, 50);
  expect(items[0]?.name).toBe('Bicicleta Rodada 28');
  expect([instead, leftOut]).toEqual([{ asked: 'rodada 26', shown: 'rodada 28' }, null]);
  expect((await catalogue.suggest('rodada 26', 5)).products[0]?.name).toBe('Bicicleta Rodada 28');
  expect((await catalogue.search('bici rodada 24', none, 0, 50)).items.map(({ name }) => name)).toHaveLength(2);
});

describe('what is nearly as good', () => {
  const other = storeView('mavi');
  const { catalogue } = embeddedCommerce(env, other, NOON);
  const named = async (text: string) => (await catalogue.search(text, none, 0, 50)).items.map(({ name }) => name);
  beforeAll(() =>
    serve(
      other,
      [
        product(1, 'Ropero Roble', { price: 3000 }),
        product(2, 'Ropero Pino', { price: 9000 }),
        product(3, 'Silla Alta', {
          category_ids: [21],
          category: [{ category_id: 21, name: 'Comida', path: 'bebe/comida' }],
        }),
        product(4, 'Silla Baja'),
        product(5, 'Licuadora', { description: 'Su vaso es de vidrio y muele hielo.' }),
        product(6, 'Casa para perro'),
        product(7, 'Cama', { description: 'Para dormir.' }),
        product(8, 'Ventilador de techo blanco'),
        product(9, 'Ventilador de mesa'),
      ],
      {
        category: [
          MUEBLES,
          category(20, 'Bebé', 2, { url_path: 'bebe' }),
          category(21, 'Comida', 20, { url_path: 'bebe/comida' }),
        ],
      },
    ),
  );

  test('who wants a thing cheap or small sees the cheaper first, who wants it large the dearer', async () => {
    expect(await named('ropero barato')).toEqual(['Ropero Roble', 'Ropero Pino']);
    expect(await named('ropero chico')).toEqual(['Ropero Roble', 'Ropero Pino']);
    expect(await named('ropero grande')).toEqual(['Ropero Pino', 'Ropero Roble']);
    expect((await catalogue.search('ropero grande', none, 0, 50)).leftOut).toBeNull();
  });

  test('where a thing stands says what it is for, above its own category too', async () => {
    expect((await named('silla para que coma el bebé'))[0]).toBe('Silla Alta');
  });

  test('the few that have all words are followed by what the first word names', async () => {
    expect(await named('ventilador de techo blanco')).toEqual(['Ventilador de techo blanco', 'Ventilador de mesa']);
  });

  test('what is for an animal is left out last', async () => {
    expect((await named('cama para perro'))[0]).toBe('Casa para perro');
  });

  test('a word that is in a description is no misspelt one', async () => {
    const { corrected } = await catalogue.search('licuadora hielo xxxxxx', none, 0, 50);
    expect(corrected).toBeNull();
  });
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

test('of two things that are wanted that of which nothing has the price is said', async () => {
  const other = storeView('mavi');
  await serve(other, [
    product(1, 'Estufa de Piso', { price: 9000 }),
    product(2, 'Refrigerador Dúplex', { price: 30_000 }),
    product(3, 'Lavadora', { price: 8000 }),
  ]);
  const { catalogue } = embeddedCommerce(env, other, NOON);
  const found = async (text: string) => {
    const { items, fitting, lacking } = await catalogue.search(text, none, 0, 50);
    return [items.slice(0, fitting ?? items.length).map(({ name }) => name.split(' ')[0]), lacking];
  };
  expect(await found('estufa y refri por menos de 20 mil')).toEqual([['Estufa'], ['refri']]);
  expect((await found('estufa y lavadora por menos de 20 mil'))[1]).toEqual([]);
  expect((await found('estufa y refri'))[1]).toEqual([]);
});
