import { chromium } from 'playwright-core';
import { measuredPages } from '../bench/fifty.ts';
import { type Figure, figureLine, isOver } from './budgets.ts';
import { buildFigures } from './budgets-build.ts';
import { pageFigures } from './budgets-pages.ts';
import { requestFigure, SCREENS } from './budgets-requests.ts';
import { build } from './build.ts';
import { chromiumPath } from './chromium.ts';
import { onSignal } from './on-signal.ts';
import { openMeasuredShop } from './ops/measured-shop.ts';

/** The figure of the screen that asks for most. */
async function countRequests(url: string): Promise<Figure> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'] });
  try {
    const figures: Figure[] = [];
    for (const viewport of SCREENS) figures.push(await requestFigure(await browser.newPage({ viewport, locale: 'es-MX' }), url));
    return figures.reduce((most, figure) => (figure.value > most.value ? figure : most));
  } finally {
    await browser.close();
  }
}

/** Measures every budget and prints it; answers the exit code. */
export async function measureBudgets(): Promise<number> {
  // Ending early tidies up like ending in time.
  onSignal(async () => undefined, 1);
  await build(() => console.log('Construyendo…'));
  const shop = await openMeasuredShop('budgets');
  try {
    const served = await pageFigures(shop.url, shop.store);
    const requests = await countRequests(new URL(measuredPages(shop.store).category, shop.url).href);
    const figures = [...served, requests];
    console.log('De la construcción:');
    for (const figure of await buildFigures()) console.log(`  ${figureLine(figure)}`);
    console.log('Servidas:');
    for (const figure of figures) console.log(`  ${figureLine(figure)}`);
    return figures.some(isOver) ? 1 : 0;
  } finally {
    await shop.close();
  }
}
