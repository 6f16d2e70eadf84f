import { expect, test } from 'vitest';
import { wedgeOf } from './wedge';

/** What comes of keys that are pressed so many ms apart. */
function typed(text: string, apart: number, from = 0): (string | null)[] {
  const wedge = wedgeOf();
  return [...text, 'Enter'].map((key, at) => wedge.press(key, from + at * apart));
}

test('a hand scanner is told from a person by how fast it types', () => {
  expect(typed('0000000042', 5).at(-1)).toBe('0000000042');
  expect(
    typed('0000000042', 5)
      .slice(0, -1)
      .every((code) => code === null),
  ).toBe(true);
  expect(typed('0000000042', 120).at(-1)).toBeNull();
  expect(typed('jx', 5).at(-1), 'two shortcuts and an Enter').toBeNull();
});

test('what a person typed before is none of the code, and an Enter after it is a person', () => {
  const wedge = wedgeOf();
  for (const [key, at] of [
    ['j', 0],
    ['k', 300],
  ] as const)
    wedge.press(key, at);
  expect(
    [...'123456']
      .map((key, at) => wedge.press(key, 1000 + at * 4))
      .concat(wedge.press('Enter', 1030))
      .at(-1),
  ).toBe('123456');
  for (const [at, key] of [...'123456'].entries()) wedge.press(key, 2000 + at * 4);
  expect(wedge.press('Enter', 3000)).toBeNull();
});
