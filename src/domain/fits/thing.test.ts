import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitKey, thingOfKey } from './fit-key';
import { isBulky, largestBox, measuredSize, type Size, thingOf } from './thing';

const size = (width: number, depth: number, height: number): Size => ({ width, depth, height });

test('measures tell one size in whole millimetres; several, a diameter or something besides tell none', () => {
  expect(measuredSize('205 × 84 × 72 cm')).toEqual(size(2050, 840, 720));
  expect(measuredSize(' 90,5 × 60.3 × 92 cm')).toEqual(size(905, 603, 920));
  for (const none of [
    '',
    'Mesa 235 × 100 × 74 cm, sillas 44 × 44 × 95 cm',
    '160 × 75 × 8 mm',
    '0 × 90 × 90 cm',
    'Altura 26 cm',
    '96 × 8 × 56 cm sin base',
    '1205 × 84 × 72 cm',
  ])
    expect(measuredSize(none)).toBeNull();
});

test('boxes are one as large as the largest, edge by edge; where one cannot be read, nothing is known', () => {
  expect(largestBox('220 × 116 × 18 cm, 214 × 34 × 22 cm y 104 × 60 × 16 cm')).toEqual(size(220, 1160, 2200));
  expect(largestBox('Una caja de 60 × 60 × 50 cm')).toEqual(size(500, 600, 600));
  for (const none of [
    '',
    '3 cajas',
    '220 × 116 cm y 60 × 60 × 50 cm',
    '60 × 60 × 50 cm y 30 × 0 × 4 cm',
    '60 × 60 × 50 mm',
  ])
    expect(largestBox(none)).toBeNull();
});

test('a product tells its size, its boxes, both or neither; what is carried under an arm is not asked about', () => {
  const told = (medidas: string, empaques = '') => thingOf((code) => ({ medidas, empaques })[code] ?? '');
  expect(told('205 × 84 × 72 cm')).toEqual({ size: size(2050, 840, 720), parts: null });
  expect(told('Matrimonial 153 × 212 cm', '60 × 60 × 50 cm')).toEqual({ size: null, parts: size(500, 600, 600) });
  expect(told('Altura 26 cm')).toBeNull();
  expect([told('55 × 46 × 33 cm'), told('60 × 10 × 5 cm')].map((one) => one && isBulky(one))).toEqual([false, true]);
});

test('a key is read back as the thing it was written of, turned', () => {
  const edge = fc.integer({ min: 1, max: 9998 });
  const anySize = fc.record({ width: edge, depth: edge, height: edge });
  const sorted = (one: Size | null) => one && Object.values(one).sort((a, b) => a - b);
  fc.assert(
    fc.property(fc.option(anySize), fc.option(anySize), (whole, parts) => {
      const thing = whole ? { size: whole, parts } : parts && { size: null, parts };
      const read = thing && thingOfKey(fitKey(thing));
      expect(read && [sorted(read.size), sorted(read.parts)]).toEqual(
        thing && [sorted(thing.size), sorted(thing.parts)],
      );
    }),
  );
  for (const none of ['', '123', '49', '9'.repeat(13)]) expect(thingOfKey(none)).toBeNull();
});
