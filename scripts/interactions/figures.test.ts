import { expect, test } from 'vitest';
import { type Figure, rowOf } from './figures';
import type { Form } from './forms';
import type { Reading } from './reading';

const FIGURE: Figure = { id: 'paint', title: 'first paint, ms', limit: { times: 1.1, of: 'styled' } };
const read = (form: Form, value: number | null, note?: string): Reading => ({
  figure: 'paint',
  form,
  value,
  ...(note ? { note } : {}),
});

test('a row holds medians and the limit that the other form sets', () => {
  const readings = [
    read('ours', 1090),
    read('ours', 2000),
    read('ours', 900),
    read('bare', 1200),
    read('styled', 1000),
  ];
  expect(rowOf(FIGURE, readings)).toEqual(['first paint, ms', '1,090', '1,200', '1,000', '≤ 1,100', '✓']);
});

test('what was not seen is said with its reason and does not hold, even when it was seen in another round', () => {
  expect(rowOf(FIGURE, [read('ours', null, 'not seen in 10 s'), read('styled', 1000)])).toEqual([
    'first paint, ms',
    'failed (not seen in 10 s)',
    '',
    '1,000',
    '≤ 1,100',
    '✗',
  ]);
  const [, ours, , , , holds] = rowOf(FIGURE, [
    read('ours', 1000),
    read('ours', null, 'not | seen'),
    read('styled', 1000),
  ]);
  expect([ours, holds]).toEqual(['1,000 (1 of 2 failed; not / seen)', '✗']);
});

test('a limit of a form that was not measured is no limit that holds', () => {
  expect(rowOf(FIGURE, [read('ours', 1)]).slice(4)).toEqual(['', '✗']);
});

test('a score has to be reached, and a figure without a limit is told alone', () => {
  expect(rowOf({ id: 'paint', title: 'score', limit: { least: 97 } }, [read('ours', 96)]).slice(4)).toEqual([
    '≥ 97',
    '✗',
  ]);
  expect(rowOf({ id: 'paint', title: 'kB', digits: 1 }, [read('ours', 8.675)])).toEqual(['kB', '8.7', '', '', '', '']);
});
