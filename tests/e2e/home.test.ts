import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { browserForFile, seriousFindings } from './browser';
import { buyableProduct } from './buyable';
import { openLive } from './live';
import { overflow } from './overflow';

const visitor = browserForFile('without pictures');
const shop = inject('shops').embedded;

const PHONE = { width: 390, height: 844 };
/** The bar at the foot of a phone. */
const BAR = 60;

const offers = (page: Page) => page.getByRole('region', { name: /^Ofertas de / });

/** How many of these are at least half on the first screen of a phone. */
const inSight = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all, foot) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    return boxes.filter(
      ({ top, bottom, left, right, height, width }) =>
        Math.min(bottom, foot) - top >= height / 2 && Math.min(right, innerWidth) - left >= width / 2,
    ).length;
  }, PHONE.height - BAR);

test('the offers say what is on and until when, not the highest percents alone, and nothing sold out', async () => {
  const { page } = await visitor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(shop);
  const row = offers(page);
  expect(await row.locator('.section-note').innerText()).toMatch(/Lo mejor de cada departamento$/);
  const cards = await row.locator('.card').evaluateAll((all) => all.map((one) => one.textContent ?? ''));
  expect(cards.length).toBeGreaterThan(3);
  expect(cards.filter((text) => text.includes('Agotado'))).toEqual([]);
  expect(await page.getByRole('main').innerText()).toMatch(/^Ofertas de .+\s+La casa completa/);
});

test('the first screen of a phone shows departments, and the pictures of offers', async () => {
  const { page } = await visitor();
  await page.setViewportSize(PHONE);
  await page.goto(shop);
  expect(await inSight(page, '.tiles > li')).toBeGreaterThanOrEqual(4);
  expect(await inSight(page, '#ofertas .picture')).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await seriousFindings(page)).toEqual([]);
});

test('on a phone a long name leaves the hero its picture, its button stays inside, and no word of a department is broken', async () => {
  const { page } = await visitor();
  for (const width of [320, PHONE.width]) {
    await page.setViewportSize({ ...PHONE, width });
    await page.goto(shop);
    const seen = await page.evaluate(() => {
      const name = document.querySelector('.hero-tag-name');
      const label = document.querySelector('.tiles a')?.lastChild;
      if (!name || !label) throw new Error('no hero or no departments');
      name.textContent = 'Sala Esquinera con Chaise Paracho Derecha';
      label.textContent = 'Schlafzimmer';
      const word = document.createRange();
      word.selectNodeContents(label);
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const hero = boxOf('.hero');
      return {
        picture: boxOf('.hero-picture .picture').width / hero.width,
        isInside: boxOf('.hero-text a').right < hero.right - 8,
        lines: word.getClientRects().length,
      };
    });
    expect(seen, `${width} px`).toMatchObject({ isInside: true, lines: 1 });
    expect(seen.picture, `${width} px`).toBeGreaterThan(0.5);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
});

test('the second banner is low beside its whole picture, the last promise leaves no hole, and no name of a department is broken', async () => {
  const { page } = await visitor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(shop);
  const boxOf = (selector: string) =>
    page.locator(selector).evaluate((one) => {
      const { width, height } = one.getBoundingClientRect();
      return { width: Math.round(width), height: Math.round(height) };
    });
  const [banner, picture] = [await boxOf('.banner'), await boxOf('.banner .picture')];
  expect(banner.height).toBeLessThanOrEqual(300);
  expect(picture.height).toBe(picture.width);
  await page.setViewportSize(PHONE);
  await page.locator('.promises').evaluate((list) => {
    while (list.children.length < 5) list.appendChild(document.createElement('li'));
  });
  expect((await boxOf('.promises > li:last-child')).width).toBe((await boxOf('.promises')).width);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop}/c/linea-blanca-40`);
  const lines = await page.locator('.subs a').evaluateAll((all) =>
    all.map((one) => {
      const name = one.lastChild;
      if (!name) return 0;
      name.textContent = 'Refrigeradores';
      const word = document.createRange();
      word.selectNodeContents(name);
      return word.getClientRects().length;
    }),
  );
  expect(lines).toEqual(lines.map(() => 1));
});

test('what was seen lately stands under the offers in room that was kept for it, and nobody else has any', async () => {
  const { page } = await visitor();
  await page.setViewportSize(PHONE);
  await page.goto(shop);
  const below = page.getByRole('heading', { name: 'Recién llegados' });
  const seen = page.getByRole('region', { name: 'Vistos hace poco' });
  const top = () => below.evaluate((heading) => Math.round(heading.getBoundingClientRect().top + scrollY));
  const without = await top();
  await openLive(page, shop + buyableProduct().path);
  await page.waitForFunction(() => Object.keys(localStorage).some((name) => name.endsWith('-recently-viewed')));
  await openLive(page, shop);
  const kept = await top();
  expect(kept).toBeGreaterThan(without);
  await page.locator('.viewed').scrollIntoViewIfNeeded();
  await seen.waitFor();
  expect(await seen.locator('.card').count()).toBe(1);
  expect(await top()).toBe(kept);
  await seen.getByRole('button', { name: 'Borrar' }).click();
  await seen.waitFor({ state: 'detached' });
});
