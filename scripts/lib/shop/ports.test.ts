import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './ports';

const LEAST_GIVEN = 32_768;

test('a free port is another one each time, none that is taken, and none that the system gives to others by itself', async () => {
  const [first, second] = [await freePort(), await freePort()];
  expect(second).not.toBe(first);
  for (const port of [first, second]) expect(port).toBeLessThan(LEAST_GIVEN);
  const taken = createServer().listen(second + 1, '127.0.0.1');
  await once(taken, 'listening');
  try {
    expect(await freePort()).not.toBe(second + 1);
  } finally {
    taken.close();
  }
});
