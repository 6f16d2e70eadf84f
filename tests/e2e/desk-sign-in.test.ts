import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DEMO_SMALL } from '../../scripts/demo';
import { loadDemo } from '../../scripts/lib/demo';
import { asPreview, previewConfig, readBuiltConfig, writeBeside } from '../../scripts/lib/ops/built-config';
import { smoke } from '../../scripts/lib/ops/smoke';
import { wrangler } from '../../scripts/lib/ops/wrangler';
import { DIST_CONFIG } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/ports';
import { type RunningWorker, runWorker } from '../../scripts/lib/run-worker';
import { memoryFolder } from '../memory-folder';
import { browserForFile } from './browser';
import { buyableProduct } from './buyable';

const TOKEN = 'servicio-de-vista-previa';
const DATABASES = {
  CATALOGUE: { database_name: 'tianguis-preview-pr-7-catalogue', database_id: '11111111-2222-4333-8444-555555555555' },
  SHOP: { database_name: 'tianguis-preview-pr-7-shop', database_id: '11111111-2222-4333-8444-666666666666' },
};

const visitor = browserForFile();
const problems = async (url: string) => (await smoke(url)).filter(({ problem }) => problem !== null);

let state: string;
let preview: RunningWorker;

/** The built Worker as the platform runs it for a branch: only what the preview's block names. */
beforeAll(async () => {
  state = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'tianguis-preview-'));
  const config = writeBeside('preview-test', asPreview(previewConfig(readBuiltConfig(DIST_CONFIG), DATABASES)));
  for (const { database_name } of Object.values(DATABASES)) {
    await wrangler('crear la base de datos', [
      'd1',
      'migrations',
      'apply',
      database_name,
      '--local',
      '-c',
      config,
      '--persist-to',
      state,
    ]);
  }
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
