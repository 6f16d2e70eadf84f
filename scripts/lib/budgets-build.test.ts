import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { BUDGETS } from './budgets';
import { buildFigures, checkBuild } from './budgets-build';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const PIECES = 10;

/** A build whose script is in ten equal pieces, with one file of styles. Random bytes stay as long as they are when they are compressed. */
function buildOf({ script, styles, pieces = PIECES }: { script: number; styles: number; pieces?: number }): string {
  const dist = mkdtempSync(join(tmpdir(), 'tianguis-build-'));
  folders.push(dist);
  const assets = join(dist, 'public', 'assets');
  mkdirSync(assets, { recursive: true });
  for (let number = 0; number < pieces; number += 1) writeFileSync(join(assets, `island-${number}.js`), randomBytes(script / pieces));
  writeFileSync(join(assets, 'all.css'), randomBytes(styles));
  return dist;
}

test('every piece of the build counts', () => {
  const figureOf = (what: string) => buildFigures(dist).find((figure) => figure.what === what)?.value;
  const dist = buildOf({ script: 2000, styles: 500 });
  expect(figureOf('JavaScript')).toBeGreaterThanOrEqual(2000);
  expect(figureOf('CSS')).toBeGreaterThanOrEqual(500);
  expect(figureOf('pieces')).toBe(PIECES);
  expect(figureOf('largest')).toBeLessThan(300);
});

test('a build within its budgets passes', async () => {
  await expect(checkBuild(buildOf({ script: 200, styles: 100 }))).resolves.toBeUndefined();
});

test.each([
  ['JavaScript', { script: BUDGETS.jsBytes, styles: 100 }],
  ['CSS', { script: 200, styles: BUDGETS.cssBytes }],
  ['largest', { script: BUDGETS.pieceBytes, styles: 100, pieces: 1 }],
  ['pieces', { script: 200, styles: 100, pieces: BUDGETS.pieces + 1 }],
])('a build fails by its %s, and only by that', async (what, build) => {
  await expect(checkBuild(buildOf(build))).rejects.toThrow(new RegExp(`^[^✗]*✗ shop +${what}[^✗]*$`));
});
