import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { sampledOf } from '../sample';
import { browserForFile, seriousFindings } from './browser';
import { openLive } from './live';

const visitor = browserForFile('without pictures');
/** For what is about pictures. */
const seesPictures = browserForFile();
const shop = inject('shops').embedded;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

test.each(sampledOf([768, 1440], 2))(
  'at %d px the search has room, the picture fills its plane, and the bar shows all categories first, offers last, between them whole names',
  async (width) => {
    const { page } = await seesPictures({ width });
    await page.goto(`${shop}/`);
    const sizeOf = async (selector: string) =>
      (await page.locator(selector).first().boundingBox()) ?? { width: 0, height: 0 };
    expect((await sizeOf('header .search')).width).toBeGreaterThan(width / 3);
    expect(Math.abs((await sizeOf('.hero .picture')).height - (await sizeOf('.hero')).height)).toBeLessThan(1);
    await page.locator('.nav-list').evaluate((row) => {
      for (const name of row.querySelectorAll('a')) name.textContent = `${name.textContent} y lo demás`;
    });
    const boxes = await page.locator('.nav a').evaluateAll((links) =>
      links.map((link) => {
        const { left, right, top } = link.getBoundingClientRect();
        const nav = link.closest('.nav')?.getBoundingClientRect();
        return {
          isShown: nav !== undefined && top < nav.bottom - 2,
          isWhole: nav !== undefined && left >= nav.left - 1 && right <= nav.right + 1,
        };
      }),
    );
    expect([boxes[0], boxes.at(-1)]).toEqual([
      { isShown: true, isWhole: true },
      { isShown: true, isWhole: true },
    ]);
    const shown = boxes.filter(({ isShown }) => isShown);
    expect(shown.every(({ isWhole }) => isWhole)).toBe(true);
    expect(shown.length).toBeGreaterThan(3);
  },
);

test('UI-013 all departments open for keyboard and mouse; the submenu closes 300 ms after the mouse has left it, and Escape gives the focus back', async () => {
  const { page } = await visitor({ width: 1440 });
  await page.clock.install();
  await openLive(page, `${shop}/`);
  const trigger = page.locator('.nav-all');
  const panel = page.locator('.departments');
  const open = page.locator('.departments-list > [data-open] > a');
  await trigger.focus();
  await page.keyboard.press('Enter');
  await panel.waitFor();
  expect(await trigger.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const first = await focused(page);
  expect(await open.innerText()).toBe(first);
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).not.toBe(first);
  expect(await open.innerText()).toBe(await focused(page));
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect([await panel.isVisible(), await focused(page), await trigger.getAttribute('aria-expanded')]).toEqual([
    false,
    'Todas las categorías',
    'false',
  ]);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await trigger.hover();
  await page.clock.runFor(299);
  expect(await panel.isVisible()).toBe(false);
  await page.clock.runFor(1);
  await panel.waitFor();
  await page.mouse.move(720, 890);
  await page.clock.runFor(299);
  expect(await panel.isVisible()).toBe(true);
  await page.clock.runFor(1);
  await panel.waitFor({ state: 'hidden' });
});

test('where nothing is found every category is one step away', async () => {
  const { page } = await visitor();
  await page.goto(`${shop}/catalogsearch/result?q=zzzzzz`);
  await page
    .getByRole('navigation', { name: 'Compra por categoría' })
    .getByRole('link', { name: 'Salas', exact: true })
    .click();
  await page.waitForURL(/\/c\/salas-10$/);
});
