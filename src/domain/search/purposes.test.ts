import { expect, test } from 'vitest';
import { askedWords } from './asked-words';
import { synonymsFrom } from './content-blocks';

const NAMES = {
  same: synonymsFrom([
    ['regalo para mamá', ['jarrón']],
    ['mueble para tele', ['credenza']],
  ]),
  similar: synonymsFrom([]),
  purposes: synonymsFrom([
    ['acampar', ['casa de campaña', 'linterna']],
    ['campamento', ['casa de campaña']],
    ['cocinar', ['olla']],
    ['carne asada', ['asador']],
    ['terraza', ['sala de exterior']],
    ['alberca', ['camastro']],
  ]),
};

/** Each word with what serves it, where it is a purpose. */
const asked = (text: string) =>
  askedWords(text, 'es-MX', NAMES).map(({ text: word, synonyms, isServed }) => (isServed ? [word, synonyms[0]] : word));

test('a text that names no thing asks for what serves its purpose', () => {
  expect(asked('lo que necesito para ir de campamento')).toEqual([['campamento', 'casa de campana']]);
  expect(asked('acampar')).toEqual([['acampar', 'casa de campana']]);
  expect(asked('muebles para la terraza de mi departamento')).toEqual([
    ['terraza', 'sala de exterior'],
    'departamento',
  ]);
  expect(asked('para hacer una carnita asada')).toEqual([['carne asada', 'asador']]);
  expect(asked('para hacer una carne asada con mis amigos')).toEqual([['carne asada', 'asador']]);
});

test('what the one it is for likes goes before a present of any kind, and the day it is given on says nothing', () => {
  expect(asked('regalo para mi mamá que le gusta cocinar')).toEqual([['cocinar', 'olla']]);
  expect(asked('regalo de navidad para mi mamá')).toEqual(['regalo para mama']);
  expect(asked('árbol de navidad')).toEqual(['arbol', 'navidad']);
});

test('who names a thing means that thing', () => {
  expect(asked('olla para acampar')).toEqual(['olla', 'acampar']);
  expect(asked('alberca inflable')).toEqual(['alberca', 'inflable']);
  expect(asked('mueble para la tele de la sala')).toEqual(['mueble para tele', 'sala']);
  expect(asked('silla de terraza')).toEqual(['silla', 'terraza']);
  expect(asked('juego de sala para la terraza')).toEqual(['juego', 'sala', 'terraza']);
  expect(asked('muebles de terraza')).toEqual([['terraza', 'sala de exterior']]);
});
