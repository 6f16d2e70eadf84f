import { expect, test } from 'vitest';
import { listedSearches } from './content-blocks';

test('a block lists searches one a line or paragraph, each once, eight at most', () => {
  expect(listedSearches('<p>sala</p><p> colchón matrimonial </p>\nsala<ul><li>refri</li></ul>')).toEqual([
    'sala',
    'colchón matrimonial',
    'refri',
  ]);
  expect(listedSearches(Array.from({ length: 20 }, (_, index) => `palabra ${index}`).join('\n'))).toHaveLength(8);
  expect(listedSearches(`<p>${'x'.repeat(61)}</p><p></p>`)).toEqual([]);
});
