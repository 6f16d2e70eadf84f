import { expect, test } from 'vitest';
import { toldCancelableLines } from './cancelable';

test('of an order that a retailer tells only whole lines are offered to be canceled, without what went or was refunded', () => {
  const line = { item_id: 7, name: 'Sala', qty_ordered: 5, qty_canceled: 1, qty_shipped: 1, qty_refunded: 1 };
  const child = { item_id: 8, parent_item: line, name: 'Sillón', qty_ordered: 5 };
  const gone = { item_id: 9, name: 'Mesa', qty_ordered: 1, qty_shipped: 1 };
  expect(toldCancelableLines({ increment_id: '7', items: [line, child, gone] })).toEqual([
    { itemId: '7', name: 'Sala', left: 2, less: null },
  ]);
});
