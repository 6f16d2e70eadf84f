import { expect, test } from 'vitest';
import type { Alternative } from './alternatives';
import { candidatesTables, ofVersion, PAGE_ROOM } from './candidates';

const asked = (words: string[]): Alternative[] =>
  words.map((text, word) => ({
    word,
    phrases: [{ words: text, kind: 'anywhere' }],
    columns: ['name'],
    weight: 1,
    names: 1,
  }));
const expressions = (found: Alternative[]) =>
  candidatesTables(7, found, PAGE_ROOM).params.filter((value) => typeof value === 'string');

const [mesa, roble] = ['({name} : ("mesa"))', '({name} : ("roble"))'];

test('of two words the products with both are looked for, those they name first, and then those with the first and those with the second alone', () => {
  const all = `(${mesa}) AND (${roble})`;
  const [named, naming] = [`{name} : (${all})`, `{name keywords category sku} : (${all})`];
  expect(expressions(asked(['mesa', 'roble']))).toEqual([
    all,
    named,
    `(${naming}) NOT (${named})`,
    `(${all}) NOT (${naming})`,
    `(${mesa}) NOT ((${roble}))`,
    `(((${roble}))) NOT (${mesa})`,
  ]);
});

test('of one word the names that begin with it come first', () => {
  const head: Alternative = {
    word: -2,
    phrases: [{ words: 'mesa', kind: 'first' }],
    columns: ['name'],
    weight: 1,
    names: 0,
  };
  const [named, naming] = [`{name} : ((${mesa}))`, `{name keywords category sku} : ((${mesa}))`];
  expect(expressions([...asked(['mesa']), head])).toEqual([
    '({name} : (^"mesa"))',
    `(${named}) NOT (({name} : (^"mesa")))`,
    `(${naming}) NOT (${named})`,
    `((${mesa})) NOT (${naming})`,
  ]);
});

test('a word that a beginning finds is not looked for beside it', () => {
  const phrases: Alternative['phrases'] = [
    { words: 'mesas', kind: 'anywhere' },
    { words: 'buro', kind: 'anywhere' },
    { words: 'mesa', kind: 'beginning' },
  ];
  const found: Alternative[] = [
    { word: 0, phrases, columns: ['name'], weight: 1, names: 1 },
    ...asked(['', 'roble']).slice(1),
  ];
  expect(expressions(found)[0]).toBe(`(({name} : ("buro" OR "mesa"*))) AND (${roble})`);
});

test('ten words are no more than fifty expressions of what may be left out, and fit into a statement', () => {
  const words = Array.from({ length: 10 }, (_, index) => `palabra${index}`);
  const enough = String(expressions(asked(words)).at(-1));
  expect(enough.split(' OR (').length).toBeLessThanOrEqual(50);
  expect(enough.length).toBeLessThan(20_000);
  expect(candidatesTables(7, asked(words), PAGE_ROOM).params.length).toBeLessThan(30);
  expect(ofVersion(7).params).toEqual([7, 7, 7]);
});
