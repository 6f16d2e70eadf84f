import { type Browser, chromium } from 'playwright';
import { measuredPages } from '../bench/fifty.ts';
import { build } from '../lib/build/build.ts';
import { chromiumPath } from '../lib/chromium.ts';
import { onSignal } from '../lib/on-signal.ts';
import { openMeasuredShop } from '../lib/ops/measured-shop.ts';
import { keepMeasurement, table } from '../lib/ops/measurements.ts';
import { progressLine } from '../lib/progress.ts';
import { EARLY_TAPS } from './early-taps.ts';
import { type Edge, openEdge, type Rewrite } from './edge.ts';
import { rowOf } from './figures.ts';
import { FORMS, sheetsOf, withoutScript, withStyles } from './forms.ts';
import { add } from './groups/add.ts';
import { blocking } from './groups/blocking.ts';
import { bytes } from './groups/bytes.ts';
import { early } from './groups/early.ts';
import { type Group, PAGES } from './groups/group.ts';
import { inp } from './groups/inp.ts';
import { kept } from './groups/kept.ts';
import { lighthouse } from './groups/lighthouse.ts';
import { next } from './groups/next.ts';
import { paint } from './groups/paint.ts';
import { paying } from './groups/paying.ts';
import { variant } from './groups/variant.ts';
import type { Reading } from './reading.ts';
import { type Stage, visit } from './stage.ts';

const GROUPS: Group[] = [paint, blocking, early, variant, inp, add, next, bytes];
const SIMULATED: Group[] = [lighthouse, paying];
/** Takes so long that it is measured only where it is asked for. */
const ALL: Group[] = [...GROUPS, kept, ...SIMULATED];
export const TAP_NAMES: string[] = EARLY_TAPS.map(({ name }) => name);
export const GROUP_NAMES: string[] = ALL.map(({ name }) => name);

const HEAD = ['ours', 'without script', 'no script, all styles inside', 'wanted', 'holds'];

export interface InteractionsOptions {
  rounds: number;
  /** Names of groups; empty for all but Lighthouse. */
  only: string[];
  /** Time between two of the early taps that are counted, ms. */
  everyMs: number;
  /** Names of the early taps that are counted. */
  taps: string[];
  lighthouse: boolean;
  /** Whether the documents keep it. */
  keep: boolean;
}

/** The page with all the style sheets it asks for inside. */
const stylesInside =
  (worker: string): Rewrite =>
  async (html) => {
    const sheets = await Promise.all(sheetsOf(html).map(async (path) => (await fetch(new URL(path, worker))).text()));
    return withStyles(html, sheets.join(''));
  };

async function openEdges(worker: string): Promise<Stage['edges']> {
  const [ours, bare, styled] = await Promise.all([
    openEdge(worker),
    openEdge(worker, async (html) => withoutScript(html)),
    openEdge(worker, stylesInside(worker)),
  ]);
  return { ours, bare, styled };
}

/** Pages are in the cache and files compressed before anything is measured. */
async function warm(stage: Stage): Promise<void> {
  for (const form of FORMS) {
    for (const page of PAGES) {
      await visit(
        stage,
        form,
        async (tab) => {
          await tab.go(stage.pages[page]);
          await tab.rest();
        },
        { line: null },
      );
    }
  }
}

const chosen = ({ only, lighthouse: simulated }: InteractionsOptions): Group[] => {
  const all = simulated ? [...GROUPS, ...SIMULATED] : GROUPS;
  return only.length > 0 ? ALL.filter(({ name }) => only.includes(name)) : all;
};

const tableOf = ({ title, figures }: Group, readings: Reading[]): string =>
  table(
    [title, ...HEAD],
    figures.filter(({ id }) => readings.some(({ figure }) => figure === id)).map((figure) => rowOf(figure, readings)),
  );

/** Measures what a finger meets on a slow phone, prints it and keeps it in the documents; answers the exit code. */
export async function interactions(options: InteractionsOptions): Promise<number> {
  onSignal(async () => undefined, 1);
  await build(() => console.log('Construyendo…'));
  const groups = chosen(options);
  const shop = await openMeasuredShop('interactions');
  const progress = progressLine();
  let browser: Browser | null = null;
  let edges: Edge[] = [];
  try {
    const opened = await openEdges(shop.url);
    edges = Object.values(opened);
    browser = await chromium.launch({
      executablePath: chromiumPath(),
      // Told that it has a head, Playwright leaves its fonts alone: it would name them anew for every page that comes or
      // is left, and the browser reckon all its styles once more each time, which no phone does.
      headless: false,
      args: ['--headless', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--ignore-certificate-errors'],
      // Playwright switches off what makes going back quick.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const stage: Stage = {
      browser,
      edges: opened,
      worker: shop.url,
      pages: measuredPages(shop.store),
      everyMs: options.everyMs,
      taps: options.taps,
    };
    progress.show('calentando');
    await warm(stage);
    const readings: Reading[] = [];
    for (let round = 1; round <= options.rounds; round += 1) {
      for (const group of groups) {
        progress.show(`ronda ${round} de ${options.rounds}: ${group.name}`);
        readings.push(...(await group.measure(stage)));
      }
    }
    progress.end();
    const text = groups.map((group) => tableOf(group, readings)).join('\n\n');
    console.log(`\n${text}\n`);
    if (options.keep) keepMeasurement('interactions', 'npm run interactions', text);
    return readings.some(({ form, value }) => form === 'ours' && value === null) ? 1 : 0;
  } finally {
    progress.end();
    await browser?.close();
    await Promise.all(edges.map((edge) => edge.close()));
    await shop.close();
  }
}
