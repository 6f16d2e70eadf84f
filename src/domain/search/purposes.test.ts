import { expect, test } from 'vitest';
import { askedWords } from './asked-words';
import { synonymsFrom } from './content-blocks';
import { presentIn } from './purposes';
import { tokens } from './text';

const NAMES = {
  same: synonymsFrom([
    ['regalo para mamá', ['jarrón']],
    ['mueble para tele', ['credenza']],
  ]),
  similar: synonymsFrom([]),
  purposes: synonymsFrom([
    ['acampar', ['casa de campaña', 'linterna']],
    ['dormir', ['colchón']],
    ['espalda', ['colchón', 'silla giratoria']],
    ['trabajar', ['silla giratoria']],
    ['cocina', ['ollas']],
    ['perro', ['casa para perro']],
    ['guardar', ['repisero']],
    ['ropa', ['ropero']],
    ['correr', ['caminadora']],
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

/** The word that says most, with what serves it. */
const most = (text: string, names = NAMES) => {
  const [first] = askedWords(text, 'es-MX', names).toSorted((one, other) => other.weight - one.weight);
  return [first?.text, first?.synonyms[0]];
};

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

test('a purpose is known by its verb in any form, and other verbs before it say nothing', () => {
  expect(asked('no hay dónde duerma')).toEqual([['dormir', 'colchon']]);
  expect(asked('quiero empezar a correr')).toEqual([['correr', 'caminadora']]);
});

test('of several purposes what is done anyhow says less, and in an office less than for what', () => {
  expect(most('para guardar la ropa')).toEqual(['ropa', 'ropero']);
  expect(most('para que duerma mi perro')).toEqual(['perro', 'casa para perro']);
  expect(most('me duele la espalda de trabajar')).toEqual(['espalda', 'colchon']);
  const names = {
    ...NAMES,
    purposes: synonymsFrom([
      ['oficina', ['escritorio']],
      ['ruido', ['audífonos']],
    ]),
  };
  expect(most('en la oficina hay ruido y no puedo', names)).toEqual(['ruido', 'audifonos']);
});

test('a department is a thing unless something is for it, and something for somebody is a present', () => {
  const known = { measures: new Map(), things: new Set(['cocina']) };
  const served = (text: string) => askedWords(text, 'es-MX', NAMES, known).map(({ isServed }) => isServed);
  expect([served('cocina'), served('algo para la cocina')]).toEqual([[false], [true]]);
  expect(asked('algo bonito para mi mamá')).toEqual(['regalo para mama']);
});

test('who wants to do something, or asks where to put a thing, names none that is wanted', () => {
  expect(asked('quiero acampar en mi casa con pocos amigos')[0]).toEqual(['acampar', 'casa de campana']);
  expect(asked('dónde pongo la ropa de mi casa')[0]).toEqual(['ropa', 'ropero']);
  expect(asked('quiero poner ropa de cama')[0]).toBe('ropa');
  expect(asked('muebles de ratán para la terraza')).toEqual(['ratan', ['terraza', 'sala de exterior']]);
});

test('what somebody does not want to do is no purpose', () => {
  expect(asked('para acampar sin correr')).toEqual([['acampar', 'casa de campana']]);
});

test('a purpose beside a thing tells which of its kind serves it', () => {
  const aims = (text: string) => askedWords(text, 'es-MX', NAMES).map(({ text: word, synonyms }) => [word, synonyms]);
  expect(aims('silla para trabajar')).toEqual([
    ['silla', []],
    ['trabajar', ['silla giratoria']],
  ]);
  expect(aims('escritorio para trabajar')[1]).toEqual(['trabajar', []]);
});

test('what is put away is not looked for itself, but what it is put in', () => {
  const forms = (text: string) => askedWords(text, 'es-MX', NAMES).map((word) => word.forms);
  expect(forms('dónde pongo mi ropa')).toEqual([['ropero']]);
  expect(forms('algo para guardar ropa')).toContainEqual(['ropero']);
  expect(forms('algo para la ropa')[0]).toContain('ropa');
});

test('what is worn serves no purpose where nothing is said of keeping it', () => {
  const names = { ...NAMES, purposes: synonymsFrom([['vestido', ['ropero']]]) };
  const served = (text: string) => askedWords(text, 'es-MX', names).some(({ isServed }) => isServed);
  expect([served('vestido de novia'), served('algo para guardar un vestido')]).toEqual([false, true]);
});

test('a present is known by whom it is for, by age too, wherever a text says that something is given', () => {
  const { same } = {
    same: synonymsFrom([
      ['regalo para hija', ['muñeca']],
      ['regalo para adolescente', ['audífonos']],
      ['regalo para mujer', ['orquídea']],
    ]),
  };
  const present = (text: string) => presentIn(tokens(text), same, 'es-MX');
  expect(present('mi hija de 4 años ama los dinosaurios')).toBe('regalo para hija');
  expect(present('mi hija va a cumplir 15 años')).toBe('regalo para adolescente');
  expect(present('qué le regalo a mi hija de 22 años')).toBe('regalo para mujer');
  expect([present('cama para mi hija'), present('regalo sorpresa')]).toEqual([null, null]);
});

test('what says of a thing of no kind what it is for names it, whatever it is like', () => {
  const names = { ...NAMES, same: synonymsFrom([...NAMES.same, ['mueble bajo', ['gabinete']]]) };
  const first = (text: string) => askedWords(text, 'es-MX', names)[0]?.text;
  expect(first('mueble bajo y largo para debajo de la tele')).toBe('mueble para tele');
  expect(first('mueble bajo con puertas para tele')).toBe('mueble bajo');
  expect(first('mueble bajo')).toBe('mueble bajo');
});

test('what is to be put somewhere is looked for by what holds it', () => {
  expect(askedWords('no sé dónde poner la tele', 'es-MX', NAMES)[0]).toMatchObject({
    forms: ['mueble para tele'],
    synonyms: ['credenza'],
  });
  const names = { ...NAMES, purposes: synonymsFrom([['no tengo tele', ['pantalla']]]) };
  expect(asked('no tengo tele')).not.toEqual([]);
  expect(askedWords('no tengo donde poner la tele', 'es-MX', names).some((word) => word.isServed)).toBe(false);
});

test('what serves is of the kind of a thing that goes by its name', () => {
  const names = {
    ...NAMES,
    same: synonymsFrom([['lámpara de campamento', ['linterna']]]),
  };
  expect(askedWords('lámpara para acampar', 'es-MX', names)[1]).toMatchObject({ isAim: true, synonyms: ['linterna'] });
  expect(askedWords('olla para acampar', 'es-MX', names)[1]?.synonyms).toEqual([]);
});

test('where a thing that somebody has is to be put, what holds it is looked for', () => {
  const [first] = askedWords('quiero poner mi tele y que no se vean los cables', 'es-MX', NAMES);
  expect(first).toMatchObject({ forms: ['mueble para tele'], synonyms: ['credenza'] });
  expect(askedWords('quiero poner la tele', 'es-MX', NAMES)[0]?.forms).toContain('tele');
});
