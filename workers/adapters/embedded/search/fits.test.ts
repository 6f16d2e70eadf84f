import { beforeAll, expect, test } from 'vitest';
import { embeddedCommerce } from '..';
import { env, NOON, product, serve, storeView } from '../testing/catalogue';

const store = storeView('muebles_america');
const { catalogue } = embeddedCommerce(env, store, NOON);
const names = async (text: string) =>
  (await catalogue.search(text, { filters: {}, sort: null }, 0, 50)).items.map(({ name }) => name);

beforeAll(() =>
  serve(store, [
    product(1, 'Escritorio Largo 160 cm'),
    product(2, 'Escritorio Fresno 100 cm'),
    product(3, 'Escritorio Juvenil'),
    product(4, 'Tinaco 1,100 Litros'),
    product(5, 'Tinaco 450 Litros'),
    product(6, 'Bicicleta Rodada 28'),
    product(7, 'Bicicleta Rodada 20'),
    product(14, 'Bicicleta Fija'),
    product(8, 'Jarra 1.5 Litros'),
    product(9, 'Jarra Dos Litros'),
    product(10, 'Banqueta de Piel'),
    product(11, 'Banqueta de Lino'),
    product(12, 'Cojín Alto', { price: 2500 }),
    product(13, 'Cojín Bajo', { price: 500 }),
  ]),
);

test.each([
  ['escritorio chico', ['Escritorio Fresno 100 cm', 'Escritorio Juvenil', 'Escritorio Largo 160 cm']],
  ['escritorio grande', ['Escritorio Largo 160 cm', 'Escritorio Juvenil', 'Escritorio Fresno 100 cm']],
  ['tinaco grande', ['Tinaco 1,100 Litros', 'Tinaco 450 Litros']],
  ['tinaco para dos', ['Tinaco 450 Litros', 'Tinaco 1,100 Litros']],
  ['bicicleta para niña de 7 años', ['Bicicleta Rodada 20', 'Bicicleta Fija', 'Bicicleta Rodada 28']],
  ['bicicleta de adulto', ['Bicicleta Rodada 28', 'Bicicleta Fija', 'Bicicleta Rodada 20']],
  ['jarrita grande', ['Jarra Dos Litros', 'Jarra 1.5 Litros']],
])('%s is answered by measure', async (text, found) => {
  expect(await names(text)).toEqual(found);
});

test('what is not wanted comes behind what is as good, and what costs about as much as was said before', async () => {
  expect(await names('banqueta que no sea de piel')).toEqual(['Banqueta de Lino', 'Banqueta de Piel']);
  expect(await names('banqueta que no sea de lino')).toEqual(['Banqueta de Piel', 'Banqueta de Lino']);
  expect((await names('cojín de quinientos pesos'))[0]).toBe('Cojín Bajo');
  expect((await names('cojín como de dos mil'))[0]).toBe('Cojín Alto');
});

test('a text full of what is not wanted is answered too', async () => {
  expect(await names(`banqueta ${Array.from({ length: 60 }, (_, index) => `sin a${index}`).join(' ')}`)).toHaveLength(
    2,
  );
});

test('in a sentence measures count of whatever serves, whoever is spoken of first', async () => {
  const found = await names('mi papá hace ejercicio en casa, rodada 26');
  expect(found.filter((name) => name.includes('Rodada'))).toEqual(['Bicicleta Rodada 28', 'Bicicleta Rodada 20']);
});

test('what comes nearest to a measure nothing has goes before what tells none', async () => {
  expect((await names('bicicleta para niño de 4 años'))[0]).toBe('Bicicleta Rodada 20');
});

test.each([
  ['escritorio 150 cm', ['Escritorio Largo 160 cm', 'Escritorio Fresno 100 cm']],
  ['escritorio 1.10', ['Escritorio Fresno 100 cm', 'Escritorio Largo 160 cm']],
  ['escritorio que no pase de 120 cm', ['Escritorio Fresno 100 cm', 'Escritorio Largo 160 cm']],
  ['tinaco de 1000 litros', ['Tinaco 1,100 Litros', 'Tinaco 450 Litros']],
])('%s: what comes nearest to the measure goes before what is farther', async (text, found) => {
  expect((await names(text)).filter((name) => found.includes(name))).toEqual(found);
});
