import { expect, test } from 'vitest';
import { ownId } from './reused-ids';
import type { CardPayment } from './rows';

test('a movement has a question of its own, under an id that the desk takes, however long its payment is called', () => {
  const payment = { paymentId: `pay_${'9'.repeat(140)}` } as CardPayment;
  const ids = ['evt_1', 'evt_2'].map((id) => ownId(payment, { id }));
  expect(ids.map((id) => [id.length, id.slice(-7)])).toEqual([
    [120, '9 evt_1'],
    [120, '9 evt_2'],
  ]);
});
