import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { bundlePageStyles, type PageStyles } from '../build/page-styles';
import { areasNow } from './bounds';
import { BUDGETS } from './budgets';
import { browserFigures, checkBuild, scriptBytes } from './build';

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
  for (let number = 0; number < pieces; number += 1)
    writeFileSync(join(assets, `island-${number}.js`), randomBytes(script / pieces));
  return dist;
}

/** Styles of the shop's pages, the search page's being so long when they are compressed. */
function stylesOf({ first, late }: { first: number; late: number }): PageStyles {
  const styles = bundlePageStyles(() => '.a{color:red}');
  const text = (bytes: number) => randomBytes(bytes).toString('hex');
  const search = {
    first: { text: text(first), parts: [], hash: '' },
    late: { ...styles.sets.search.late, text: text(late) },
    hasCards: true,
    where: [],
  };
  return { ...styles, sets: { ...styles.sets, search } };
}

const LIGHT = stylesOf({ first: 100, late: 100 });

test('every piece of the build counts', () => {
  const figures = browserFigures(buildOf({ script: 2000 }), stylesOf({ first: 400, late: 500 }));
  const figureOf = (name: string) => figures.find((figure) => figure.name === name)?.value;
  expect(figureOf('JavaScript of the shop')).toBeGreaterThanOrEqual(2000);
  expect(figureOf('JavaScript, pieces')).toBe(PIECES);
  expect(figureOf('JavaScript, largest piece')).toBeLessThan(300);
  expect(figureOf('styles of a first screen, most')).toBeGreaterThanOrEqual(400);
  expect(figureOf('styles of a page, most')).toBeGreaterThanOrEqual(900);
});

test('a build within its budgets passes', async () => {
  await expect(checkBuild(buildOf({ script: 200 }), LIGHT)).resolves.toBeUndefined();
});

test.each([
  ['JavaScript of the shop', { script: BUDGETS.allJsBytes, pieces: 20 }, LIGHT],
  ['JavaScript, largest piece', { script: BUDGETS.pieceBytes, pieces: 1 }, LIGHT],
  ['JavaScript, pieces', { script: 200, pieces: BUDGETS.piecesOfAnArea * areasNow() + 1 }, LIGHT],
  ['styles of a first screen, most', { script: 200 }, stylesOf({ first: BUDGETS.firstCssBytes, late: 100 })],
  ['styles of a page, most', { script: 200 }, stylesOf({ first: 100, late: BUDGETS.cssBytes })],
])('a build fails by %s, and only by that, and says how much it may be', async (name, build, styles) => {
  await expect(checkBuild(buildOf(build), styles)).rejects.toThrow(
    new RegExp(`^[^✗]*✗ ${name} +[\\d.]+[^✗]* de [1-9][^✗]*$`),
  );
});

test('a build with a map among its public files fails', async () => {
  const dist = buildOf({ script: 200 });
  writeFileSync(join(dist, 'public', 'assets', 'island-0.js.map'), '{}');
  await expect(checkBuild(dist, LIGHT)).rejects.toThrow('island-0.js.map');
});

test('scripts are weighed as they travel, together', () => {
  const code = 'export const a = 1;'.repeat(100);
  const bytes = scriptBytes({ modules: { 'a.js': code, 'b.js': code } });
  expect(bytes).toBe(gzipSync(`${code}\n${code}`).byteLength);
  expect(bytes).toBeLessThan(2 * gzipSync(code).byteLength);
});
