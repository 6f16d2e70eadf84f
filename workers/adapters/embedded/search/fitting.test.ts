import { expect, test } from 'vitest';
import { embeddedCommerce } from '..';
import { category, env, MUEBLES, NOON, product, serve, storeView } from '../testing/catalogue';

const store = storeView('mavi');
const { catalogue } = embeddedCommerce(env, store, NOON);
const search = (text: string, sort: 'final_price' | null = null) =>
  catalogue.search(text, { filters: {}, sort }, 0, 50);
const found = async (text: string) => (await search(text)).items.map(({ name }) => name);

const OTHERS = [
  'Mesa',
  'Cama',
  'Litera',
  'Buró',
  'Cuna',
  'Puff',
  'Tinaco',
  'Estufa',
  'Olla',
  'Jarra',
  'Reloj',
  'Casco',
].map((name, index) => product(100 + index, name));
const LIVING_ROOMS = [
  ...OTHERS,
  product(1, 'Sala Modular', { price: 9000 }),
  product(2, 'Sala Colonial', { price: 12_000 }),
  product(3, 'Bocina de Torre', {
    price: 900,
    description: `Para la sala. ${'Suena fuerte y clara en toda la casa. '.repeat(8)}`,
  }),
];

test('what barely fits stands apart behind what fits, but where something else orders the list', async () => {
  await serve(store, LIVING_ROOMS);
  expect(await search('sala')).toMatchObject({ fitting: 2, items: [{}, {}, { name: 'Bocina de Torre' }] });
  expect((await search('sala', 'final_price')).fitting).toBeNull();
  expect((await search('bocina')).fitting).toBeNull();
});

test('a list that was made longer is told apart where its first page is, so that it is the same after going back', async () => {
  const view = storeView('viu');
  const salas = Array.from({ length: 50 }, (_, index) => product(200 + index, `Sala ${index + 1}`, { price: 9000 }));
  await serve(view, [...LIVING_ROOMS.slice(0, OTHERS.length), ...salas, ...LIVING_ROOMS.slice(-1)]);
  const fitting = async (size: number) => {
    const { catalogue: longer } = embeddedCommerce(env, view, NOON);
    const { total, fitting } = await longer.search('sala', { filters: {}, sort: null }, 0, size);
    return [total, fitting];
  };
  expect([await fitting(50), await fitting(100)]).toEqual([
    [51, null],
    [51, null],
  ]);
});

test('a price for which only something else is sold is left out, and it is said', async () => {
  await serve(store, LIVING_ROOMS);
  const { items, leftOut } = await search('sala por menos de tres mil');
  expect(items[0]?.name).toMatch(/^Sala/);
  expect(leftOut).toEqual({ words: ['menos de tres mil'], kept: 'sala' });
  expect(await found('bocina por menos de tres mil')).toEqual(['Bocina de Torre']);
});

test('of two things beside each other either will do, and neither is said to be left out', async () => {
  await serve(store, [
    product(1, 'Lavadora Automática'),
    product(2, 'Refrigerador Dúplex'),
    product(3, 'Mesa de roble'),
  ]);
  const { items, leftOut } = await search('una lavadora y un refrigerador');
  expect(items.map(({ name }) => name).sort()).toEqual(['Lavadora Automática', 'Refrigerador Dúplex']);
  expect(leftOut).toBeNull();
  expect((await found('lavadora y refrigerador para recién casados')).length).toBe(2);
  expect(await found('mesa y zzzzzz')).toEqual(['Mesa de roble']);
});

test('a tenis is the shoe, not what shoes are kept in', async () => {
  await serve(store, [product(1, 'Cómoda de pino'), product(2, 'Zapato de lona liso'), product(3, 'Ropero de roble')]);
  expect((await found('tenis'))[0]).toBe('Zapato de lona liso');
  expect((await found('tenis para correr'))[0]).toBe('Zapato de lona liso');
});

test('two things that are wanted take turns, and what else is said of one of them does not put the other behind', async () => {
  const things = ['Lámpara Alta', 'Lámpara Baja', 'Buró de Roble', 'Buró de Roble Claro', 'Buró de Roble Oscuro'];
  await serve(store, [
    ...OTHERS.filter(({ name }) => name !== 'Buró'),
    ...things.map((name, at) => product(at + 1, name)),
  ]);
  const kinds = (await found('una lámpara y un buró de roble')).map((name) => name.split(' ')[0]);
  expect(kinds.slice(0, 4).toSorted()).toEqual(['Buró', 'Buró', 'Lámpara', 'Lámpara']);
  expect(kinds[0]).not.toBe(kinds[1]);
});

test('who tells of a child and of what is not sold is shown presents for a child, and told what was left out', async () => {
  await serve(store, [product(1, 'Juguete de Madera'), product(2, 'Mesa de roble'), product(3, 'Taladro de 4 años')]);
  const { items, leftOut } = await search('mi hijo de 4 años ama los dinosaurios');
  expect(items[0]?.name).toBe('Juguete de Madera');
  expect(leftOut?.words).toEqual(['dinosaurios']);
});

test('for an animal or outside what is made for it goes before what only serves', async () => {
  await serve(
    store,
    [
      ...OTHERS,
      product(1, 'Casa para Perro'),
      product(2, 'Silla de Teca Clara', { category_ids: [20] }),
      product(3, 'Silla de Roble'),
    ],
    { category: [MUEBLES, category(20, 'Jardín')] },
  );
  expect((await found('mi perro duerme en el piso frío'))[0]).toBe('Casa para Perro');
  expect((await found('sillas para la azotea'))[0]).toBe('Silla de Teca Clara');
  expect((await found('sillas'))[0]).toBe('Silla de Roble');
});
