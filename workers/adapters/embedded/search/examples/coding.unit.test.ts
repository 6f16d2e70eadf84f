import { expect, test } from 'vitest';
import { readExamples, writeExamples } from './coding';
import { text } from './text';

test('examples are read as they were written: names folded, sentences as stems', () => {
  const written = writeExamples([
    { 'Sofá cama, futón': ['Vienen primos, no hay dónde', 'duermen en el piso'] },
    { cuna: ['bebé'] },
  ]);
  expect(readExamples(written)).toEqual([
    {
      names: ['sofa cama', 'futon'],
      sentences: [
        ['vienen', 'prim', 'no'],
        ['duerme', 'piso'],
      ],
    },
    { names: ['cuna'], sentences: [['bebe']] },
  ]);
});

test('a text that is none of these is refused', () => {
  expect(() => readExamples('<!doctype html>')).toThrow();
  expect(() => readExamples('[["sofa"]]')).toThrow();
});

test('each thing has sentences enough to be known by, and no sentence asks for two things', async () => {
  const examples = readExamples(await text());
  expect(examples.filter(({ sentences }) => sentences.length < 15).map(({ names }) => names[0])).toEqual([]);
  const all = examples.flatMap(({ sentences }) => sentences.map((stems) => stems.join(' ')));
  const twice = all.filter((one, at) => one !== '' && all.indexOf(one) !== at);
  expect(twice.length / all.length).toBeLessThan(0.01);
});
