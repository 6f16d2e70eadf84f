import { env as testEnv } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { ImportEntity } from '../../../../src/contract/documents/import-order';
import { embeddedCommerce } from '..';
import { env, NOON, storeView, stream } from '../testing/catalogue';
import { commitImport } from './commit';
import { importDocuments } from './import-documents';
import { beginImport } from './run';

const { SAMPLES } = testEnv;
const store = storeView('viu');
const none = { filters: {}, sort: null };

const FILES: [ImportEntity, string][] = [
  ['attribute', 'attributes.json'],
  ['taxrule', 'catalog_taxrule.json'],
  ['category', 'categories.json'],
  ['product', 'products.json'],
  ['cms_page', 'catalog_cms_page.json'],
  ['cms_block', 'catalog_cms_block.json'],
];

test.skipIf(!SAMPLES)(
  'the sample catalogue imports whole; its products open with variants and prices and are found by search',
  async () => {
    const run = await beginImport(env, store, NOON);
    const reports = new Map<string, unknown>();
    for (const [entity, file] of FILES) {
      const { default: text } = (await import(/* @vite-ignore */ `${SAMPLES}/catalogue-sample/${file}?raw`)) as {
        default: string;
      };
      const report = await importDocuments(env, run, entity, stream(text), NOON);
      reports.set(entity, report.ok ? report.value : report.problem);
    }
    expect(reports.get('product')).toEqual({ accepted: 50, skipped: [] });
    expect(reports.get('category')).toEqual({ accepted: 39, skipped: [] });
    expect(await commitImport(env, run, NOON)).toMatchObject({ ok: true, value: { products: 50 } });
    const { catalogue } = embeddedCommerce(env, store, NOON);
    const tank = await catalogue.product('WT06', 'WT06-XS-Blue');
    expect(tank).toMatchObject({
      state: 'found',
      page: { product: { sku: 'WT06-XS-Blue', isConfigured: true, price: { gross: 3900 } } },
    });
    expect((await catalogue.search('chloe compete tank', none, 0, 50)).items[0]).toMatchObject({ sku: 'WT06' });
    expect((await catalogue.search('WT06-XS-Blue', none, 0, 50)).items).toMatchObject([
      { sku: 'WT06-XS-Blue', parentSku: 'WT06' },
    ]);
    const url = 'women/tops-women/tanks-women/bras-and-tanks-26/chloe-compete-tank-1769.html';
    expect(await catalogue.resolveUrl(url)).toMatchObject({ type: 'product', path: '/p/WT06/chloe-compete-tank-1769' });
    const listing = (await catalogue.category('bras-and-tanks-26', none, 0, 50))?.listing;
    const colour = listing?.filters.find((group) => group.code === 'color')?.options[0];
    expect(colour?.quantity).toBeGreaterThan(0);
    expect(
      (await catalogue.category('bras-and-tanks-26', { filters: { color: [colour?.id ?? ''] }, sort: null }, 0, 50))
        ?.listing.total,
    ).toBe(colour?.quantity);
  },
);
