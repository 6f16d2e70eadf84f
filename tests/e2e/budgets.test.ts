import { afterAll, beforeAll, expect, test } from 'vitest';
import { measuredPages } from '../../scripts/bench/fifty';
import { type Figure, figureLine, isOver } from '../../scripts/lib/budgets';
import { pageFigures } from '../../scripts/lib/budgets-pages';
import { requestFigure, SCREENS } from '../../scripts/lib/budgets-requests';
import { type MeasuredShop, openMeasuredShop } from '../../scripts/lib/ops/measured-shop';
import { browserForFile } from './browser';

const visitor = browserForFile({ keepsPages: true });
let shop: MeasuredShop;

beforeAll(async () => {
  shop = await openMeasuredShop('budgets');
});
afterAll(() => shop?.close());

const overBudget = (figures: Figure[]) => figures.filter(isOver).map(figureLine);

test('scripts, styles and HTML of home, category and product stay within their budgets as they are served', async () => {
  const figures = await pageFigures(shop.url, shop.store);
  expect(figures.map(({ page, what }) => `${page} ${what}`)).toHaveLength(9);
  expect(figures.every(({ value }) => value > 0)).toBe(true);
  expect(overBudget(figures)).toEqual([]);
});

/** A whole page of products, and a list with pictures of further categories above it. */
const CATEGORIES = [({ category }: { category: string }) => category, () => '/c/salas-10'];

test.each(SCREENS)('a first visit to a category asks for no more than its budget at $width px', async (screen) => {
  const figures: Figure[] = [];
  for (const pathOf of CATEGORIES) {
    const { page } = await visitor();
    await page.setViewportSize(screen);
    figures.push(await requestFigure(page, new URL(pathOf(measuredPages(shop.store)), shop.url).href));
  }
  expect(figures.every(({ value }) => value > 2)).toBe(true);
  expect(overBudget(figures)).toEqual([]);
});
