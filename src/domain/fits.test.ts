import { expect, test } from 'vitest';
import { intoLift, type Size, sizeOf, throughDoor } from './fits';

const size = (width: number, depth: number, height: number): Size => ({ width, depth, height });

test.each([
  ['a chair', size(45, 50, 95), 'front', 'front'],
  ['a fridge', size(91, 79, 180), 'side', 'side'],
  ['a desk deeper than a door', size(120, 90, 75), 'on-side', 'on-side'],
  ['a wardrobe higher than a door', size(120, 60, 210), 'on-side', null],
  ['a sofa deeper than a door', size(205, 84, 72), 'on-back', null],
  ['an armchair', size(95, 90, 78), 'on-side', 'on-side'],
  ['a table as long as a door is high', size(200, 90, 75), 'on-side', 'on-side'],
  ['a table longer than that goes flat', size(220, 95, 76), 'on-back', null],
  ['a square board longer than a door is high, aslant', size(205, 205, 10), 'aslant', null],
  ['a block', size(100, 100, 100), null, null],
  ['a cube just as wide as a door', size(80, 80, 80), 'front', 'front'],
])('%s', (_, thing, door, lift) => {
  expect(throughDoor(thing)?.way ?? null).toBe(door);
  expect(intoLift(thing)?.way ?? null).toBe(lift);
});

test('whatever goes through a door goes through a larger one, and a thing turned round is the same thing', () => {
  for (let width = 20; width <= 260; width += 30)
    for (let depth = 20; depth <= 260; depth += 30)
      for (let height = 20; height <= 260; height += 30) {
        const goes = throughDoor(size(width, depth, height)) !== null;
        if (goes) expect(throughDoor(size(width, depth, height), { width: 90, height: 210 })).not.toBeNull();
        expect(throughDoor(size(depth, height, width)) !== null).toBe(goes);
        if (intoLift(size(width, depth, height))) expect(goes).toBe(true);
      }
});

test('aslant goes what a door’s diagonal has room for, and not a centimetre more', () => {
  const longest = (thick: number) => {
    let long = 201;
    while (throughDoor(size(long, long, thick))) long += 1;
    return long - 1;
  };
  // the diagonal of 80 × 200 is 215.4
  expect(longest(0.1)).toBe(215);
  expect(longest(10)).toBeLessThan(215);
});

test('measures tell one size; several, a diameter or something small tell none', () => {
  expect(sizeOf('205 × 84 × 72 cm')).toEqual(size(205, 84, 72));
  expect(sizeOf('90,5 × 60 × 92 cm')).toEqual(size(90.5, 60, 92));
  for (const none of [
    '',
    '55 × 46 × 33 cm',
    'Mesa 235 × 100 × 74 cm, sillas 44 × 44 × 95 cm',
    '160 × 75 × 8 mm',
    '0 × 90 × 90 cm',
    'Altura 26 cm',
    '96 × 8 × 56 cm sin base',
  ])
    expect(sizeOf(none)).toBeNull();
});
