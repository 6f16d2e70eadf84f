import { expect, test } from 'vitest';
import { toCentavos } from '../money';
import { isCharged, isOffered, monthlyPayment, monthsFor, mostMonths, termsText } from './months';

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

test('the most of them are told beside a price, and what is told is named by numbers and minima alone', () => {
  expect([299.99, 300, 5000].map((total) => mostMonths(free, pesos(total)))).toEqual([null, 3, 12]);
  expect(termsText(free)).toBe('3-30000_6-60000_12-120000');
  const [first, ...others] = free.months;
  const dearer = { ...free, months: [{ months: 3, from: pesos(301) }, ...others] };
  const charged = { ...free, months: [{ months: 3, from: pesos(300), isChargedAtOnce: true }, ...others] };
  expect([first?.from, termsText(dearer), termsText(charged) === termsText(free)]).toEqual([
    pesos(300),
    '3-30100_6-60000_12-120000',
    true,
  ]);
  for (const none of [{ costInclTax: toCentavos(0) }, { ...free, costInclTax: pesos(1) }])
    expect(termsText(none)).toBe('');
});

test('months that the gateway does not hold are charged at once, and everything where it holds nothing', () => {
  const some = {
    ...free,
    months: [
      { months: 3, from: pesos(300) },
      { months: 6, from: pesos(600), isChargedAtOnce: true },
    ],
  };
  expect([1, 3, 6, 9].map((months) => isCharged(some, months))).toEqual([false, false, true, false]);
  expect([1, 3].map((months) => isCharged({ ...some, isChargedAtOnce: true }, months))).toEqual([true, true]);
});
