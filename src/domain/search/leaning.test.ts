import { expect, test } from 'vitest';
import { askedWords } from './asked-words';
import { NO_NAMES } from './content-blocks';
import { leaningOf, madeFor, narrowing } from './leaning';
import { tokens } from './text';

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

test('somebody who is grown makes no thing large, and where there is no room large ones are not wanted', () => {
  expect([price('mi mamá ya es grande y no ve bien el celular'), price('celular para una persona grande')]).toEqual([
    0, 0,
  ]);
  expect(price('la familia necesita una mesa grande')).toBe(1);
  expect(price('hacer ejercicio pero no tengo espacio para aparatos grandes')).toBe(-1);
  expect(price('no tengo lugar para la ropa')).toBe(0);
});

const made = (text: string, isSentence = false) => madeFor(tokens(text), isSentence).map(({ words: [first] }) => first);

test('what is made for a child, for an animal or to stand outside serves who asks for that', () => {
  expect(made('cama para mi hija')).toEqual(['infantil']);
  expect(made('escritorio para mi hija de 15 años')).toEqual([]);
  expect(made('algo para el bebé')).toEqual([]);
  expect(made('sillas para el patio')).toEqual(['exterior']);
  // Among chairs one for the patio is what is meant; what serves a sentence may stand there under another name.
  expect(madeFor(tokens('silla de patio'), false)[0]?.share).toBeLessThan(
    madeFor(tokens('sentarme en el patio'), true)[0]?.share ?? 0,
  );
  expect(madeFor(tokens('mi perrita duerme en el piso'), true).flatMap(({ words }) => words)).toContain('perro');
  expect(made('para el pelo del perro')).toEqual([]);
});
