import { expect, test } from 'vitest';
import { askedWords } from './asked-words';
import { synonymsFrom } from './content-blocks';

const names = {
  same: synonymsFrom([['tele', ['pantalla']]]),
  similar: synonymsFrom([]),
  purposes: synonymsFrom([
    ['ruido', ['audífonos']],
    ['oficina', ['escritorio']],
    ['cambiar pañal', ['cambiador']],
    ['guardar', ['repisero']],
    ['oír', ['bocina']],
  ]),
};
const known = { measures: new Map(), things: new Set(['tinaco', 'lavadora', 'silla']) };
const weights = (text: string) =>
  Object.fromEntries(askedWords(text, 'es-MX', names, known).map(({ text: word, weight }) => [word, weight]));
const named = (text: string) =>
  askedWords(text, 'es-MX', names, known).flatMap(({ text: word, isNamed }) => (isNamed ? [word] : []));

test('what a sentence is about says more than where, and more words of it more than one', () => {
  const { ruido = 0, oficina = 0 } = weights('en la oficina hay mucho ruido y no me puedo concentrar');
  expect(ruido).toBeGreaterThan(oficina);
  const { 'cambiar panal': changing = 0, guardar = 0 } = weights('me cansa cambiar el pañal y guardar todo');
  expect(changing).toBeGreaterThan(1);
  expect(guardar).toBeLessThan(1);
});

test('a thing that is wanted weighs more than one that somebody has, unless it is broken', () => {
  expect(weights('me conviene un tinaco por el ruido').tinaco).toBe(1);
  expect(weights('mi lavadora hace ruido y me duele').lavadora).toBeLessThan(1);
  expect(weights('se me descompuso la lavadora y hay ruido').lavadora).toBeGreaterThanOrEqual(1);
});

test('a thing is what departments or other names know, and not what it is made of or whom it is for', () => {
  expect(named('me molesta el ruido y quiero una tele')).toEqual(['tele']);
  expect(named('me molesta el ruido de la silla de madera')).toEqual([]);
});
