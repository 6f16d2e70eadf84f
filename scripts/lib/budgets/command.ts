import { type Browser, chromium } from 'playwright';
import { measuredPages } from '../../bench/fifty.ts';
import { notedWorker } from '../../bench/scale/noted-worker.ts';
import { build } from '../build/build.ts';
import { chromiumPath } from '../chromium.ts';
import { onSignal } from '../on-signal.ts';
import { openDirect } from '../ops/direct.ts';
import { MEASURED_VARS, type MeasuredShop, openMeasuredShop } from '../ops/measured-shop.ts';
import { sessionKeys } from '../shop/session-keys.ts';
import { movedBounds, movedLines, problems, readBounds, writeBounds } from './bounds.ts';
import { type Figure, figureLine } from './budgets.ts';
import { browserFigures, workerFigures } from './build.ts';
import { callFigures } from './calls.ts';
import { pageFigures, tableOfParts } from './pages.ts';
import { requestFigure, SCREENS } from './requests.ts';

const NAME = 'noted';

/** Asks the built Worker over this data, without any server in front of it. */
async function askDirect<Answer>(state: string, work: (url: URL) => Promise<Answer>): Promise<Answer> {
  const vars = { ...MEASURED_VARS, APP_ENV: 'local', SESSION_KEYS: sessionKeys(state) };
  const direct = await openDirect([notedWorker(NAME, vars)], state);
  try {
    return await work(await direct.urlOf(NAME));
  } finally {
    await direct.close();
  }
}

/** What pages weigh and what calls read, by the built Worker over the data of a measured shop that was stopped. */
export const servedFigures = ({ state, store }: Pick<MeasuredShop, 'state' | 'store'>): Promise<Figure[]> =>
  askDirect(state, async (url) => [...(await pageFigures(url, store)), ...(await callFigures(url, store))]);

async function requestFigures(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const viewport of SCREENS)
    figures.push(await requestFigure(await browser.newPage({ viewport, locale: 'es-MX' }), url));
  return figures;
}

async function measured(): Promise<Figure[]> {
  const shop = await openMeasuredShop('budgets');
  try {
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    });
    const requests = await requestFigures(browser, new URL(measuredPages(shop.store).category, shop.url).href).finally(
      () => browser.close(),
    );
    await shop.worker.stop();
    return [...workerFigures(), ...browserFigures(), ...(await servedFigures(shop)), ...requests];
  } finally {
    await shop.close();
  }
}

/** Builds the shop and prints what its shared pages spend their bytes on. */
export async function showParts(): Promise<void> {
  // Ending early tidies up like ending in time.
  onSignal(async () => undefined, 1);
  await build(() => console.log('Construyendo…'));
  const shop = await openMeasuredShop('parts');
  try {
    await shop.worker.stop();
    console.log(await askDirect(shop.state, (url) => tableOfParts(url, shop.store)));
  } finally {
    await shop.close();
  }
}

/**
 * Measures every figure of the table and prints it; answers the exit code: 1 when a figure is beyond its budget or its
 * bound does not fit it. `write` moves the bounds first.
 */
export async function measureBudgets({ write }: { write: boolean }): Promise<number> {
  // Ending early tidies up like ending in time.
  onSignal(async () => undefined, 1);
  await build(() => console.log('Construyendo…'));
  const figures = await measured();
  const before = readBounds();
  for (const figure of figures)
    console.log(`  ${figureLine(figure, before.find((row) => row.figure === figure.name)?.bound)}`);
  if (write) {
    const after = movedBounds(figures, before);
    writeBounds(after);
    const lines = movedLines(before, after);
    console.log(
      lines.length === 0
        ? '\nNinguna cota se movió.'
        : `\nCotas movidas en scripts/lib/budgets/bounds.json; el mensaje del commit dice por qué:\n${lines.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  const found = problems(figures, readBounds());
  if (found.length > 0) console.error(`\n${found.map((line) => `✗ ${line}`).join('\n')}`);
  return found.length === 0 ? 0 : 1;
}
