import { expect, test } from 'vitest';
import { guessed, indexed, isOftenSaid, isSure, kindsGuessed, namesGuessed, surelyOf } from './examples';
import { stemsOf } from './stems';
import { tokens } from './text';

const stems = (text: string) => stemsOf(tokens(text), 'es');
const INDEX = indexed([
  { names: ['colchon'], sentences: ['amanezco con dolor de espalda', 'se me clavan los resortes'].map(stems) },
  {
    names: ['silla giratoria', 'silla de oficina'],
    sentences: ['ocho horas sentado en la computadora', 'me duele la espalda frente a la computadora'].map(stems),
  },
  { names: ['cuna mecedora'], sentences: ['mi bebé no se duerme si no lo arrullo', 'arrullarlo a solas'].map(stems) },
  { names: ['almohada'], sentences: ['amanezco con el cuello torcido', 'el cuello tieso'].map(stems) },
]);
const first = (text: string) => guessed(INDEX, stems(text))[0]?.names[0] ?? null;

test('a sentence asks for what the known ones with its words ask for, whatever these end in', () => {
  expect(first('amanecí con dolores en la espalda')).toBe('colchon');
  expect(first('me duele la espalda por las computadoras')).toBe('silla giratoria');
  expect(first('arrullar a mi bebe')).toBe('cuna mecedora');
});

test('two words beside each other say more than the same two apart', () => {
  const index = indexed([
    { names: ['una'], sentences: [stems('perro duerme frio'), stems('gato come')] },
    { names: ['otra'], sentences: [stems('frio come perro'), stems('gato duerme')] },
  ]);
  const [likeliest, other] = guessed(index, stems('el perro duerme'));
  expect(likeliest?.names).toEqual(['una']);
  expect(likeliest?.share).toBeGreaterThan(other?.share ?? 1);
});

test('what is likely of several things is shared among them, and comes to 1 with what is left out', () => {
  const guesses = guessed(INDEX, stems('amanezco'));
  expect(
    guesses
      .slice(0, 2)
      .map(({ names }) => names[0])
      .toSorted(),
  ).toEqual(['almohada', 'colchon']);
  expect(guesses[0]?.share).toBeCloseTo(guesses[1]?.share ?? 0);
  expect(guesses.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
});

test('nothing is likely of a sentence without a known word, or without any', () => {
  expect(guessed(INDEX, stems('tractor amarillo'))).toEqual([]);
  expect(guessed(INDEX, [])).toEqual([]);
});

test('a word that comes four hundred times says no more than once', () => {
  expect(guessed(INDEX, stems('espalda '.repeat(400)))[0]?.share).toBeCloseTo(
    guessed(INDEX, stems('espalda espalda'))[0]?.share ?? 0,
  );
});

const PRESENTS = { names: ['tableta', 'bocina', 'tocador', 'celular', 'patineta'], share: 0.5 };
const OTHERS = { names: ['reloj', 'tableta', 'hamaca', 'ajedrez', 'portafolio'], share: 0.3 };

test('what several likely things are called is worth what they are together', () => {
  const [best, ...others] = namesGuessed([PRESENTS, OTHERS]);
  expect(best?.name).toBe('tableta');
  expect(best?.worth).toBeCloseTo(0.5 + 0.3 * 0.95);
  expect(others.map(({ name }) => name).slice(0, 4)).toEqual(['bocina', 'tocador', 'celular', 'patineta']);
});

test('a situation is served by several kinds, a thing by itself however many names it has', () => {
  expect(kindsGuessed([PRESENTS, OTHERS])).toHaveLength(9);
  expect(
    kindsGuessed([
      { names: ['sofa', 'love seat', 'sofa cama'], share: 0.9 },
      { ...OTHERS, share: 0.1 },
    ]),
  ).toEqual([]);
});

test('only one likely answer is sure', () => {
  expect([isSure([]), isSure([{ ...OTHERS, share: 0.6 }]), isSure([{ ...OTHERS, share: 0.9 }])]).toEqual([
    false,
    false,
    true,
  ]);
});

test('of a thing it is told which kind a sentence surely asks for, with what else serves it', () => {
  const guesses = [{ names: ['comedor', 'mesa de comedor'], share: 0.9 }];
  expect(surelyOf(['mesa', 'mesas'], guesses)).toEqual(['comedor', 'mesa de comedor']);
  expect(surelyOf(['mes', 'silla'], guesses)).toEqual([]);
  expect(surelyOf(['mesa'], [{ names: ['mesa de comedor'], share: 0.8 }])).toEqual([]);
  expect(surelyOf(['mesa'], [{ names: ['olla', 'jarra', 'mesa', 'silla', 'cama'], share: 0.9 }])).toEqual([]);
});

test('a word is often said that several sentences have', () => {
  const index = indexed([{ names: ['cama'], sentences: ['la siesta', 'mi siesta', 'otra siesta larga'].map(stems) }]);
  expect(['siesta', 'larga', 'bosina'].map((word) => isOftenSaid(index, stems(word)))).toEqual([true, false, false]);
});
