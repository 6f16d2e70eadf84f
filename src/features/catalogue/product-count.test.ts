import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import type { Listing } from '../../domain/catalogue/product';
import { testContext } from '../shop/request-context.fixture';
import { productCount, seenCount, seeProducts } from './product-count';

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
