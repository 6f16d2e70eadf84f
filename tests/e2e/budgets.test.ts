import { afterAll, beforeAll, expect, test } from 'vitest';
import { measuredPages } from '../../scripts/bench/fifty';
import { type Figure, figureLine, isOver } from '../../scripts/lib/budgets';
import { pageFigures } from '../../scripts/lib/budgets-pages';
import { requestFigure } from '../../scripts/lib/budgets-requests';
import { type MeasuredShop, openMeasuredShop } from '../../scripts/lib/ops/measured-shop';
import { browserForFile } from './browser';

const visitor = browserForFile();
let shop: MeasuredShop;

beforeAll(async () => {
  shop = await openMeasuredShop('budgets');
});
afterAll(() => shop?.close());

const overBudget = (figures: Figure[]) => figures.filter(isOver).map(figureLine);

test('scripts, styles and HTML of home, category and product stay within their budgets as they are served', async () => {
  const figures = await pageFigures(shop.url, shop.store);
  expect(figures.map(({ page, what }) => `${page} ${what}`)).toHaveLength(7);
  expect(figures.every(({ value }) => value > 0)).toBe(true);
  expect(overBudget(figures)).toEqual([]);
});

test('a first visit to a category of fifty products asks for no more than its budget', async () => {
  const { page } = await visitor();
  const figure = await requestFigure(page, new URL(measuredPages(shop.store).category, shop.url).href);
  expect(figure.value).toBeGreaterThan(2);
  expect(overBudget([figure])).toEqual([]);
});
