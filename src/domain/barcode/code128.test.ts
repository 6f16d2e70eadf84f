import { BinaryBitmap, Code128Reader, GlobalHistogramBinarizer, RGBLuminanceSource } from '@zxing/library';
import { expect, test } from 'vitest';
import { code128 } from './code128';

const QUIET = 12;
const SCALE = 3;
const HEIGHT = 8;

/** What a reader at a till makes of the bars. */
function scanned(widths: number[]): string {
  const row = [QUIET, ...widths, QUIET].flatMap((width, at) =>
    Array<number>(width * SCALE).fill(at % 2 === 1 ? 0x000000 : 0xffffff),
  );
  const pixels = Int32Array.from(Array.from({ length: HEIGHT }, () => row).flat());
  const source = new RGBLuminanceSource(pixels, row.length, HEIGHT);
  return new Code128Reader().decode(new BinaryBitmap(new GlobalHistogramBinarizer(source))).getText();
}

test('ACCT-050 the bars of a loyalty card read as its number at a till, whatever it is made of', () => {
  for (const number of ['412', '5629499534213', 'C12345678', 'viu-0007/ab~ Z']) {
    expect(scanned(code128(number) ?? [])).toBe(number);
  }
});

test('what has no bars is told apart: nothing, letters beyond ASCII, a number longer than a card is wide', () => {
  expect([code128(''), code128('ñ'), code128('1'.repeat(49))]).toEqual([null, null, null]);
  expect(code128('1'.repeat(48))).not.toBeNull();
});
