import { expect, test } from 'vitest';
import { toCentavos } from '../../money';
import type { CartLine } from '../cart';
import { EMPTY_CONTENT } from '../content';
import { savedInCart } from './derived';

const line = (qty: number, unitGross: number, regularGross: number) => ({ qty, unitGross, regularGross }) as CartLine;

test('what is saved is every reduction by its quantity and the coupon; a price above the regular one saves nothing', () => {
  const totals = { ...EMPTY_CONTENT.totals, discount: toCentavos(200_00) };
  expect(
    savedInCart({ lines: [line(2, 899_00, 1_000_00), line(1, 500_00, 500_00), line(3, 120_00, 100_00)], totals }),
  ).toBe(402_00);
  expect(savedInCart({ lines: [], totals: EMPTY_CONTENT.totals })).toBe(0);
});
