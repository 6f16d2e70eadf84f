import { expect, test } from 'vitest';
import type { OrderLettersPort } from '../../src/commerce/order';
import { ORDER_MESSAGES } from '../../src/contract/order-forms';
import { ok } from '../../src/domain/result';
import { FakeAttempts } from '../../tests/fakes/attempts';
import type { Guards } from './guards';
import { guardedOrderLetters } from './order-letters-guard';

test('three letters of an order are sent again within an hour, one under its key once; then it is told when, and another order goes on', async () => {
  const sent: string[] = [];
  const letters: OrderLettersPort = {
    sendAgain: async (number, key) => {
      sent.push(`${number} ${key}`);
      return ok(null);
    },
  };
  const { sendAgain } = guardedOrderLetters(letters, {
    attempts: new FakeAttempts(),
    storeCode: 'viu',
  } as unknown as Guards);
  for (const key of ['uno', 'dos', 'tres', 'uno']) expect(await sendAgain('1', key)).toEqual(ok(null));
  expect(await sendAgain('1', 'cuatro')).toEqual({
    ok: false,
    problem: { status: 429, message: ORDER_MESSAGES.manyLetters, detail: { retryAfter: 3600 } },
  });
  expect(await sendAgain('2', 'cuatro')).toEqual(ok(null));
  expect(sent).toEqual(['1 uno', '1 dos', '1 tres', '1 uno', '2 cuatro']);
});
