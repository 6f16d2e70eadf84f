import { expect, test } from 'vitest';
import { askedWords } from './asked-words';
import { NO_NAMES } from './content-blocks';
import { leaningOf, narrowing } from './leaning';

const price = (text: string) => Math.sign(leaningOf(text).price);

test.each([
  ['tablet barata', -1],
  ['LAVADORA ECONÓMICA', -1],
  ['pantalla baratísima', -1],
  ['sala economiquita', -1],
  ['colchón que no sea tan caro', -1],
  ['una mesa que no cueste mucho', -1],
  ['clóset chico', -1],
  ['pantallas grandes', 1],
  ['pantalla grande y barata', -1],
  ['sofá de tres plazas', 0],
  ['carro de juguete', 0],
  ['sin mucho ruido', 0],
  ['ventilador que no haga mucho ruido', 0],
  ['sala que no sea grande', -1],
])('%s', (text, way) => {
  expect(price(text)).toBe(way);
});

test('words of size are known in the forms a name may have them in', () => {
  expect(leaningOf('puff chico').sizes).toEqual(expect.arrayContaining(['chico', 'chicos', 'chica']));
  expect(leaningOf('puff barato').sizes).toEqual([]);
});

const narrowed = (text: string) => narrowing(askedWords(text, 'es-MX', NO_NAMES)).narrowed;

test('what stands outside or is for children is meant by who says so', () => {
  expect(narrowed('sala')).toEqual(expect.arrayContaining(['exterior', 'infantil']));
  expect(narrowed('sala para la terraza')).not.toContain('exterior');
  expect(narrowed('silla para niños')).not.toContain('infantil');
  expect(narrowed('silla de playa infantil de repuesto')).toEqual([]);
});

test('what is asked for a man is fitted by nothing for women, and the other way round', () => {
  const others = (text: string) => narrowing(askedWords(text, 'es-MX', NO_NAMES)).others;
  expect(others('zapatos de hombre')).toContain('mujer');
  expect(others('botas de dama')).toContain('caballero');
  expect([others('zapatos'), others('reloj para hombre y mujer')]).toEqual([[], []]);
});
