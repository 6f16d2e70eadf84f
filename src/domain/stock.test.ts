import { expect, test } from 'vitest';
import { testLine } from './cart/line-fixture';
import { configuredStock, stockChunks, stockStatus, withStock } from './stock';

test('STOCK-002 a status is ok, volatile or out_of_stock; known facts go before the flag', () => {
  expect(stockStatus({ is_in_stock: true, qty: 1 }, { synchronizeStock: false })).toBe('ok');
  expect(stockStatus({ is_in_stock: false, qty: 5 }, { synchronizeStock: true })).toBe('out_of_stock');
  expect(stockStatus({ is_in_stock: true, qty: 0 }, { synchronizeStock: true })).toBe('out_of_stock');
  expect(stockStatus({ is_in_stock: true, qty: 0, manage_stock: false }, { synchronizeStock: true })).toBe('ok');
  expect(stockStatus({ is_in_stock: true, qty: 1, isVerified: false }, { synchronizeStock: true })).toBe('volatile');
  expect(stockStatus({ is_in_stock: false, qty: 1, isVerified: false }, { synchronizeStock: true })).toBe(
    'out_of_stock',
  );
  expect(stockStatus(null, { synchronizeStock: true })).toBe('ok');
  expect(stockStatus(null, { synchronizeStock: false })).toBe('volatile');
});

test('STOCK-007 in stock is told on the line and lifts an earlier error', () => {
  const line = testLine({ inStock: false, errors: { stock: 'Out of the stock!', price: 'kept' } });
  expect(withStock(line, { is_in_stock: true, qty: 4 })).toMatchObject({
    inStock: true,
    stockQty: 4,
    info: { stock: 'In stock!' },
    errors: { price: 'kept' },
  });
});

test('STOCK-009 out of stock is an error of the line (case E43)', () => {
  const line = testLine({ info: { stock: 'In stock!' }, errors: { price: 'kept' } });
  const out = withStock(line, { is_in_stock: false, qty: 0 });
  expect([out.inStock, out.stockQty, out.info, out.errors]).toEqual([
    false,
    0,
    {},
    { price: 'kept', stock: 'Out of the stock!' },
  ]);
});

test('STOCK-014 skus are asked for in groups of 15', () => {
  const skus = Array.from({ length: 31 }, (_, index) => `S${index}`);
  expect(stockChunks(skus).map((chunk) => chunk.length)).toEqual([15, 15, 1]);
  expect(stockChunks(skus).flat()).toEqual(skus);
  expect(stockChunks([])).toEqual([]);
});

test('STOCK-012 STOCK-013 the configured stock is 10 where a lookup answers 404 or 500', () => {
  expect(configuredStock({ code: 200, result: 3 })).toBe(3);
  expect(configuredStock({ code: 404 })).toBe(10);
  expect(configuredStock({ code: 500, result: 'error' })).toBe(10);
  expect(configuredStock({ code: 401 })).toBeNull();
});
