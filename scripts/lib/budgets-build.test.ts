import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { BUDGETS } from './budgets';
import { buildFigures, checkBuild, filesOfPages } from './budgets-build';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

interface Weights {
  shared: number;
  ofProduct: number;
  styles: number;
}

/** A build of two server chunks: the product page has one of its own, which names a client component besides the shared one. */
function buildOf({ shared, ofProduct, styles }: Weights): string {
  const dist = mkdtempSync(join(tmpdir(), 'tianguis-build-'));
  folders.push(dist);
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(join(dist, path, '..'), { recursive: true });
    writeFileSync(join(dist, path), content);
  };
  const files = (js: string[], css: string[] = []) => ({ js, css });
  const manifest = {
    clientEntryUrl: '/assets/entry.js',
    clientEntryDeps: files(['/assets/entry.js']),
    clientReferenceDeps: { aaaaaaaaaaaa: files(['/assets/shared.js', '/assets/entry.js']), bbbbbbbbbbbb: files(['/assets/product.js']) },
    serverResources: { 'src/pages/document.tsx': files([], ['/assets/all.css']) },
  };
  write('server/package.json', '{"type":"module"}');
  write('server/__vite_rsc_assets_manifest.js', `export default ${JSON.stringify(manifest)}`);
  write('server/.vite/manifest.json', JSON.stringify({ main: { file: 'main.js' }, product: { file: 'assets/product.js', imports: ['main'] } }));
  write('server/main.js', 'registerClientReference("aaaaaaaaaaaa")');
  write('server/main.js.map', JSON.stringify({ sources: ['../../src/pages/home.tsx', '../../src/pages/category.tsx', '../../src/pages/document.tsx'] }));
  write('server/assets/product.js', 'registerClientReference("bbbbbbbbbbbb")');
  write('server/assets/product.js.map', JSON.stringify({ sources: ['../../../src/pages/product.tsx'] }));
  // Random bytes stay as long as they are when they are compressed.
  write('public/assets/entry.js', randomBytes(10));
  write('public/assets/shared.js', randomBytes(shared));
  write('public/assets/product.js', randomBytes(ofProduct));
  write('public/assets/all.css', randomBytes(styles));
  return dist;
}

const LIGHT: Weights = { shared: 100, ofProduct: 100, styles: 100 };

test('a page is held to the files of its own server code and of what that imports', async () => {
  const files = await filesOfPages(buildOf(LIGHT));
  expect(files.home).toEqual({ js: ['/assets/entry.js', '/assets/shared.js'], css: ['/assets/all.css'] });
  expect(files.category).toEqual(files.home);
  expect(files.product).toEqual({ js: ['/assets/entry.js', '/assets/shared.js', '/assets/product.js'], css: ['/assets/all.css'] });
});

test('a build within its budgets passes', async () => {
  await expect(checkBuild(buildOf(LIGHT))).resolves.toBeUndefined();
});

test('a build fails by the page that is too heavy, and only by that one', async () => {
  const dist = buildOf({ ...LIGHT, ofProduct: BUDGETS.jsBytes });
  await expect(checkBuild(dist)).rejects.toThrow(/^[^✗]*✗ product +JavaScript[^✗]*$/);
  const figures = await buildFigures(dist);
  expect(figures.find(({ page, what }) => page === 'home' && what === 'JavaScript')?.value).toBeLessThan(BUDGETS.jsBytes);
});

test('styles that are too heavy fail the build for every page that has them', async () => {
  await expect(checkBuild(buildOf({ ...LIGHT, styles: BUDGETS.cssBytes }))).rejects.toThrow(/home +CSS[\s\S]*category +CSS[\s\S]*product +CSS/);
});
