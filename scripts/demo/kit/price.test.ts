import fc from 'fast-check';
import { expect, test } from 'vitest';
import { net, netForGross, reachable } from './price';

const grossOf = (price: number): number => {
  const cents = Math.round(price * 100);
  return (cents + Math.round((cents * 16) / 100)) / 100;
};

test('a believable gross comes from exactly one net', () => {
  expect(netForGross(13_999)).toBe(12_068.1);
  expect(netForGross(1_999, 0)).toBe(1_999);
});

test('every net found gives back the gross that was wished', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50_000_000 }), (cents) => {
      const found = netForGross(cents / 100);
      return found === null || grossOf(found) === cents / 100;
    }),
  );
});

test('every gross that a net gives is found again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50_000_000 }), (cents) => netForGross(grossOf(cents / 100)) !== null),
  );
});

test('a gross that is skipped is refused with the nearest one', () => {
  const skipped = Array.from({ length: 200 }, (_, pesos) => 1_000 + pesos).find((pesos) => netForGross(pesos) === null);
  expect(skipped).toBeDefined();
  const offered = reachable(skipped ?? 0);
  expect(offered).toBeLessThan(skipped ?? 0);
  expect(() => net(skipped ?? 0)).toThrow(String(offered));
});
