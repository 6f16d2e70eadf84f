import { expect, test } from 'vitest';
import { NOTICE_PARAM } from '../../contract/cart/forms';
import { FILTERS_ANYWHERE, TAKEN_NAMES } from '../../domain/catalogue/listing/filters';
import { LITERAL_PARAM, TEXT_PARAM } from '../search/searched-text';
import { COUNT_PARAM, isFiltered, readListing, START_PARAM, VIEW_PARAM } from './listing-query';

const read = (query: string) => readListing(new URLSearchParams(query), FILTERS_ANYWHERE);

test('no attribute is a filter under the name of another parameter of a list', () => {
  expect(TAKEN_NAMES).toEqual(
    expect.arrayContaining([
      START_PARAM,
      COUNT_PARAM,
      VIEW_PARAM,
      TEXT_PARAM,
      LITERAL_PARAM,
      NOTICE_PARAM,
      'sort',
      'price',
      'discount',
    ]),
  );
});

test('CAT-010 a list begins at whole pages of 50; anything senseless begins it anew', () => {
  expect(read('desde=50').start).toBe(50);
  expect(read('desde=73').start).toBe(50);
  for (const odd of ['-50', '1e99', 'NaN', '', '2.5', '99999999', 'DROP TABLE'])
    expect(read(`desde=${encodeURIComponent(odd)}`).start).toBe(0);
});

test('a list that was made longer comes back as long, in whole pages and up to a limit', () => {
  expect([read('').size, read('cuantos=50').size, read('cuantos=72').size, read('desde=50&cuantos=150').size]).toEqual([
    50, 50, 100, 150,
  ]);
  expect(read('cuantos=999999').size).toBe(300);
  for (const odd of ['-100', '0', '1e3', '70.5', 'muchos']) expect(read(`cuantos=${odd}`).size).toBe(50);
});

test('CAT-003 filters and sort live in the query; unknown ones are no filter', () => {
  expect(read('color=49,50&sort=final_price').query).toEqual({ filters: { color: ['49', '50'] }, sort: 'final_price' });
  expect(isFiltered(read('sort=mejor&utm=1&nada=2'))).toBe(false);
  expect(isFiltered(read('size=3'))).toBe(true);
});
