import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { testContext } from '../shop/request-context.fixture';
import { listHead } from './list-head';
import { readListing } from './listing-query';

const headOf = (query: string, items: number, start = 0) =>
  runInContext(testContext(), () => {
    const { canonicalQuery, ...head } = listHead(
      'Salas',
      '/c/salas-10',
      readListing(new URLSearchParams(query), new Map([['color', null]])),
      {
        items: Array.from({ length: items }) as never,
        total: 120,
        start,
        perPage: 50,
        filters: [],
        until: null,
      },
    );
    return { ...head, query: canonicalQuery?.toString() };
  });

test('a further page of a list is named by its number and stands for itself', () => {
  expect(headOf('', 50)).toEqual({ title: 'Salas', canonical: '/c/salas-10', query: undefined });
  expect(headOf('desde=50', 50, 50)).toEqual({ title: 'Salas, página 2', canonical: '/c/salas-10', query: 'desde=50' });
});

test('a choice of filters or another order stands for the whole list, and what is beyond the end for nothing', () => {
  expect(headOf('color=49', 12)).toEqual({ title: 'Salas', canonical: '/c/salas-10', query: undefined });
  expect(headOf('sort=final_price&desde=100', 20, 100)).toEqual({
    title: 'Salas, página 3',
    canonical: '/c/salas-10',
    query: undefined,
  });
  expect(headOf('desde=150', 0, 150)).toEqual({ title: 'Salas', canonical: null, query: undefined });
});
