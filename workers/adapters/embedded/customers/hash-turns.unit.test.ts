import { expect, test } from 'vitest';
import { HashTurns } from './hash-turns';

test('between two hashes whatever else is due runs', async () => {
  const turns = new HashTurns();
  const order: string[] = [];
  const hash = () => {
    order.push('hash');
    setTimeout(() => order.push('another request'), 0);
  };
  await Promise.all([turns.run(hash), turns.run(hash), turns.run(hash)]);
  expect(order).toEqual(['hash', 'another request', 'hash', 'another request', 'hash']);
});

test('the sixth is told to come again, and may come once a turn is over; a hash that fails gives its turn back', async () => {
  const turns = new HashTurns();
  const waiting = [1, 2, 3, 4].map((one) => turns.run(() => one));
  const failing = turns.run(() => {
    throw new Error('no memory');
  });
  expect(await turns.run(() => 6)).toMatchObject({ ok: false, problem: { status: 503, detail: { retryAfter: 5 } } });
  await expect(failing).rejects.toThrow('no memory');
  expect(await Promise.all(waiting)).toEqual([1, 2, 3, 4].map((value) => ({ ok: true, value })));
  expect(await turns.run(() => 6)).toEqual({ ok: true, value: 6 });
});
