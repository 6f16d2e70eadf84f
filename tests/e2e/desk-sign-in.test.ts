import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DEMO_SMALL } from '../../scripts/demo';
import { asPreview, previewConfig, readBuiltConfig, writeBeside } from '../../scripts/lib/ops/built-config';
import { smoke } from '../../scripts/lib/ops/smoke';
import { DIST_CONFIG } from '../../scripts/lib/paths.mjs';
import { loadDemo } from '../../scripts/lib/shop/demo';
import { freePort } from '../../scripts/lib/shop/ports';
import { type RunningWorker, runWorker } from '../../scripts/lib/shop/run-worker';
import { memoryFolder } from '../memory-folder';
import { migratedState } from '../migrated';
import { browserForFile } from './browser';
import { buyableProduct } from './buyable';

const TOKEN = 'servicio-de-vista-previa';
/** Databases of a preview's own, under the ids of those that are migrated for tests. */
const DATABASES = Object.fromEntries(
  readBuiltConfig().d1_databases.map(({ binding, database_id }) => [
    binding,
    { database_name: `tianguis-preview-pr-7-${binding.toLowerCase()}`, database_id },
  ]),
);

const visitor = browserForFile('without pictures');
const problems = async (url: string) => (await smoke(url)).filter(({ problem }) => problem !== null);

let state: string;
let preview: RunningWorker;

/** The built Worker as the platform runs it for a branch: only what the preview's block names. */
beforeAll(async () => {
  state = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'tianguis-preview-'));
  await migratedState(state);
  const config = writeBeside('preview-test', asPreview(previewConfig(readBuiltConfig(DIST_CONFIG), DATABASES)));
  preview = await runWorker({
    port: await freePort(),
    state,
    name: 'e2e-preview',
    config,
    vars: { SERVICE_TOKEN: TOKEN, PREVIEW_HOST_SUFFIX: 'localhost' },
  });
  await loadDemo(preview.url, TOKEN, DEMO_SMALL.slice(0, 1));
});

afterAll(async () => {
  await preview?.stop();
  rmSync(state, { recursive: true, force: true });
  rmSync(join(DIST_CONFIG, '..', 'wrangler.preview-test.json'), { force: true });
});

test('the local shop passes everything a deployment is asked', async () => {
  expect(await problems(inject('shops').embedded)).toEqual([]);
});

test('the built Worker boots under the configuration of a preview, and lacks only the cache that this machine has not', async () => {
  const found = await problems(preview.url);
  expect(found.map(({ title }) => title)).toEqual(['una página compartida sale de la caché desde la segunda visita']);
});

test.each([true, false])('a shopper fills a cart in a preview, with script: %s', async (script) => {
  const { product, path } = buyableProduct();
  const { page } = await visitor({ script });
  await page.goto(preview.url + path);
  await page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().click();
  await Promise.any([page.waitForURL(/\/checkout\/cart/), page.getByText('Agregado a tu carrito').waitFor()]);
  await page.goto(`${preview.url}/checkout/cart`);
  expect(await page.getByRole('main').textContent()).toContain(product.name);
});

test('pages for developers are of the local shop alone', async () => {
  expect((await fetch(`${inject('shops').embedded}/dev/ui`)).status).toBe(200);
  expect((await fetch(`${preview.url}/dev/ui`)).status).toBe(404);
});
