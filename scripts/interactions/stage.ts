import type { Browser } from 'playwright';
import type { Watch } from './agent.ts';
import type { Edge } from './edge.ts';
import type { Form } from './forms.ts';
import type { Conditions } from './link.ts';
import { openTab, type Tab } from './tab.ts';

/** A cheap phone in a full bus. */
export const SLOW: Conditions = { latencyMs: 562, downBitsPerSecond: 1_440_000, upBitsPerSecond: 675_000 };
/** The slow 4G that Lighthouse counts with. */
export const FASTER: Conditions = { latencyMs: 150, downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000 };

export interface Stage {
  browser: Browser;
  edges: Record<Form, Edge>;
  /** Address of the Worker itself. */
  worker: string;
  pages: { home: string; category: string; product: string };
  /** Time between two of the early taps that are counted, ms. */
  everyMs: number;
  /** Names of the early taps that are counted. */
  taps: string[];
}

/** Lets a new visitor do something and leave, whatever becomes of it. */
export async function visit<T>(
  { browser, edges }: Stage,
  form: Form,
  work: (tab: Tab) => Promise<T>,
  { line = SLOW, first = [] }: { line?: Conditions | null; first?: Watch[] } = {},
): Promise<T> {
  const tab = await openTab(browser, edges[form], line, first);
  try {
    return await work(tab);
  } finally {
    await tab.close();
  }
}
