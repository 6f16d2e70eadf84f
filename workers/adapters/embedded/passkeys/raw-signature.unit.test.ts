import fc from 'fast-check';
import { expect, test } from 'vitest';
import { derOf } from '../../../../tests/fakes/authenticator';
import { rawSignature } from './public-key';

const half = fc.oneof(
  fc.uint8Array({ minLength: 32, maxLength: 32 }),
  fc.integer({ min: 1, max: 255 }).map((last) => new Uint8Array(32).fill(last, 31)),
);

test('every pair of numbers comes back out of its DER', () => {
  fc.assert(
    fc.property(half, half, (r, s) => {
      const raw = new Uint8Array([...r, ...s]);
      expect(rawSignature(derOf(raw))).toEqual(raw);
    }),
  );
});

test('what is no such DER is none, whatever it is', () => {
  const good = derOf(new Uint8Array(64).fill(7));
  expect(rawSignature(new Uint8Array())).toBeNull();
  expect(rawSignature(good.subarray(0, good.length - 1))).toBeNull();
  expect(rawSignature(new Uint8Array([...good, 0]))).toBeNull();
  expect(rawSignature(new Uint8Array([0x30, 4, 2, 0, 2, 0]))).toBeNull();
  expect(rawSignature(new Uint8Array([0x30, 38, 2, 33, ...new Uint8Array(33).fill(1), 2, 1, 1]))).toBeNull();
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => [null, 64].includes(rawSignature(bytes)?.length ?? null)),
  );
});
