import { FORMS } from '../forms.ts';
import type { Conditions } from '../link.ts';
import { type Reading, readings } from '../reading.ts';
import { FASTER, SLOW, visit } from '../stage.ts';
import { type Group, PAGES } from './group.ts';

const LINES: [string, Conditions][] = [
  ['562', SLOW],
  ['150', FASTER],
];
const FIRST_PAINT_TIMES = 1.1;
const LARGEST_PAINT_TIMES = 1.05;
/** Time for what is painted late: the largest picture has come by then. */
const QUIET_MS = 1_000;

const fcpOf = (page: string, line: string) => `fcp ${page} ${line}`;
const lcpOf = (page: string, line: string) => `lcp ${page} ${line}`;

/** First and largest paint of a first visit. */
export const paint: Group = {
  name: 'paint',
  title: 'First visit, applied throttling, CPU 4×',
  figures: LINES.flatMap(([line]) =>
    PAGES.flatMap((page) => [
      {
        id: fcpOf(page, line),
        title: `${page}, ${line} ms a request: first paint, ms`,
        limit: { times: FIRST_PAINT_TIMES, of: 'styled' as const },
      },
      {
        id: lcpOf(page, line),
        title: `${page}, ${line} ms a request: largest paint, ms`,
        limit: { times: LARGEST_PAINT_TIMES, of: 'bare' as const },
      },
    ]),
  ),
  async measure(stage) {
    const all: Reading[] = [];
    for (const [name, line] of LINES) {
      for (const page of PAGES) {
        for (const form of FORMS) {
          const figures = [fcpOf(page, name), lcpOf(page, name)];
          const step = readings(form, figures, (found) =>
            visit(
              stage,
              form,
              async (tab) => {
                await tab.go(stage.pages[page]);
                await tab.rest(QUIET_MS);
                const { fcp, lcp } = await tab.ask('told');
                if (fcp === null || lcp === null) throw new Error('nothing was painted');
                found(fcpOf(page, name), fcp);
                found(lcpOf(page, name), lcp);
              },
              { line },
            ),
          );
          all.push(...(await step));
        }
      }
    }
    return all;
  },
};
