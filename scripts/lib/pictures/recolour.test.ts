import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromOklch, recolour, toOklch } from './recolour';

const BACKDROP = [214, 214, 215];
const BLUE = [44, 90, 168];
const WOOD = [166, 120, 74];

/** A square of two by two pixels. */
const square = (...colours: number[][]): Uint8Array => Uint8Array.from(colours.flat());
const pixel = (pixels: Uint8Array, index: number): number[] => [...pixels.slice(index * 3, index * 3 + 3)];

test('a colour taken apart and put together again is the same', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (colour) =>
      fromOklch(toOklch(colour)).every((value, index) => Math.abs(value - (colour[index] ?? 0)) <= 1),
    ),
  );
});

test('only the chosen hue changes: the backdrop and other colours stay', () => {
  const pixels = square(BACKDROP, BLUE, WOOD, BLUE);
  recolour(pixels, 2, { from: [240, 280], to: 27 });
  expect(pixel(pixels, 0)).toEqual(BACKDROP);
  expect(pixel(pixels, 2)).toEqual(WOOD);
  const [light, , hue] = toOklch(pixel(pixels, 1) as [number, number, number]);
  expect(hue).toBeCloseTo(27, 0);
  expect(light).toBeCloseTo(toOklch(BLUE as [number, number, number])[0], 1);
});

test('the glow of the object on the floor takes its new colour, as faint and as light as it was', () => {
  const glow = fromOklch([0.88, 0.015, 255]);
  const pixels = square([...glow], BACKDROP, BLUE, BLUE);
  recolour(pixels, 2, { from: [240, 280], to: 27, chroma: 2, light: 0.6 });
  const [light, chroma, hue] = toOklch(pixel(pixels, 0) as [number, number, number]);
  expect(light).toBeCloseTo(0.88, 1);
  expect(chroma).toBeLessThan(0.016);
  expect(Math.abs(hue - 27)).toBeLessThan(12);
  expect(pixel(pixels, 1)).toEqual(BACKDROP);
});

test('a span of hues may pass through zero', () => {
  const pixels = square([198, 47, 51], BACKDROP, BACKDROP, BACKDROP);
  recolour(pixels, 2, { from: [340, 40], to: 255 });
  expect(toOklch(pixel(pixels, 0) as [number, number, number])[2]).toBeCloseTo(255, -1);
});

test('a tint colours what is dark, whatever its hue, and not the pale backdrop', () => {
  const pixels = square([40, 40, 42], BACKDROP, BACKDROP, BACKDROP);
  recolour(pixels, 2, { from: [0, 360], to: 52, tint: { under: 0.55, chroma: 0.06 } });
  expect(toOklch(pixel(pixels, 0) as [number, number, number])[1]).toBeGreaterThan(0.04);
  expect(pixel(pixels, 1)).toEqual(BACKDROP);
});

test('outside its part of the picture nothing changes', () => {
  const pixels = square(BLUE, BLUE, BLUE, BLUE);
  recolour(pixels, 2, { from: [240, 280], to: 27, inside: [0, 0.5, 1, 1] });
  expect(pixel(pixels, 0)).toEqual(BLUE);
  expect(pixel(pixels, 2)).not.toEqual(BLUE);
});
