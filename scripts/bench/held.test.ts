import { expect, test } from 'vitest';
import { beyond, heldAt, lastHeld, type Wanted } from './held';

const TABLES = `\`npm run bench\`, commit 813056e, 2026-11-22.

| endpoint | CPU ratio | wanted | held at | to |
| --- | ---: | ---: | ---: | ---: |
| bare Worker |  |  |  |  |
| our category page, cached | 1.46× | ≤ 1.4× | 4e170f7 | bare Worker |
| our product page, uncached | 3.84× | ≤ 3× |  | bare page |

| before the first request | measured | wanted | held at |
| --- | ---: | ---: | ---: |
| scripts, gzip KiB | 640 | ≤ 650 | 813056e+ |

| a table without the column | measured |
| --- | ---: |
| scripts | 7777777 |`;

const wanted = (name: string, value: number | null, most: number): Wanted => ({
  name,
  value,
  most,
  unit: '×',
  digits: 2,
});
const before = lastHeld(TABLES);

test('the tables say at which commit each row last was as wanted', () => {
  expect([...before]).toEqual([
    ['our category page, cached', '4e170f7'],
    ['scripts, gzip KiB', '813056e+'],
  ]);
});

test('what is as wanted is so at this commit; what is not keeps the commit it had, or has none', () => {
  expect(heldAt(wanted('our category page, cached', 1.4, 1.4), 'abcdef01', before)).toBe('abcdef01');
  expect(heldAt(wanted('our category page, cached', 1.41, 1.4), 'abcdef01', before)).toBe('4e170f7');
  expect(heldAt(wanted('our product page, uncached', 7.2, 3), 'abcdef01', before)).toBe('');
  expect(heldAt(wanted('our category page, cached', null, 1.4), 'abcdef01', before)).toBe('4e170f7');
});

test('what is beyond is named with what is wanted and when it last was so', () => {
  const all = [
    wanted('our category page, cached', 1.5, 1.4),
    wanted('our product page, uncached', 7.2, 3),
    wanted('our home page, uncached', 2, 3),
  ];
  expect(beyond([...all, wanted('scripts, gzip KiB', null, 650)], before)).toEqual([
    'our category page, cached: 1.50×, se quiere ≤ 1.4×; la última vez que estuvo bien fue en 4e170f7',
    'our product page, uncached: 7.20×, se quiere ≤ 3×; nunca lo estuvo',
  ]);
});
