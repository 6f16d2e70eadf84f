import { expect, test } from 'vitest';
import { fitSubject, SUBJECT_MAX } from './fit-subject';

const back = (name: string) => `Ya llegó: ${name}`;

test('a subject of 60 characters stays, one of 61 is cut at a word', () => {
  const fits = `${'a'.repeat(24)} ${'b'.repeat(25)}`;
  expect(back(fits)).toHaveLength(SUBJECT_MAX);
  expect(fitSubject(back, fits)).toBe(back(fits));
  expect(fitSubject(back, `${fits}b`)).toBe(`Ya llegó: ${'a'.repeat(24)}…`);
});

test('a name that is one long word is cut within it, and no character in half', () => {
  const cut = fitSubject(back, '🪑'.repeat(80));
  expect([...cut]).toHaveLength(SUBJECT_MAX);
  expect(cut).toMatch(/🪑…$/u);
});
