import { expect, test } from 'vitest';
import { freeAfter, openLink } from './link';

const BITS_A_BYTE_A_MS = 8_000;

test('bytes follow those that are on the line, and start at once on a free one', () => {
  expect(freeAfter(100, 0, 50, BITS_A_BYTE_A_MS)).toBe(150);
  expect(freeAfter(100, 130, 50, BITS_A_BYTE_A_MS)).toBe(180);
});

test('a request takes the latency and answers share the line', async () => {
  const link = openLink({ latencyMs: 30, downBitsPerSecond: BITS_A_BYTE_A_MS, upBitsPerSecond: BITS_A_BYTE_A_MS });
  const start = performance.now();
  await link.up(10);
  expect(performance.now() - start).toBeGreaterThanOrEqual(39);
  const asked = performance.now();
  await Promise.all([link.down(20), link.down(20)]);
  expect(performance.now() - asked).toBeGreaterThanOrEqual(39);
});
