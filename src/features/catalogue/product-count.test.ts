import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import type { Listing } from '../../domain/catalogue/product';
import { testContext } from '../shop/request-context.fixture';
import { productCount, seenCount, seenOf, seeProducts } from './product-count';

const said = (list: Pick<Listing, 'total' | 'isMore'>, seen = 50) =>
  runInContext(testContext(), () => [productCount(list), seeProducts(list), seenCount(list, seen)]);

test('head, button and foot of a list say the same number', () => {
  expect(said({ total: 25_000 })).toEqual(['25,000 productos', 'Ver 25,000 productos', 'Viste 50 de 25,000']);
  expect(said({ total: 5000, isMore: true })).toEqual([
    'Más de 1,000 productos',
    'Ver más de 1,000 productos',
    'Viste 50 de más de 1,000',
  ]);
  expect(said({ total: 5000, isMore: true }, 1500)[2]).toBe('Viste 1,500 de 5,000');
});

test('what a page shows beside its list was not seen of it', () => {
  const seen = (start: number, items: number, total: number, isMore?: true) =>
    seenOf({ start, perPage: 50, total, items: Array.from({ length: items }), ...(isMore && { isMore }) } as Listing);
  expect([seen(0, 2, 1), seen(0, 55, 60), seen(50, 10, 60)]).toEqual([1, 50, 60]);
  expect([seen(1000, 50, 1000, true), seen(100, 0, 60)]).toEqual([1050, 100]);
});
