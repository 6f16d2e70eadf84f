import { expect, test } from 'vitest';
import { isFiltered, readListing } from './listing-query';

const read = (query: string) => readListing(new URLSearchParams(query));

test('CAT-010 a list begins at whole pages of 50; anything senseless begins it anew', () => {
  expect(read('desde=50').start).toBe(50);
  expect(read('desde=73').start).toBe(50);
  for (const odd of ['-50', '1e99', 'NaN', '', '2.5', '99999999', 'DROP TABLE']) expect(read(`desde=${encodeURIComponent(odd)}`).start).toBe(0);
});

test('CAT-003 filters and sort live in the query; unknown ones are no filter', () => {
  expect(read('color=49,50&sort=final_price').query).toEqual({ filters: { color: ['49', '50'] }, sort: 'final_price' });
  expect(isFiltered(read('sort=mejor&utm=1&nada=2'))).toBe(false);
  expect(isFiltered(read('size=3'))).toBe(true);
});
