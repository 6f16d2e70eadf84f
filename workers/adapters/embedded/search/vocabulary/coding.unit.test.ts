import { expect, test } from 'vitest';
import { readNames, writeNames } from './coding';
import { namesOfMexico } from './mexico';

test('all names come back as they were, in their order', () => {
  const names = namesOfMexico();
  const { same, similar, purposes, unsold } = readNames(writeNames(names));
  expect([...same]).toEqual([...names.same]);
  expect([...similar]).toEqual([...names.similar]);
  expect([...purposes]).toEqual([...names.purposes]);
  expect([...(unsold ?? [])]).toEqual([...(names.unsold ?? [])]);
});

test('what leads to nothing and what there is none of come back too', () => {
  const names = {
    same: new Map([['refri', []]]),
    similar: new Map(),
    purposes: new Map([['asar', ['asador', 'parrilla']]]),
  };
  expect(readNames(writeNames(names))).toEqual(names);
});

test.each([
  '',
  'null',
  '{}',
  '{"same":{"terms":"a,b","others":["c"],"at":[0]}}',
  '{"same":{"terms":"a","others":[],"at":[3]}}',
])('%s is refused', (text) => expect(() => readNames(text)).toThrow());
