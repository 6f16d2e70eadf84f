import { expect, test } from 'vitest';
import { report, type Tried } from './report';
import { interval, sampleOf } from './sample';

const tried = (fate: Tried['fate'], line = 1): Tried => ({
  file: 'src/a.ts',
  mutant: { start: 0, end: 5, line, before: 'a < b', after: 'a <= b' },
  fate,
});

test('survivors are named with file, line and change; time-outs count as killed', () => {
  const text = report([tried('killed'), tried('timed out'), tried('survived', 12), tried('uncovered', 30)], 4);
  expect(text.split('\n')).toEqual([
    'src/a.ts:12  a < b  →  a <= b',
    'src/a.ts:30  a < b  →  a <= b  (no test runs it)',
    '',
    '2 of 4 mutants killed: 50.0 %; all there are',
    '1 survived, 1 in code no test runs, 1 of the killed by time-out',
  ]);
});

test('a sample says of how many it is and what the whole may be', () => {
  expect(
    report(
      Array.from({ length: 100 }, (_, at) => tried(at < 85 ? 'killed' : 'survived')),
      1000,
    ),
  ).toContain('85 of 100 mutants killed: 85.0 %; a sample of 1000, 95 % interval 76.7 % to 90.7 %');
});

test('the same seed draws the same sample, in order and nothing twice; a small area is taken whole', () => {
  const items = Array.from({ length: 500 }, (_, at) => at);
  const drawn = sampleOf(items, 50, 3);
  expect(drawn).toEqual(sampleOf(items, 50, 3));
  expect(drawn).not.toEqual(sampleOf(items, 50, 4));
  expect(new Set(drawn).size).toBe(50);
  expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
  expect(sampleOf([1, 2, 3], 50, 3)).toEqual([1, 2, 3]);
});

test('nothing tried says nothing of the share', () => {
  expect(interval(0, 0)).toEqual([0, 1]);
});
