import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, parseColour, readableOn } from './colour';

test.each([
  ['#ABC', '#aabbcc'],
  ['#abcd', '#aabbcc'],
  ['1a2B3c', '#1a2b3c'],
  ['#1a2b3cff', '#1a2b3c'],
  [' rgb(255, 0, 10) ', '#ff000a'],
  ['rgba(300,0,10,.5)', '#ff000a'],
  ['Red', '#ff0000'],
  ['#12', null],
  ['red;background:url(x)', null],
  ['constructor', null],
  [null, null],
])('colour %j is %j', (value, hex) => expect(parseColour(value)).toBe(hex));

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('text is readable on every background, and stays as it is where it already was', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, fc.option(colour), (background, text) => {
      const readable = readableOn(background, text);
      expect(contrast(readable, background)).toBeGreaterThanOrEqual(4.5);
      if (text !== null && contrast(text, background) >= 4.5) expect(readable).toBe(text);
    }),
  );
});

test('a correction keeps the hue where it can', () => {
  expect(readableOn('#ffffff', '#ff5555')).toMatch(/^#[89a-f].(..)\1$/);
});
