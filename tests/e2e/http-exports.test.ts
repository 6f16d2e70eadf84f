import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMoney, fromDecimal } from '../../src/domain/money';
import { EXPORTS, textOf } from '../odd-files/exports';
import { GOODS, type Offer } from '../odd-files/goods';
import { sampled } from '../sample';
import { type OwnShop, ownShop, SERVICE_TOKEN } from './own-shop';

const CLI = fileURLToPath(new URL('../../scripts/lib/import/cli.mjs', import.meta.url));
const run = promisify(execFile);
/** A shop is started for them in the soak alone. */
const WHOLE = sampled(0, EXPORTS.length);
const SOLD = GOODS.filter(({ isOff }) => !isOff);
const OFFERS = SOLD.flatMap(({ offers }) => offers);

let shop: OwnShop;
const folder = mkdtempSync(join(tmpdir(), 'tianguis-exports-'));
beforeAll(async () => {
  if (WHOLE > 0) shop = await ownShop('exports', { STORE_VIEWS: 'viu' });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  if (WHOLE > 0) await shop.close();
});

const charged = ({ promo, price }: Offer): number => promo ?? price;

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
    if (sku && offers) found.set(sku, [Number(offers.price), offers.availability.endsWith('/InStock')]);
    for (const inside of Object.values(value)) visit(inside);
  };
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs))
    visit(JSON.parse(json));
  return found;
}

test.skipIf(WHOLE === 0).each(EXPORTS)(
  'the whole export of $system: file, check, page and API say one price and one stock of everything',
  async ({ header, rows, separator, mapping }) => {
    const [file, map] = [join(folder, 'productos.csv'), join(folder, 'mapeo.json')];
    writeFileSync(file, textOf([header, ...rows], separator));
    writeFileSync(map, JSON.stringify(mapping));
    const command = async (...more: string[]) => {
      const own = mapping === null ? [] : ['--mapping', map];
      const target = ['--url', shop.url, '--token', SERVICE_TOKEN, '--prices', 'with-iva', '--allow-fewer'];
      return (await run(process.execPath, [CLI, ...target, ...own, ...more, file])).stdout;
    };
    const said = await command('--check');
    for (const { handle, offers } of SOLD) {
      const [first] = offers;
      const had = offers.filter(({ qty }) => qty !== 0);
      const line = said.split('\n').find((one) => one.includes(`(${offers.length > 1 ? handle : first?.sku})`));
      expect(line).toContain(formatMoney(fromDecimal(Math.min(...had.map(charged))), '$'));
    }
    await command();
    const skus = OFFERS.map(({ sku }) => sku).join(',');
    const { items } = await answered<{
      items: { sku: string; url: string; price_info: { final_price: number; regular_price: number } }[];
    }>(`product/render-list?skus=${skus}`);
    const prices = items.map(({ sku, price_info }) => [sku, price_info.final_price, price_info.regular_price]);
    expect(prices.sort()).toEqual(OFFERS.map((offer) => [offer.sku, charged(offer), offer.price]).sort());
    const stock = await answered<{ product_sku: string; qty: number; manage_stock: boolean }[]>(
      `stock/list?skus=${skus}`,
    );
    expect(stock.map(({ product_sku, qty, manage_stock }) => [product_sku, manage_stock ? qty : null]).sort()).toEqual(
      OFFERS.map(({ sku, qty }) => [sku, qty]).sort(),
    );
    for (const url of new Set(items.map((item) => item.url)))
      for (const [sku, told] of await onPage(url)) {
        const offer = OFFERS.find((one) => one.sku === sku);
        if (offer) expect([sku, ...told]).toEqual([sku, charged(offer), offer.qty !== 0]);
      }
    const seen = await Promise.all([...new Set(items.map((item) => item.url))].map(onPage));
    expect(new Set(seen.flatMap((page) => [...page.keys()]))).toEqual(new Set(OFFERS.map(({ sku }) => sku)));
  },
);
