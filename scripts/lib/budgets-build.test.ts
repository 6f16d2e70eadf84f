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

/** A build with two pieces of script and one of styles. Random bytes stay as long as they are when they are compressed. */
function buildOf({ script, styles }: { script: number; styles: number }): string {
  const dist = mkdtempSync(join(tmpdir(), 'tianguis-build-'));
  folders.push(dist);
  const assets = join(dist, 'public', 'assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, 'entry.js'), randomBytes(script / 2));
  writeFileSync(join(assets, 'island.js'), randomBytes(script / 2));
  writeFileSync(join(assets, 'all.css'), randomBytes(styles));
  return dist;
}

test('every piece of the build counts', () => {
  const [scripts, styles] = buildFigures(buildOf({ script: 2000, styles: 500 }));
  expect(scripts?.value).toBeGreaterThanOrEqual(2000);
  expect(styles?.value).toBeGreaterThanOrEqual(500);
});

test('a build within its budgets passes', async () => {
  await expect(checkBuild(buildOf({ script: 200, styles: 100 }))).resolves.toBeUndefined();
});

test('a build fails by what is too heavy, and only by that', async () => {
  await expect(checkBuild(buildOf({ script: BUDGETS.jsBytes, styles: 100 }))).rejects.toThrow(/^[^✗]*✗ shop +JavaScript[^✗]*$/);
  await expect(checkBuild(buildOf({ script: 200, styles: BUDGETS.cssBytes }))).rejects.toThrow(/^[^✗]*✗ shop +CSS[^✗]*$/);
});
