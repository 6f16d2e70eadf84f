import { expect, test } from 'vitest';
import { toCentavos } from '../money';
import { isOffered, monthlyPayment, monthsFor } from './months';

const pesos = (amount: number) => toCentavos(amount * 100);
const free = {
  costInclTax: toCentavos(0),
  months: [3, 6, 12].map((months) => ({ months, from: pesos(months * 100) })),
};

test('months are offered from their minimum on, and only where the price is the cash price', () => {
  expect([299.99, 300, 600, 5000].map((total) => monthsFor(free, pesos(total)))).toEqual([[], [3], [3, 6], [3, 6, 12]]);
  expect(monthsFor({ ...free, costInclTax: pesos(1) }, pesos(5000))).toEqual([]);
  expect(monthsFor({ costInclTax: toCentavos(0) }, pesos(5000))).toEqual([]);
  expect([isOffered(free, 1, pesos(1)), isOffered(free, 6, pesos(599)), isOffered(free, 4, pesos(9000))]).toEqual([
    true,
    false,
    false,
  ]);
});

test('the payments together are never less than the total', () => {
  expect(monthlyPayment(pesos(1000), 3)).toBe(33334);
  expect(monthlyPayment(pesos(1200), 12)).toBe(pesos(100));
});
