import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { sampled, sampledOf } from '../sample';
import { browserForFile } from './browser';
import { openLive } from './live';

const visitor = browserForFile();
const shop = inject('shops').embedded;
const PRODUCT = '/p/SOFA-CHESTER/sofa-chesterfield-capitonado-1001';

/** After each of them nodes are counted: what leaks grows in all. */
const ROUNDS = 4;
const OPENINGS = sampled(8, 200);
/** An opening and closing takes a second at most where much else is done; whoever is slower is told by the walks of that window. */
const MOST_MS = 60_000 + OPENINGS * 1_000;

/** Nodes that the page keeps once garbage is collected. */
async function nodesOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return nodes;
}

const openAndClose: Record<string, (page: Page) => Promise<void>> = {
  'the cart': async (page) => {
    await page
      .getByRole('link', { name: /^Carrito|^Tu carrito/ })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  },
  'what a search suggests': async (page) => {
    const field = page.getByRole('combobox', { name: 'Buscar' });
    await field.fill('sofa');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    await field.fill('');
  },
  'the window of signing in': async (page) => {
    await page.getByRole('banner').getByRole('link', { name: 'Mi cuenta' }).click();
    const opened = page.getByRole('dialog', { name: 'Iniciar sesión' });
    await opened.locator('[data-island="sign-in-form"][data-awake]').waitFor();
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
  },
  'a picture': async (page) => {
    await page
      .getByRole('button', { name: /^Ver en grande|grande/ })
      .filter({ visible: true })
      .first()
      .click();
    const close = page.getByRole('button', { name: 'Cerrar' }).filter({ visible: true }).first();
    await close.waitFor();
    await page.keyboard.press('Escape');
    await close.waitFor({ state: 'hidden' });
  },
};

test.each(sampledOf(Object.keys(openAndClose), 2))(
  '%s, opened and closed again and again, leaves no more nodes each time',
  async (name) => {
    const { page } = await visitor({ width: 1440 });
    await openLive(page, shop + PRODUCT, 'load');
    const turns = OPENINGS / ROUNDS;
    const counts: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let turn = 0; turn < turns; turn += 1) await openAndClose[name]?.(page);
      counts.push(await nodesOf(page));
    }
    // What comes once, or goes a moment later, is no growth; the browser itself keeps a node for each word that is typed.
    const growth = counts.slice(1).map((count, at) => count - (counts[at] ?? 0));
    expect(Math.min(...growth), counts.join(', ')).toBeLessThanOrEqual(turns);
  },
  MOST_MS,
);
