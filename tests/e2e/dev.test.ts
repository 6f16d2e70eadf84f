import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEMO_SMALL } from '../../scripts/demo';
import { loadDemo } from '../../scripts/lib/shop/demo';
import type { ProductDocument } from '../../src/domain/catalogue/document';
import { sampled } from '../sample';
import { browserForFile } from './browser';
import { type DevShop, devShop } from './dev-copy';
import { openLive } from './live';
import { addToCart } from './purchase';

const visitor = browserForFile();
const SOFA = '/p/SOFA-CHESTER/sofa-chesterfield-capitonado-1001';
/** Of the demo only that product: unbundled sources take their time. */
const ONE_PRODUCT = DEMO_SMALL.slice(0, 1).map(({ storeCode, entities }) => ({
  storeCode,
  entities: entities.flatMap(([entity, documents]): typeof entities => {
    if (entity === 'product')
      return [[entity, (documents as ProductDocument[]).filter(({ sku }) => sku === 'SOFA-CHESTER')]];
    return ['attribute', 'taxrule', 'category'].includes(entity) ? [[entity, documents]] : [];
  }),
}));
/** It prepares each package before it opens, which a busy machine takes its time for. */
const OPENS_MS = 300_000;
const AWAKE = '[data-island="offer"][data-awake]';

/** The first answers of a page wait for its sources to be transformed, longer than a visitor is let wait. */
const answers = (url: string) =>
  vi.waitFor(async () => expect((await fetch(url)).status).toBe(200), { timeout: OPENS_MS, interval: 500 });

// Vite reads and transforms every source anew: a hundred seconds of a processor, which the soak takes.
describe.runIf(sampled(0, 1))('while developing', () => {
  let dev: DevShop;
  beforeAll(async () => {
    dev = await devShop();
    await loadDemo(dev.url, dev.serviceToken, ONE_PRODUCT);
    await answers(`${dev.url}/`);
    await answers(dev.url + SOFA);
  }, OPENS_MS);
  afterAll(() => dev?.close());

  test('npm run dev: a product’s variants and its cart answer by script, a component that is edited is seen on the page as it stands, and the console is silent', async () => {
    const { page } = await visitor({ width: 1280 });
    // As a page is opened first, Vite finds out what it has to prepare for the browser, and has it come once more.
    for (const path of ['/', SOFA, SOFA]) await openLive(page, dev.url + path);
    await page.waitForSelector(AWAKE, { state: 'attached' });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    const other = page.locator('#opciones a:not([aria-current])').first();
    const name = (await other.getAttribute('href')) ?? '';
    await other.click();
    const chosen = page.locator(`#opciones a[aria-current][href="${name}"]`);
    await chosen.waitFor();
    await addToCart(page);
    await page.getByText('Agregado a tu carrito').first().waitFor();

    dev.edit('src/features/product/buy-box.tsx', '<h1>{product.name}</h1>', '<h1>{product.name} recién editado</h1>');
    await page.getByRole('heading', { level: 1, name: /recién editado$/ }).waitFor();
    await chosen.waitFor();
    // Before its script runs again a value is a link.
    await page.waitForSelector(AWAKE, { state: 'attached' });
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    const first = page.locator('#opciones a:not([aria-current])').first();
    const next = await first.getAttribute('href');
    await first.click();
    await page.locator(`#opciones a[aria-current][href="${next}"]`).waitFor();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    // A component of the browser is exchanged where it stands, with what it knows.
    const searched = page.getByRole('combobox', { name: 'Buscar' });
    await searched.fill('sofá');
    dev.edit('src/features/search/search-box.client.tsx', '{texts.scan}', '{texts.scan} (editado)');
    await page.getByText('(editado)').waitFor({ state: 'attached' });
    expect(await searched.inputValue()).toBe('sofá');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});
