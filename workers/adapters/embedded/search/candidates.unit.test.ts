import { expect, test } from 'vitest';
import { candidatesQuery, ofVersion } from './candidates';
import type { Alternative } from './match';

const asked = (words: string[]): Alternative[] => words.map((text, word) => ({ word, match: `{name} : ("${text}")`, weight: 1, names: 1 }));
const expressions = (words: string[]) => candidatesQuery(7, asked(words)).params.filter((value) => typeof value === 'string');

test('products with all words in the name come before those with all words, and these before those with enough of them', () => {
  const [mesa, roble] = ['({name} : ("mesa"))', '({name} : ("roble"))'];
  expect(expressions(['mesa', 'roble'])).toEqual([`{name} : ((${mesa}) AND (${roble}))`, `(${mesa}) AND (${roble})`, `((${mesa})) OR ((${roble}))`]);
  expect(expressions(['mesa'])).toEqual([`{name} : ((${mesa}))`, `(${mesa})`]);
});

test('ten words are no more than fifty expressions of what may be left out, and fit into a statement', () => {
  const words = Array.from({ length: 10 }, (_, index) => `palabra${index}`);
  const [, , enough = ''] = expressions(words).map(String);
  expect(enough.split(' OR (').length).toBeLessThanOrEqual(50);
  expect(enough.length).toBeLessThan(20_000);
  const { params } = candidatesQuery(7, asked(words));
  expect(params.length).toBeLessThan(30);
  expect(ofVersion(7).params).toEqual([7, 7, 7]);
});
