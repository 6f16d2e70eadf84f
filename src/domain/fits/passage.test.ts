import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  aslantLimits,
  intoLift,
  intoPlace,
  type Lift,
  type Opening,
  throughDoor,
  USUAL_DOOR,
  USUAL_LIFT,
} from './passage';
import type { Size } from './thing';

const size = (width: number, depth: number, height: number): Size => ({ width, depth, height });

test.each([
  ['a chair', size(450, 500, 950), 'front', 'front'],
  ['a fridge', size(910, 790, 1800), 'side', 'side'],
  ['a desk deeper than a door', size(1200, 900, 750), 'on-side', 'on-side'],
  ['a wardrobe higher than a door', size(1200, 600, 2100), 'on-side', null],
  ['a sofa deeper than a door', size(2050, 840, 720), 'on-back', null],
  ['an armchair', size(950, 900, 780), 'on-side', 'on-side'],
  ['a table as long as a door is high', size(2000, 900, 750), 'on-side', 'on-side'],
  ['a table longer than that goes flat', size(2200, 950, 760), 'on-back', null],
  ['a square board longer than a door is high, aslant', size(2050, 2050, 100), 'aslant', null],
  ['a block', size(1000, 1000, 1000), null, null],
  ['a cube just as wide as a door', size(800, 800, 800), 'front', 'front'],
  ['a cube a millimetre wider', size(801, 801, 801), null, null],
])('%s', (_, thing, door, lift) => {
  expect(throughDoor(thing, USUAL_DOOR)?.way ?? null).toBe(door);
  expect(intoLift(thing, USUAL_LIFT)?.way ?? null).toBe(lift);
});

/** Whether a rectangle, turned by one of many angles, stands within an opening: tried, not reckoned. */
function isTried(a: number, b: number, { width, height }: Opening): boolean {
  const STEPS = 4000;
  for (let step = 0; step <= STEPS; step += 1) {
    const angle = (step / STEPS) * (Math.PI / 2);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    if (a * cos + b * sin <= width + 1e-9 && a * sin + b * cos <= height + 1e-9) return true;
  }
  return false;
}

const goesTried = ({ width, depth, height }: Size, door: Opening): boolean =>
  isTried(width, depth, door) || isTried(width, height, door) || isTried(depth, height, door);

/** Small numbers, so that what is tried and what is reckoned meet at the edges of the rule. */
const edge = fc.integer({ min: 1, max: 60 });
const thing = fc.record({ width: edge, depth: edge, height: edge });
const opening = fc.record({ width: fc.integer({ min: 5, max: 50 }), height: fc.integer({ min: 5, max: 50 }) });

const scaled = ({ width, depth, height }: Size, by: number): Size => ({
  width: width * by,
  depth: depth * by,
  height: height * by,
});

test('what goes through a door is what trying every turn finds', () => {
  fc.assert(
    fc.property(thing, opening, (given, door) => {
      // What was tried with a little more room is no proof, and what was tried with a little less is enough of one.
      if (goesTried(given, door)) expect(throughDoor(given, door)).not.toBeNull();
      if (throughDoor(given, door))
        expect(goesTried(given, { width: door.width + 0.05, height: door.height + 0.05 })).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test('a thing turned round is the same thing, a larger door lets it through too, and so does one of another scale', () => {
  fc.assert(
    fc.property(thing, opening, fc.integer({ min: 1, max: 150 }), (given, door, by) => {
      const goes = throughDoor(given, door) !== null;
      const { width, depth, height } = given;
      expect(throughDoor(size(height, width, depth), door) !== null).toBe(goes);
      expect(throughDoor(given, { width: door.height, height: door.width }) !== null).toBe(goes);
      expect(throughDoor(scaled(given, by), { width: door.width * by, height: door.height * by }) !== null).toBe(goes);
      if (goes) expect(throughDoor(given, { width: door.width + 1, height: door.height })).not.toBeNull();
    }),
  );
});

const lift = fc.record({ door: opening, depth: fc.integer({ min: 5, max: 60 }) });

/** Every way to turn a box squarely. */
const turns = ({ width: a, depth: b, height: c }: Size): [number, number, number][] => [
  [a, b, c],
  [a, c, b],
  [b, a, c],
  [b, c, a],
  [c, a, b],
  [c, b, a],
];

test('into a lift goes what is within its door and its cabin in some turn, and never what its door holds back', () => {
  fc.assert(
    fc.property(thing, lift, (given, { door, depth }: Lift) => {
      const isWithin = turns(given).some(
        ([across, up, along]) => across <= door.width && up <= door.height && along <= depth,
      );
      expect(intoLift(given, { door, depth }) !== null).toBe(isWithin);
      if (isWithin) expect(throughDoor(given, door)).not.toBeNull();
    }),
  );
});

test('a thing stands in a place on its own feet, and what is raised there needs its diagonal', () => {
  fc.assert(
    fc.property(thing, thing, (given, place) => {
      const stands =
        given.height <= place.height &&
        ((given.width <= place.width && given.depth <= place.depth) ||
          (given.depth <= place.width && given.width <= place.depth));
      expect(intoPlace(given, place, true)).toBe(stands);
      const isRaised = Math.hypot(given.height, Math.min(given.width, given.depth)) <= place.height;
      expect(intoPlace(given, place, false)).toBe(stands && isRaised);
    }),
  );
  // A wardrobe of 210 under a ceiling of 215 stands there, and cannot be raised there.
  const [wardrobe, room] = [size(1200, 600, 2100), size(3000, 3000, 2150)];
  expect([intoPlace(wardrobe, room, true), intoPlace(wardrobe, room, false)]).toEqual([true, false]);
});

test('limits of a door say of every thickness how long a board goes through it aslant', () => {
  fc.assert(
    fc.property(opening, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 90 }), (door, short, long) => {
      const [high, limit] = [Math.max(door.width, door.height), aslantLimits(door)[short] ?? 0];
      const board = size(Math.min(short, long), Math.max(short, long), 1000);
      if (short <= long && long > high) expect(throughDoor(board, door) !== null).toBe(long <= limit);
    }),
  );
  // The diagonal of 80 × 200 is 215.4.
  expect(aslantLimits(USUAL_DOOR)[0]).toBe(2154);
});
