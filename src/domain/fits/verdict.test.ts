import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Home } from './home';
import { USUAL_DOOR, USUAL_LIFT } from './passage';
import type { Size, Thing } from './thing';
import { atDoor, atLift, atPlace } from './verdict';

const size = (width: number, depth: number, height: number): Size => ({ width, depth, height });
const whole = (...edges: [number, number, number]): Thing => ({ size: size(...edges), parts: null });

test('what goes with two centimetres to spare is said plainly, with less only just, with none not at all', () => {
  const said = (depth: number) => atDoor(whole(2100, depth, 900), USUAL_DOOR);
  expect(said(780)).toEqual({ is: 'side', isTight: false });
  expect(said(781)).toEqual({ is: 'side', isTight: true });
  expect(said(800)).toEqual({ is: 'side', isTight: true });
  expect(said(801)).toEqual({ is: 'no', isTight: false });
});

test('parts are spoken of where the whole does not go, and only where they are told', () => {
  const [block, box] = [size(2200, 1000, 1100), size(300, 1000, 2100)];
  expect(atDoor({ size: block, parts: box }, USUAL_DOOR)).toEqual({ is: 'in-parts', isTight: false });
  expect(atDoor({ size: null, parts: box }, USUAL_DOOR).is).toBe('in-parts');
  expect(atDoor({ size: block, parts: null }, USUAL_DOOR).is).toBe('no');
  expect(atDoor({ size: block, parts: block }, USUAL_DOOR).is).toBe('no');
  expect(atDoor({ size: size(500, 500, 900), parts: box }, USUAL_DOOR).is).toBe('front');
  expect(atLift({ size: block, parts: box }, USUAL_LIFT).is).toBe('no');
  expect(atLift({ size: block, parts: size(300, 1390, 2000) }, USUAL_LIFT)).toEqual({ is: 'in-parts', isTight: true });
});

const home = (place: Size | null): Home => ({ door: USUAL_DOOR, lift: null, place });

test('what is carried in lying, or put together there, has to be raised under its ceiling', () => {
  const [low, room] = [size(3000, 3000, 2150), size(3000, 3000, 2400)];
  const wardrobe = size(1200, 600, 2100);
  expect(atPlace({ size: wardrobe, parts: null }, home(room))?.is).toBe('fits');
  expect(atPlace({ size: wardrobe, parts: null }, home(low))?.is).toBe('no');
  const fridge = size(700, 750, 2000);
  expect(atPlace({ size: fridge, parts: null }, home(size(900, 900, 2030)))?.is).toBe('fits');
  expect(atPlace({ size: fridge, parts: size(100, 800, 2000) }, home(size(900, 900, 2030)))?.is).toBe('no');
  expect(atPlace({ size: null, parts: wardrobe }, home(room))).toBeNull();
  expect(atPlace(whole(500, 500, 500), home(null))).toBeNull();
});

const edge = fc.integer({ min: 250, max: 3000 });
const anySize = fc.record({ width: edge, depth: edge, height: edge });

test('nothing that goes stops going because it is smaller, and no answer is tight that a larger thing gets too', () => {
  fc.assert(
    fc.property(anySize, fc.integer({ min: 0, max: 200 }), (given, less) => {
      const smaller = size(given.width - less, given.depth - less, given.height - less);
      const [before, after] = [given, smaller].map((one) => atDoor({ size: one, parts: null }, USUAL_DOOR));
      if (before?.is !== 'no') expect(after?.is).not.toBe('no');
      if (before?.is !== 'no' && less >= 20) expect(after?.isTight).toBe(false);
    }),
  );
});
