import type { Figure } from '../figures.ts';
import { askLighthouse, PERCENT } from '../lighthouse.ts';
import { type Reading, readings } from '../reading.ts';
import type { Stage } from '../stage.ts';
import { type Group, PAGES } from './group.ts';

const LARGEST_PAINT_TIMES = 1.05;
const MOST_BLOCKING_MS = 50;
/** CPU slowdown of Lighthouse's own phone, and of one half as fast; the least score on it, and how long it may block. */
const PHONES = [
  { cpu: 4, least: 100, mostBlocking: MOST_BLOCKING_MS },
  { cpu: 8, least: 97, mostBlocking: null },
] as const;
const FORMS = ['ours', 'bare'] as const;
const WHAT = ['score', 'largest paint, ms', 'blocking time, ms', 'layout shift'] as const;
const AUDITS = {
  'largest paint, ms': 'largest-contentful-paint',
  'blocking time, ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
} as const;

type Phone = (typeof PHONES)[number];
const idOf = (page: string, cpu: number, what: string) => `lighthouse ${page} ${cpu} ${what}`;

function figure(page: string, { cpu, least, mostBlocking }: Phone, what: (typeof WHAT)[number]): Figure {
  const base = { id: idOf(page, cpu, what), title: `${page}, CPU ${cpu}×: ${what}` };
  if (what === 'score') return { ...base, limit: { least } };
  if (what === 'largest paint, ms') return { ...base, limit: { times: LARGEST_PAINT_TIMES, of: 'bare' } };
  if (what === 'layout shift') return { ...base, digits: 3, limit: { most: 0 } };
  return mostBlocking === null ? base : { ...base, limit: { most: mostBlocking } };
}

async function look(
  stage: Stage,
  form: (typeof FORMS)[number],
  page: (typeof PAGES)[number],
  { cpu }: Phone,
): Promise<Reading[]> {
  const ids = WHAT.map((what) => idOf(page, cpu, what));
  return readings(form, ids, async (found) => {
    const edge = stage.edges[form];
    edge.set(null);
    const { scores, values } = await askLighthouse(new URL(stage.pages[page], edge.origin).href, ['performance'], {
      cpu,
    });
    found(idOf(page, cpu, 'score'), (scores.performance ?? 0) * PERCENT);
    for (const [what, audit] of Object.entries(AUDITS)) {
      const value = values[audit];
      if (value !== undefined) found(idOf(page, cpu, what), value);
    }
  });
}

/** Lighthouse's own word, with the throttling it simulates. */
export const lighthouse: Group = {
  name: 'lighthouse',
  title: 'Lighthouse mobile, simulated slow 4G',
  figures: PHONES.flatMap((phone) => PAGES.flatMap((page) => WHAT.map((what) => figure(page, phone, what)))),
  async measure(stage) {
    const all: Reading[] = [];
    for (const phone of PHONES)
      for (const page of PAGES) for (const form of FORMS) all.push(...(await look(stage, form, page, phone)));
    return all;
  },
};
