import { expect, test } from 'vitest';
import { cartHash } from './hashes';
import { testLine } from './line-fixture';

test('the hash of a cart changes with its lines and its token, not with what the stock holds', () => {
  const hash = cartHash([testLine()], 'token');
  expect(cartHash([testLine({ stockQty: 7 })], 'token')).toBe(hash);
  for (const other of [
    cartHash([testLine({ qty: 2 })], 'token'),
    cartHash([testLine({ serverItemId: '5' })], 'token'),
    cartHash([testLine()], 'other'),
    cartHash([], 'token'),
  ])
    expect(other).not.toBe(hash);
});
