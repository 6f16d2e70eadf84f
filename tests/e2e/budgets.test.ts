import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measuredPages, storeOfFifty } from '../../scripts/bench/fifty';
import { problems, readBounds } from '../../scripts/lib/budgets/bounds';
import type { Figure } from '../../scripts/lib/budgets/budgets';
import { browserFigures, workerFigures } from '../../scripts/lib/budgets/build';
import { servedFigures } from '../../scripts/lib/budgets/command';
import { requestFigure, SCREENS } from '../../scripts/lib/budgets/requests';
import { sourceReader } from '../../scripts/lib/ops/sources';
import { DIST } from '../../scripts/lib/paths.mjs';
import { sampledOf } from '../sample';
import { browserForFile } from './browser';
import { type OwnShop, ownShop } from './own-shop';

const visitor = browserForFile('keeps pages');
const STORE = storeOfFifty();
let shop: OwnShop;

beforeAll(async () => {
  shop = await ownShop('budgets', { STORE_VIEWS: 'viu' }, [STORE]);
});
afterAll(() => shop?.close());

/** A whole page of products, and a list with pictures of further categories above it. */
const CATEGORIES = [({ category }: { category: string }) => category, () => '/c/salas-10'];

test.each(sampledOf(SCREENS, SCREENS.length))(
  'a first visit to a category asks for no more than its budget at $width px',
  async (screen) => {
    const figures: Figure[] = [];
    for (const pathOf of CATEGORIES) {
      const { page } = await visitor();
      await page.setViewportSize(screen);
      figures.push(await requestFigure(page, new URL(pathOf(measuredPages(STORE)), shop.url).href));
    }
    expect(figures.every(({ value }) => value > 2)).toBe(true);
    expect(problems(figures, readBounds(), { isPart: true })).toEqual([]);
  },
);

test('every exact figure is within its bound, and no bound is higher than it has to be', async () => {
  await shop.stop();
  expect(
    problems(
      [...workerFigures(), ...browserFigures(), ...(await servedFigures({ state: shop.state, store: STORE }))],
      readBounds(),
    ),
  ).toEqual([]);
}, 180_000);

test('a place in the scripts of the Worker is told by file and line', () => {
  const folder = join(DIST, 'server');
  const linesOf = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n');
  const isThere = (text: string) => text.includes('request failed');
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const script = scripts.find((name) => linesOf(name).some(isThere)) ?? '';
  const lines = linesOf(script);
  const line = lines.findIndex(isThere);
  const column = lines[line]?.indexOf('request failed') ?? 0;
  const told = sourceReader()(`at Xa (${script}:${line + 1}:${column + 1})`);
  const [, file = '', number = ''] = /^at Xa \((.+):(\d+):\d+\)$/.exec(told) ?? [];
  expect(file).toBe('workers/gateway/index.ts');
  expect(readFileSync(file, 'utf8').split('\n')[Number(number) - 1]).toContain('request failed');
});
