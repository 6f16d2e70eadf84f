import { expect, test } from 'vitest';
import { darkenGround } from './ground';

const after = (...pixel: [number, number, number]): number[] => {
  const pixels = Uint8Array.from(pixel);
  darkenGround(pixels);
  return [...pixels];
};

test('the ground under a white thing gets darker, the thing and its colours stay', () => {
  const [red = 255, , blue = 0] = after(205, 206, 208);
  expect(red).toBeLessThan(190);
  expect(blue).toBeGreaterThan(red);
  expect(after(252, 252, 252)).toEqual([252, 252, 252]);
  expect(after(200, 40, 40)).toEqual([200, 40, 40]);
  expect(after(20, 20, 22)).toEqual([20, 20, 22]);
});
