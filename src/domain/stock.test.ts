import { expect, test } from 'vitest';
import { testLine } from './cart/line-fixture';
import { applyStockAnswer, configuredStock, stockChunks, stockStatus } from './stock';

const inStock = { facts: { is_in_stock: true, qty: 4 } };
const out = { facts: { is_in_stock: false, qty: 0 } };
const flags = (allowOutOfStockInCart: boolean, synchronizeCart: boolean) => ({ allowOutOfStockInCart, synchronizeCart });

test('STOCK-002 a status is ok, volatile or out_of_stock; known facts go before the flag', () => {
  expect(stockStatus({ is_in_stock: true, qty: 1 }, { synchronizeStock: false })).toBe('ok');
  expect(stockStatus({ is_in_stock: false, qty: 5 }, { synchronizeStock: true })).toBe('out_of_stock');
  expect(stockStatus({ is_in_stock: true, qty: 0 }, { synchronizeStock: true })).toBe('out_of_stock');
  expect(stockStatus({ is_in_stock: true, qty: 0, manage_stock: false }, { synchronizeStock: true })).toBe('ok');
  expect(stockStatus(null, { synchronizeStock: true })).toBe('ok');
  expect(stockStatus(null, { synchronizeStock: false })).toBe('volatile');
});

test('STOCK-007 in stock is told on the line and lifts an earlier error', () => {
  const line = testLine({ inStock: false, errors: { stock: 'Out of the stock!', price: 'kept' } });
  expect(applyStockAnswer(line, inStock, flags(false, true))).toMatchObject({
    inStock: true,
    stockQty: 4,
    info: { stock: 'In stock!' },
    errors: { price: 'kept' },
  });
});

test('out of stock removes the line when it is not allowed and sync is off', () => {
  expect(applyStockAnswer(testLine(), out, flags(false, false))).toBeNull();
});

test('STOCK-009 otherwise out of stock is an error of the line (case E43)', () => {
  const line = testLine({ info: { stock: 'In stock!' } });
  for (const kept of [flags(true, false), flags(false, true), flags(true, true)]) {
    expect(applyStockAnswer(line, out, kept)).toMatchObject({ inStock: false, info: {}, errors: { stock: 'Out of the stock!' } });
  }
});

test('an answer ENOTFOUND changes nothing (case E45), nor does any failed check', () => {
  const line = testLine({ info: { stock: 'In stock!' } });
  expect(applyStockAnswer(line, { code: 'ENOTFOUND' }, flags(false, false))).toBe(line);
  expect(applyStockAnswer(line, { code: 500 }, flags(false, false))).toBe(line);
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
