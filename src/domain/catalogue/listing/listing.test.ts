import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListingQuery } from '../product';
import {
  DEFAULT_FILTERS,
  listingParams,
  nextStart,
  PAGE_SIZE,
  parseListingQuery,
  parseSort,
  SORT_OPTIONS,
  toggleFilter,
} from './listing';

const known = new Map([...DEFAULT_FILTERS, 'price'].map((code) => [code, null]));
const parse = (query: string) => parseListingQuery(new URLSearchParams(query), known);
const chosen = (filters: Record<string, string[]>): ListingQuery => ({ filters, sort: null });

describe('parseListingQuery', () => {
  test('CAT-003 CAT-027 filters are read from repeated and comma-joined values', () => {
    expect(parse('color=49,50&color=50&size=167&material=31&discount=20&sort=id:desc')).toEqual({
      filters: { color: ['49', '50'], size: ['167'], material: ['31'], discount: ['20'] },
      sort: 'id:desc',
    });
  });

  test('CAT-025 a price is from-to with * for an open end; the last readable one counts', () => {
    expect(parse('price=50-100').filters).toEqual({ price: ['50-100'] });
    expect(parse('price=50-100,150.0-*').filters).toEqual({ price: ['150-*'] });
    expect(
      ['50', '-50', '*-50', 'a-b', '1e9-*', "1-2'--", '0x1-*'].map((value) => parse(`price=${value}`).filters),
    ).toEqual(Array(7).fill({}));
  });

  test('a range of prices that ends before it begins, or lies above all prices, is asked for like any other', () => {
    expect(['100-50', '5-5', `${'9'.repeat(30)}-*`].map((value) => parse(`price=${value}`).filters.price)).toEqual([
      ['100-50'],
      ['5-5'],
      ['1000000000000-*'],
    ]);
  });

  test('CAT-017 only the recognised sorts are taken', () => {
    const sorts = ['final_price', 'final_price:desc', 'discount', 'discount:desc', 'id:desc'];
    expect(sorts.map(parseSort)).toEqual(sorts);
    expect(['id', 'updated_at:desc', 'FINAL_PRICE', '', null].map(parseSort)).toEqual(Array(5).fill(null));
  });

  test('unknown filters and noise are ignored', () => {
    expect(parse('brand=4&__proto__=5&color=<script>&color=%00&size=&page=2&q=mesa')).toEqual({
      filters: {},
      sort: null,
    });
    expect(parse(`color=${'9'.repeat(10_000)}`).filters).toEqual({});
  });

  test('LIMIT-001 999 chosen values are the most, over all filters', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index).join(',');
    const counts = (query: string) => Object.values(parse(query).filters).map((values) => values.length);
    expect(counts(`color=${ids(999)}`)).toEqual([999]);
    expect(counts(`color=${ids(990)}&size=${ids(20)}`)).toEqual([990, 9]);
    expect(counts(`color=${ids(1000)}&size=1`)).toEqual([999]);
  });

  test('ten filters are the most, as many as a list offers', () => {
    const codes = Array.from({ length: 12 }, (_, index) => `atributo_${index + 10}`);
    const query = new URLSearchParams(codes.map((code) => [code, '1']));
    expect(Object.keys(parseListingQuery(query, new Map(codes.map((code) => [code, null]))).filters)).toEqual(
      codes.slice(0, 10),
    );
  });

  test('what is written into a URL is read back, and has one spelling', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 300 }).map(String), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('color', 'size', 'material'), ids),
        fc.constantFrom(...SORT_OPTIONS, null),
        (filters, option) => {
          const params = listingParams({ filters, sort: option?.id ?? null });
          expect(listingParams(parseListingQuery(params, known)).toString()).toBe(params.toString());
          const ordered = Object.fromEntries(
            Object.entries(filters).map(([code, values]) => [code, [...values].sort()]),
          );
          expect(parseListingQuery(params, known)).toEqual({ filters: ordered, sort: option?.id ?? null });
        },
      ),
    );
  });

  test('CAT-005 a list without choices has an empty query', () => {
    expect(listingParams(chosen({ color: [] })).toString()).toBe('');
  });
});

describe('toggleFilter', () => {
  test('a chosen value is taken away, another is added', () => {
    expect(toggleFilter(chosen({ color: ['23', '33'] }), 'color', '33', false)).toEqual(chosen({ color: ['23'] }));
    expect(toggleFilter(chosen({ color: ['23'] }), 'color', '23', false)).toEqual(chosen({}));
    expect(toggleFilter(chosen({ size: ['1'] }), 'color', '23', false)).toEqual(chosen({ size: ['1'], color: ['23'] }));
  });

  test('of a single filter one value is set, taken away or replaced', () => {
    const set = toggleFilter(chosen({}), 'price', '0-50', true);
    expect(set).toEqual(chosen({ price: ['0-50'] }));
    expect(toggleFilter(set, 'price', '0-50', true)).toEqual(chosen({}));
    expect(toggleFilter(set, 'price', '50-100', true)).toEqual(chosen({ price: ['50-100'] }));
  });
});

test('CAT-018 CAT-019 CAT-020 the sort options lead to recognised sorts', () => {
  expect(SORT_OPTIONS.map(({ id, label }) => [label, parseSort(id)])).toEqual([
    ['Latest', 'id:desc'],
    ['Price low to high', 'final_price'],
    ['Price high to low', 'final_price:desc'],
  ]);
});

test('SEARCH-006 SEARCH-007 VALID-011 LIMIT-006 loading more goes on by 50 while there is more', () => {
  const starts = (total: number) => {
    const all = [0];
    for (let next = nextStart(total, 0, PAGE_SIZE); next !== null; next = nextStart(total, next, PAGE_SIZE))
      all.push(next);
    return all;
  };
  expect(starts(120)).toEqual([0, 50, 100]);
  expect(starts(51)).toEqual([0, 50]);
  expect([50, 49, 1, 0].map(starts)).toEqual([[0], [0], [0], [0]]);
  expect([nextStart(100, 100, 50), nextStart(100, 150, 50)]).toEqual([null, null]);
  expect(nextStart(5, 0, 10)).toBeNull();
});
