import { expect, test } from 'vitest';
import { isOutdated, type KnownPlace, readKnownPlace } from './known-place';

const OAXACA: KnownPlace = {
  code: '68000',
  name: 'Oaxaca de Juárez',
  isCovered: true,
  days: { from: 3, to: 6 },
  border: '',
  askedAt: 1_000,
};
const DAY_MS = 24 * 60 * 60 * 1000;

test('a place is read as it was kept, and a code alone is one to be asked for', () => {
  expect(readKnownPlace(JSON.stringify(OAXACA))).toEqual(OAXACA);
  expect(readKnownPlace(JSON.stringify({ ...OAXACA, account: 'abc' }))).toEqual({ ...OAXACA, account: 'abc' });
  expect(readKnownPlace('97000')).toEqual({
    code: '97000',
    name: '',
    isCovered: true,
    days: null,
    border: '',
    askedAt: 0,
  });
});

test('what was kept before border regions were told is asked for anew', () => {
  const { border: _, ...older } = OAXACA;
  expect(readKnownPlace(JSON.stringify(older))).toEqual({ ...OAXACA, askedAt: 0 });
  expect(readKnownPlace(JSON.stringify({ ...OAXACA, border: 'norte' }))?.border).toBe('norte');
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another type', '[]'],
  ['null', 'null'],
  ['a code of four digits', '6800'],
  ['a code of other signs', '{"code":"<b>00"}'],
])('%s is no place', (_, text) => {
  expect(readKnownPlace(text)).toBeNull();
});

test('days that are none, too many or the wrong way round are left out, and a long name is cut', () => {
  for (const days of [
    { from: 5, to: 2 },
    { from: -1, to: 2 },
    { from: 1, to: 1e9 },
    'x',
    { from: 1 },
    { from: 1.5, to: 2 },
  ])
    expect(readKnownPlace(JSON.stringify({ ...OAXACA, days }))?.days).toBeNull();
  expect(readKnownPlace(JSON.stringify({ ...OAXACA, name: 'x'.repeat(10_000) }))?.name).toHaveLength(60);
});

test('a place is asked for again after a week, and where the clock was ahead', () => {
  expect(isOutdated(OAXACA, OAXACA.askedAt + 7 * DAY_MS)).toBe(false);
  expect(isOutdated(OAXACA, OAXACA.askedAt + 7 * DAY_MS + 1)).toBe(true);
  expect(isOutdated({ askedAt: 0 }, Date.UTC(2026, 10, 20))).toBe(true);
  expect(isOutdated({ askedAt: 30 * DAY_MS }, 2 * DAY_MS)).toBe(true);
});
