import { expect, test } from 'vitest';
import type { OrderLine } from '../../domain/order/order';
import { pickingList } from './picking';

const line = (sku: string, qty: number, more: Partial<OrderLine> = {}) =>
  ({ lineNo: 1, sku, qty, name: sku, ...more }) as OrderLine;

test('many orders are looked out sku by sku: a set by its parts, each with the orders it is for', () => {
  const picked = pickingList([
    { number: '000000001', lines: [line('SILLA', 2), line('SILLA', 1)] },
    {
      number: '000000002',
      lines: [
        line('JUEGO', 2, {
          parts: [
            { sku: 'SILLA', qty: 4 },
            { sku: 'MESA', qty: 1 },
          ],
        }),
      ],
    },
  ]);
  expect(picked.map(({ sku, qty, orders, isPart }) => ({ sku, qty, orders, isPart }))).toEqual([
    { sku: 'MESA', qty: 2, orders: [{ number: '000000002', qty: 2 }], isPart: true },
    {
      sku: 'SILLA',
      qty: 11,
      orders: [
        { number: '000000001', qty: 3 },
        { number: '000000002', qty: 8 },
      ],
      isPart: false,
    },
  ]);
  expect(pickingList([])).toEqual([]);
});
