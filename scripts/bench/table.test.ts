import { expect, test } from 'vitest';
import { beyond, lastHeld } from './held';
import type { Cost } from './measure';
import { benchTables, wantedOf } from './table';

const cost = (name: string, cpuEachMs: number | null, more: Partial<Cost['case']> = {}): Cost => ({
  case: { name, worker: 'ours', twin: null, request: () => ({ path: '/' }), ...more },
  perSecond: 100,
  cpuEachMs,
  bytesEach: 1000,
  p50Ms: 1,
  p99Ms: 2,
});
const figures = (page: number | null, startupMs: number) => ({
  costs: [cost('bare', 2), cost('product', page, { twin: 'bare', limit: 3 })],
  before: { scriptsKib: 700, startupMs },
});
const rowOf = (text: string, name: string): string[] =>
  (text.split('\n').find((line) => line.startsWith(`| ${name}`)) ?? '')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

test('a row tells at which commit it last was as wanted, and the next run reads it there', () => {
  const first = benchTables(figures(6, 70), new Map(), 'aaaaaaa', null);
  expect(rowOf(first, 'product').slice(6)).toEqual(['3.00×', '≤ 3×', 'aaaaaaa', 'bare']);
  expect(rowOf(first, 'scripts')).toEqual(['scripts, gzip KiB', '700', '≤ 650', '']);
  const held = lastHeld(first);
  const second = benchTables(figures(7, 90), held, 'bbbbbbb', null);
  expect(rowOf(second, 'product').slice(6)).toEqual(['3.50×', '≤ 3×', 'aaaaaaa', 'bare']);
  expect(beyond(wantedOf(figures(7, 90)), held)).toEqual([
    'product: 3.50×, se quiere ≤ 3×; la última vez que estuvo bien fue en aaaaaaa',
    'scripts, gzip KiB: 700, se quiere ≤ 650; nunca lo estuvo',
    expect.stringMatching(/^start-up.*: 90, se quiere ≤ 80; .* aaaaaaa$/),
  ]);
});

test('another commit stands beside it, its costs as ratios to the same bare Worker', () => {
  const old = {
    commit: 'ccccccc',
    costs: [cost('product', 5, { twin: 'bare', limit: 3 })],
    before: { scriptsKib: 1104, startupMs: 99 },
  };
  const text = benchTables(figures(6, 70), new Map(), 'aaaaaaa', old);
  expect(rowOf(text, 'endpoint').slice(-2)).toEqual(['ccccccc: CPU ms/req', 'CPU ratio']);
  expect(rowOf(text, 'bare').slice(-2)).toEqual(['', '']);
  expect(rowOf(text, 'product').slice(-2)).toEqual(['5.000', '2.50×']);
  expect(rowOf(text, 'scripts').at(-1)).toBe('1104');
});

test('where the system tells no CPU time nothing is beyond what is wanted', () => {
  expect(beyond(wantedOf({ ...figures(null, 70), before: { scriptsKib: 600, startupMs: 70 } }), new Map())).toEqual([]);
});
