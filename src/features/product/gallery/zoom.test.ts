import { expect, test } from 'vitest';
import { kept, WHOLE, zoomedAt } from './zoom';

const frame = { width: 400, height: 800 };

test('what is under the fingers stays under them, and no further than four times', () => {
  const view = zoomedAt(WHOLE, 2, { x: 100, y: -50 });
  expect(view).toEqual({ scale: 2, x: -100, y: 50 });
  const back = zoomedAt(view, 1, { x: 100, y: -50 });
  expect([back.scale, back.x, back.y]).toEqual([1, 0, 0]);
  expect(zoomedAt(WHOLE, 9, { x: 0, y: 0 }).scale).toBe(4);
  expect(zoomedAt(view, 0.2, { x: 0, y: 0 }).scale).toBe(1);
});

test('a picture is moved as far as there is more of it, and not where it is smaller than its frame', () => {
  expect(kept({ scale: 1, x: 90, y: -90 }, 400, frame)).toEqual({ scale: 1, x: 0, y: 0 });
  expect(kept({ scale: 2, x: 900, y: -900 }, 400, frame)).toEqual({ scale: 2, x: 200, y: 0 });
  expect(kept({ scale: 4, x: -10, y: -900 }, 400, frame)).toEqual({ scale: 4, x: -10, y: -400 });
});
