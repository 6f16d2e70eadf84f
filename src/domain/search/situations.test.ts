import { expect, test } from 'vitest';
import { synonymsFrom } from './content-blocks';
import { asksForHelp, isSmallInSituation, isUrging, isWholeSentence, tellsSituation } from './situations';
import { tokens } from './text';

const purposes = synonymsFrom([['espalda', ['colchón']]]);

test('who tells what happens is told from who names a thing', () => {
  for (const text of ['me voy a mudar', 'no tengo nada para la cocina', 'se me descompuso la lavadora'])
    expect(tellsSituation(tokens(text), 'es-MX')).toBe(true);
  for (const text of ['no aguanto el calor', 'la sala está muy oscura', 'la casa huele a puro pescado'])
    expect(tellsSituation(tokens(text), 'es-MX')).toBe(true);
  for (const text of ['quiero una mesa para mi mamá', 'funda para celular', 'sillón que no sea de piel'])
    expect(tellsSituation(tokens(text), 'es-MX')).toBe(false);
  expect([
    isWholeSentence(['funda', 'celular'], 2, 'es-MX'),
    isWholeSentence(['funda', 'celular'], 4, 'es-MX'),
  ]).toEqual([false, true]);
});

test('who says what for, or what is wrong, asks for help; who names a thing does not', () => {
  const asks = (text: string) => asksForHelp(tokens(text), 'es-MX', purposes);
  for (const text of ['algo raro para la espalda', 'no aguanto la espalda', 'hacer fuerte la espalda'])
    expect(asks(text)).toBe(true);
  for (const text of ['faja de espalda', 'algo raro']) expect(asks(text)).toBe(false);
});

test('a verb of its own or somebody who does something begins a sentence, and what a thing does is none', () => {
  const tells = (text: string) => tellsSituation(tokens(text), 'es-MX');
  for (const text of [
    'se oye bien bajito mi tele',
    'mi perrita duerme afuera',
    'mi ropa ya no cabe',
    'empecé a trabajar',
  ])
    expect(tells(text)).toBe(true);
  for (const text of [
    'sofá que se haga cama',
    'mi cama grande',
    'sillas que no se rompan',
    'quien me instale la lavadora',
  ])
    expect(tells(text)).toBe(false);
});

test('what is wanted, what there is none of and what something comes from press most', () => {
  const urging = (text: string) => tokens(text).filter((_, at) => isUrging(tokens(text), at, 'es-MX'));
  expect(urging('me mudo y no tengo nada para la cocina')).toContain('cocina');
  expect(urging('no me puedo dormir por el calor')).toEqual(['calor']);
  expect(urging('viene una fiesta y nos faltan sillas')).toContain('sillas');
  expect(urging('necesito otra silla')).toContain('silla');
  expect(urging('ya no quiero lavar a mano')).not.toContain('mano');
});

test('what an animal or somebody of the house does is no thing that is called so', () => {
  const small = (text: string) => tokens(text).filter((_, at) => isSmallInSituation(tokens(text), at, 'es-MX'));
  expect(small('mi gato araña los muebles')).toEqual(['arana']);
  expect(small('necesito algo porque mi niña raya las paredes')).toContain('raya');
  expect(small('busco para mi hija cuna y cama')).not.toContain('cuna');
});
