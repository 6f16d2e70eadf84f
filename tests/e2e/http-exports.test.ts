import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offersIn } from '../foreign-files/taken';
import { wholeExports } from '../foreign-files/whole';
import { sampled, seedOf } from '../sample';
import { type OwnShop, ownShop, SERVICE_TOKEN } from './own-shop';

const CLI = fileURLToPath(new URL('../../scripts/lib/import/cli.mjs', import.meta.url));
const run = promisify(execFile);
/** A shop is started for them in the soak alone. */
const PRODUCTS = sampled(0, 300);
const EXPORTS = wholeExports(PRODUCTS, seedOf(7));
/** As many skus as one call is asked for. */
const MOST_SKUS = 15;

let shop: OwnShop;
const folder = mkdtempSync(join(tmpdir(), 'tianguis-exports-'));
beforeAll(async () => {
  if (PRODUCTS > 0) shop = await ownShop('exports', { STORE_VIEWS: 'viu' });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  if (PRODUCTS > 0) await shop.close();
});

async function answered<T>(path: string): Promise<T> {
  const response = await fetch(`${shop.url}/api/${path}`);
  return ((await response.json()) as { result: T }).result;
}

type Thing = { sku?: string; offers?: { price: string | number; availability: string } };

/** What a page tells machines of what it sells, by sku: its price and whether it can be had. */
async function onPage(url: string): Promise<Map<string, [number, boolean]>> {
  const html = await (await fetch(new URL(url, shop.url))).text();
  const found = new Map<string, [number, boolean]>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { sku, offers } = value as Thing;
    if (sku && offers) found.set(sku, [Number(offers.price), offers.availability.endsWith('InStock')]);
    for (const inside of Object.values(value)) visit(inside);
  };
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs))
    visit(JSON.parse(json));
  return found;
}

const inTurn = async <T>(skus: readonly string[], read: (skus: string) => Promise<T[]>): Promise<T[]> => {
  const parts = Array.from({ length: Math.ceil(skus.length / MOST_SKUS) }, (_, part) =>
    skus.slice(part * MOST_SKUS, (part + 1) * MOST_SKUS).join(','),
  );
  return (await Promise.all(parts.map(read))).flat();
};

type Item = { sku: string; url: string; price_info: { final_price: number; regular_price: number } };

test.skipIf(PRODUCTS === 0).each(EXPORTS)(
  'the whole export of $system: file, check, page and API say one price and one stock of everything',
  async ({ files, mapping, sold }) => {
    const map = join(folder, 'mapeo.json');
    writeFileSync(map, JSON.stringify(mapping));
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
    const own = mapping === null ? [] : ['--mapping', map];
    const target = ['--url', shop.url, '--token', SERVICE_TOKEN, '--prices', 'with-iva', '--allow-fewer'];
    const paths = Object.keys(files).map((name) => join(folder, name));
    const { stdout } = await run(process.execPath, [CLI, '--check', ...target, ...own, ...paths]);
    const [list = ''] = /[^\s]*precios-viu\.csv/.exec(stdout) ?? [];
    expect(offersIn(readFileSync(list, 'utf8'))).toEqual(sold);
    await run(process.execPath, [CLI, ...target, ...own, ...paths]);
    const skus = Object.keys(sold);
    const items = await inTurn(skus, async (some) => {
      const list = await answered<{ items: Item[] }>(`product/render-list?skus=${some}`);
      return list.items;
    });
    const pesos = (centavos: number) => centavos / 100;
    expect(items.map(({ sku, price_info }) => [sku, price_info.final_price, price_info.regular_price]).sort()).toEqual(
      skus.map((sku) => [sku, pesos(sold[sku]?.pays ?? 0), pesos(sold[sku]?.before ?? sold[sku]?.pays ?? 0)]).sort(),
    );
    const stock = await inTurn(skus, (some) =>
      answered<{ product_sku: string; qty: number; manage_stock: boolean }[]>(`stock/list?skus=${some}`),
    );
    expect(stock.map(({ product_sku, qty, manage_stock }) => [product_sku, manage_stock ? qty : null]).sort()).toEqual(
      skus.map((sku) => [sku, sold[sku]?.pieces]).sort(),
    );
    const seen = new Map<string, [number, boolean]>();
    for (const url of new Set(items.map((item) => item.url)))
      for (const [sku, told] of await onPage(url)) seen.set(sku, told);
    for (const sku of skus)
      expect([sku, seen.get(sku)]).toEqual([sku, [pesos(sold[sku]?.pays ?? 0), sold[sku]?.pieces !== 0]]);
  },
);
