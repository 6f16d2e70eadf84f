import type { Figure } from '../figures.ts';
import { FORMS, type Form } from '../forms.ts';
import { type Reading, readings } from '../reading.ts';
import { type Stage, visit } from '../stage.ts';
import { readTrace, TRACE_CATEGORIES, type TraceEvent } from '../trace.ts';
import { type Group, PAGES } from './group.ts';

const ABOVE_BARE_MS = 50;
const MOST_SCRIPT_MS = 50;
const MOST_LAYOUT_MS = 250;
/** A page is awake when nothing was on its way for so long. */
const QUIET_MS = 5_000;

const idOf = (what: 'blocking' | 'script' | 'layout' | 'shift', page: string) => `${what} ${page}`;

const figuresOf = (page: (typeof PAGES)[number]): Figure[] => [
  { id: idOf('blocking', page), title: `${page}: blocking time, ms`, limit: { above: ABOVE_BARE_MS, of: 'bare' } },
  { id: idOf('script', page), title: `${page}: longest script in one task, ms`, limit: { most: MOST_SCRIPT_MS } },
  {
    id: idOf('layout', page),
    title: `${page}: styles and layout before the first paint, ms`,
    ...(page === 'category' ? { limit: { most: MOST_LAYOUT_MS } } : {}),
  },
  { id: idOf('shift', page), title: `${page}: layout shift`, digits: 3, limit: { most: 0 } },
];

async function traced(stage: Stage, form: Form, page: (typeof PAGES)[number]): Promise<Reading[]> {
  const figures = figuresOf(page).map(({ id }) => id);
  return readings(form, figures, (found) =>
    visit(stage, form, async (tab) => {
      await stage.browser.startTracing(undefined, { categories: TRACE_CATEGORIES });
      let recorded: Buffer;
      try {
        await tab.go(stage.pages[page]);
        await tab.rest(QUIET_MS);
      } finally {
        recorded = await stage.browser.stopTracing();
      }
      const { traceEvents } = JSON.parse(recorded.toString()) as { traceEvents: TraceEvent[] };
      const thread = readTrace(traceEvents, new URL(stage.pages[page], tab.edge.origin).href);
      found(idOf('blocking', page), thread.blockingMs);
      found(idOf('script', page), thread.longestScriptMs);
      found(idOf('layout', page), thread.firstLayoutMs);
      found(idOf('shift', page), (await tab.ask('told')).shift);
    }),
  );
}

/** What keeps the main thread from hearing a tap, until the page is awake and at rest. */
export const blocking: Group = {
  name: 'blocking',
  title: 'The main thread of a first visit, 562 ms a request, CPU 4×',
  figures: PAGES.flatMap(figuresOf),
  async measure(stage) {
    const all: Reading[] = [];
    for (const page of PAGES) for (const form of FORMS) all.push(...(await traced(stage, form, page)));
    return all;
  },
};
