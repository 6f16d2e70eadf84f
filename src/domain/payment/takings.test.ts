import { expect, test } from 'vitest';
import { toCentavos } from '../money';
import { takingsTogether } from './takings';

const taking = (form: string, came: number, left: number) => ({
  form,
  came: toCentavos(came),
  left: toCentavos(left),
});

test('what all forms together hold leaves out what went to wallets', () => {
  const takings = [taking('card', 100, 3), taking('spei', 20, 0), taking('wallet', 0, 50)];
  expect(takingsTogether(takings)).toEqual({ came: 120, left: 3 });
  expect(takingsTogether([])).toEqual({ came: 0, left: 0 });
});
