import { expect, test } from 'vitest';
import { synonymsFrom } from './content-blocks';
import { tokens } from './text';
import { refusedIn, unwantedOf } from './unwanted';

const not = (text: string) => unwantedOf(tokens(text), 'es-MX').not;

test('what stands behind sin, no sea and nada de is not wanted, in the forms a name may have it in', () => {
  expect(not('comedor sin sillas')).toEqual(expect.arrayContaining(['sillas', 'silla']));
  expect(not('sillón que no sea de piel ni negro')).toEqual(expect.arrayContaining(['piel', 'negro']));
  expect(not('mesa, nada de plástico')).toContain('plastico');
  expect(not('no quiero nada de plástico')).not.toContain('nada');
  expect(not('no quiero nada caro')).toEqual([]);
});

test('what a thing must not be like stands behind no as well', () => {
  expect(not('cama matrimonial no tapizada')).toEqual(expect.arrayContaining(['tapizada', 'tapizado']));
  expect(not('bicicleta no fija')).toContain('fija');
  expect([not('no plegable'), not('silla que no pesa')]).toEqual([[], []]);
  for (const text of [
    'mesa de fiesta no comida',
    'puerta no salida',
    'congelador no helado',
    'flotador para quien no nada',
  ])
    expect(not(text)).toEqual([]);
});

test('what a thing does, how much it costs or how large it is, is no part of it', () => {
  for (const text of [
    'ventilador que no haga ruido',
    'sala que no sea cara',
    'colchón que no sea muy grande',
    'sin hacer ruido',
    'sin 4 cajones',
  ])
    expect(not(text)).toEqual([]);
});

test('what a thing should do without, or serves what somebody does not want to do, is not wanted either', () => {
  const purposes = synonymsFrom([['correr', ['caminadora']]]);
  const of = (text: string) => unwantedOf(tokens(text), 'es-MX', purposes).not;
  expect(of('hacer ejercicio sin correr')).toContain('caminadora');
  expect(of('podar sin usar gasolina')).toContain('gasolina');
  expect(of('no puedo hacer hoyos')).toContain('hoyos');
  for (const text of ['sin salir de casa', 'no puedo correr', 'quiero correr']) expect(of(text)).toEqual([]);
});

test('what is meant by who does not want it is known of some things', () => {
  expect(unwantedOf(tokens('audífonos sin cables')).instead).toContain('inalambrico');
  expect(unwantedOf(tokens('comedor sin sillas')).instead).toEqual([]);
});

test('what somebody has none of, cannot do or knows nothing of is wanted', () => {
  for (const text of [
    'me voy a mudar y no tengo nada para la cocina',
    'no tengo sillas',
    'no tengo nada de muebles',
    'no sé nada de bicicletas',
    'no traigo más de 500',
    'no sé qué regalar',
    'no me puedo sentar en el sillón',
    'me quedé sin lavadora',
  ])
    expect(not(text)).toEqual([]);
  expect(not('comedor que no tenga sillas')).toContain('silla');
  expect(not('que mis hijos dejen el celular')).toContain('celular');
  expect(not('un sillón sin brazos')).toContain('brazo');
});

test('what somebody does not want is said in words as they were typed', () => {
  const refused = (text: string) => refusedIn(text, 'es-MX');
  expect(refused('un sillón que no sea de Piel ni café')).toEqual(['piel', 'café']);
  for (const text of ['sillón pero no de piel', 'no quiero que sea de piel el sillón', 'sofá, no me gusta la piel'])
    expect(refused(text)).toEqual(['piel']);
  for (const text of ['no sea de piel', 'ya no quiero lavar a mano', 'sillón negro']) expect(refused(text)).toEqual([]);
});

test('what serves a place or a purpose that a thing must not be for is not wanted', () => {
  const purposes = synonymsFrom([['cocina', ['estufa', 'olla']]]);
  const words = tokens('un regalo que no sea para la cocina');
  expect(unwantedOf(words, 'es-MX', purposes).not).toEqual(expect.arrayContaining(['cocina', 'estufa', 'olla']));
});
