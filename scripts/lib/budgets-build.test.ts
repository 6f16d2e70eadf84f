import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { BUDGETS } from './budgets';
import { buildFigures, checkBuild } from './budgets-build';
import { bundlePageStyles, type PageStyles } from './page-styles';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const PIECES = 10;

/** A build whose script is in so many equal pieces. Random bytes stay as long as they are when they are compressed. */
function buildOf({ script, pieces = PIECES }: { script: number; pieces?: number }): string {
  const dist = mkdtempSync(join(tmpdir(), 'tianguis-build-'));
  folders.push(dist);
  const assets = join(dist, 'public', 'assets');
  mkdirSync(assets, { recursive: true });
  for (let number = 0; number < pieces; number += 1) writeFileSync(join(assets, `island-${number}.js`), randomBytes(script / pieces));
  return dist;
}

/** Styles of the shop's pages, the search page's being so long when they are compressed. */
function stylesOf({ first, late }: { first: number; late: number }): PageStyles {
  const styles = bundlePageStyles(() => '.a{color:red}');
  const text = (bytes: number) => randomBytes(bytes).toString('hex');
  const search = { first: { text: text(first), hash: '' }, late: { ...styles.sets.search.late, text: text(late) } };
  return { ...styles, sets: { ...styles.sets, search } };
}

const LIGHT = stylesOf({ first: 100, late: 100 });

test('every piece of the build counts', () => {
  const figures = buildFigures(buildOf({ script: 2000 }), stylesOf({ first: 400, late: 500 }));
  const figureOf = (page: string, what: string) => figures.find((figure) => figure.page === page && figure.what === what)?.value;
  expect(figureOf('shop', 'JavaScript')).toBeGreaterThanOrEqual(2000);
  expect(figureOf('shop', 'pieces')).toBe(PIECES);
  expect(figureOf('shop', 'largest')).toBeLessThan(300);
  expect(figureOf('search', 'first CSS')).toBeGreaterThanOrEqual(400);
  expect(figureOf('search', 'CSS')).toBeGreaterThanOrEqual(900);
});

test('a build within its budgets passes', async () => {
  await expect(checkBuild(buildOf({ script: 200 }), LIGHT)).resolves.toBeUndefined();
});

test.each([
  ['shop', 'JavaScript', { script: BUDGETS.jsBytes }, LIGHT],
  ['shop', 'largest', { script: BUDGETS.pieceBytes, pieces: 1 }, LIGHT],
  ['shop', 'pieces', { script: 200, pieces: BUDGETS.pieces + 1 }, LIGHT],
  ['search', 'first CSS', { script: 200 }, stylesOf({ first: BUDGETS.firstCssBytes, late: 100 })],
  ['search', 'CSS', { script: 200 }, stylesOf({ first: 100, late: BUDGETS.cssBytes })],
])('a build fails by %s: %s, and only by that', async (page, what, build, styles) => {
  await expect(checkBuild(buildOf(build), styles)).rejects.toThrow(new RegExp(`^[^✗]*✗ ${page} +${what}[^✗]*$`));
});
