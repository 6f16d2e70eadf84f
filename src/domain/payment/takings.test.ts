import { expect, test } from 'vitest';
import { toCentavos } from '../money';
import { takingsOf, takingsTogether } from './takings';

const moved = (form: string | null, amount: number | null) => ({
  form,
  amount: amount === null ? null : toCentavos(amount),
});

test('what came and what went is summed by form to the centavo; what moved nothing counts nowhere', () => {
  expect(
    takingsOf([
      moved('card', 10_001),
      moved('spei', 2),
      moved(null, null),
      moved('card', -3),
      moved('card', 1),
      moved('wallet', -5),
    ]),
  ).toEqual([
    { form: 'card', came: 10_002, left: 3 },
    { form: 'spei', came: 2, left: 0 },
    { form: 'wallet', came: 0, left: 5 },
  ]);
  expect(takingsOf([])).toEqual([]);
});

test('what all forms together hold leaves out what went to wallets', () => {
  const takings = takingsOf([moved('card', 100), moved('spei', 20), moved('card', -3), moved('wallet', -50)]);
  expect(takingsTogether(takings)).toEqual({ came: 120, left: 3 });
  expect(takingsTogether([])).toEqual({ came: 0, left: 0 });
});
