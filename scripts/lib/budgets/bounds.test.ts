import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AREAS } from '../../../src/contract/areas';
import { areasNow, boundOf, movedBounds, movedLines, problems, readBounds, writeBounds } from './bounds';
import type { Figure } from './budgets';

const bytes = (value: number, more: Partial<Figure> = {}): Figure => ({
  name: 'home: HTML',
  unit: 'bytes',
  value,
  ...more,
});
const number = (value: number, more: Partial<Figure> = {}): Figure => ({
  name: 'home: statements',
  unit: 'number',
  value,
  ...more,
});
const HTML = { figure: 'home: HTML', unit: 'bytes', bound: 10_000 } as const;
const STATEMENTS = { figure: 'home: statements', unit: 'number', bound: 4 } as const;

test.each([
  ['bytes at their bound', bytes(10_000), HTML],
  ['bytes a little below it', bytes(9_700), HTML],
  ['what is counted at its bound', number(4), STATEMENTS],
])('%s hold', (_, figure, row) => {
  expect(problems([figure], [row])).toEqual([]);
});

test.each([
  ['bytes over their bound', bytes(10_001), HTML, /^home: HTML: 10001 bytes pasa de su cota, 10000\..*--write/],
  ['bytes far below it', bytes(9_699), HTML, /quedó por debajo de su cota.*baja la cota.*--write/],
  ['one statement more', number(5), STATEMENTS, /^home: statements: 5 pasa de su cota, 4\./],
  ['one statement fewer', number(3), STATEMENTS, /quedó por debajo/],
  ['a figure within its bound and beyond its budget', bytes(9_900, { most: 9_800 }), HTML, /pasa de su presupuesto/],
])('%s are named with their bound and what to do', (_, figure, row, said) => {
  expect(problems([figure], [row])).toEqual([expect.stringMatching(said)]);
});

test('an area that came since brings its allowance, and nothing else may grow into it', () => {
  const row = { ...HTML, areas: 21 };
  const weighed = (value: number) => bytes(value, { perArea: 500 });
  expect(problems([weighed(10_001)], [row], { areas: 21 })).toHaveLength(1);
  expect(problems([weighed(10_500)], [row], { areas: 22 })).toEqual([]);
  expect(problems([weighed(10_000)], [row], { areas: 22 }), 'an area may weigh nothing').toEqual([]);
  expect(problems([weighed(10_501)], [row], { areas: 22 })).toEqual([expect.stringMatching(/pasa de su cota, 10500/)]);
  expect(problems([bytes(10_001)], [row], { areas: 22 }), 'a figure that no area adds to').toHaveLength(1);
  expect(problems([weighed(9_000)], [row], { areas: 20 })).toEqual([expect.stringMatching(/por debajo/)]);
  expect(movedBounds([weighed(10_500)], [row], 22)).toEqual([row]);
  expect(movedBounds([weighed(10_501)], [row], 22)).toEqual([{ ...row, bound: 10_560, areas: 22 }]);
  const unsaid = { figure: row.figure, unit: row.unit, bound: row.bound };
  expect(movedBounds([weighed(10_000)], [unsaid], 21), 'a row that does not say how many there were').toEqual([row]);
  expect(areasNow()).toBe(Object.keys(AREAS).length);
});

test('a figure without a bound and a bound without a figure are named, the latter where all were measured', () => {
  expect(problems([number(4)], [HTML])).toEqual([
    expect.stringMatching(/^home: statements.*no tiene cota/),
    expect.stringMatching(/^home: HTML .*ya no se mide/),
  ]);
  expect(problems([number(4)], [HTML, STATEMENTS], { isPart: true })).toEqual([]);
});

test('what varies from run to run has a budget and no bound', () => {
  const requests = number(24, { name: 'requests', varies: true, most: 25 });
  expect(problems([requests], [])).toEqual([]);
  expect(problems([{ ...requests, value: 26 }], [])).toHaveLength(1);
  expect(movedBounds([requests], [])).toEqual([]);
});

test('bounds that hold stay, the others become what is measured, with room for what no change makes; the figures hold then', () => {
  const figures = [
    bytes(12_345),
    number(3),
    number(581, { name: 'home: elements', slack: 0.02 }),
    bytes(9_990, { name: 'cart: HTML' }),
  ];
  const before = [HTML, STATEMENTS, { ...HTML, figure: 'cart: HTML' }, { ...HTML, figure: 'gone' }];
  const after = movedBounds(figures, before);
  expect(after.map(({ bound }) => bound)).toEqual([12_410, 3, 584, 10_000]);
  expect(problems(figures, after)).toEqual([]);
  expect(movedLines(before, after)).toEqual([
    '~ home: HTML: 10000 → 12410 (+24.1 %)',
    '~ home: statements: 4 → 3 (-25.0 %)',
    '+ home: elements: 584',
    '- gone: 10000',
  ]);
  expect(boundOf(number(0))).toBe(0);
});

test('the table is written a row a line and read back', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tianguis-bounds-'));
  const file = join(folder, 'bounds.json');
  writeBounds([HTML, STATEMENTS], file);
  expect(readBounds(file)).toEqual([HTML, STATEMENTS]);
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(5);
  rmSync(folder, { recursive: true });
});
