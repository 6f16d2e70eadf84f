import { expect, test } from 'vitest';
import { candidatesTables, ofVersion, PAGE_ROOM } from './candidates';
import type { Alternative } from './match';

const asked = (words: string[]): Alternative[] =>
  words.map((text, word) => ({ word, phrases: [{ words: text, kind: 'anywhere' }], columns: ['name'], weight: 1, names: 1 }));
const expressions = (words: string[]) => candidatesTables(7, asked(words), PAGE_ROOM).params.filter((value) => typeof value === 'string');

test('products with all words and those with all in the name are looked for, and beside them those with enough words, the first word before others', () => {
  const [mesa, roble] = ['({name} : ("mesa"))', '({name} : ("roble"))'];
  const all = `(${mesa}) AND (${roble})`;
  expect(expressions(['mesa', 'roble'])).toEqual([
    all,
    `{name} : (${all})`,
    `((${mesa}) AND (((${mesa})) OR ((${roble})))) NOT (${all})`,
    `(((${mesa})) OR ((${roble}))) NOT (${mesa})`,
  ]);
  expect(expressions(['mesa'])).toEqual([`(${mesa})`, `{name} : ((${mesa}))`]);
});

test('ten words are no more than fifty expressions of what may be left out, and fit into a statement', () => {
  const words = Array.from({ length: 10 }, (_, index) => `palabra${index}`);
  const [, , enough = ''] = expressions(words).map(String);
  expect(enough.split(' OR (').length).toBeLessThanOrEqual(50);
  expect(enough.length).toBeLessThan(20_000);
  const { params } = candidatesTables(7, asked(words), PAGE_ROOM);
  expect(params.length).toBeLessThan(30);
  expect(ofVersion(7).params).toEqual([7, 7, 7]);
});
