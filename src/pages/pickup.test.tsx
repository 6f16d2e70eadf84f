import { expect, test } from 'vitest';
import { type RequestContext, runInContext } from '../commerce/request-context';
import type { StockedBranch } from '../domain/branch';
import { BRANCH } from '../domain/branch.fixture';
import { emptyCart } from '../domain/cart/empty-cart';
import { testLine } from '../domain/cart/line-fixture';
import { ok, type Result, refuse } from '../domain/result';
import { testContext } from '../features/shop/request-context.fixture';
import { markup } from '../ui/markup';
import { PickupPage } from './pickup';

/** A Monday of Mexico City, when branches are open. */
const MONDAY_11 = Date.parse('2026-11-23T11:00:00-06:00');
const SKU = testLine().sku;

const branch = (name: string, qty: number, more: Partial<StockedBranch> = {}): StockedBranch => ({
  ...BRANCH,
  code: name,
  name,
  stock: [{ sku: SKU, qty }],
  ...more,
});

const NEAR = branch('Cerca', 1, { city: 'Mérida', state: 'Yucatán', zipCode: '97000' });
const FAR = branch('Lejos', 5);
const EMPTY = branch('Vacía', 0, { city: 'Mérida', state: 'Yucatán', zipCode: '97000', position: null });

/** The page of a product, or of a cart with so many of it that goes to Mérida. */
async function page(wanted: { sku: string } | { qty: number }, branches: Result<StockedBranch[]> = ok([EMPTY, FAR, NEAR])) {
  const cart = 'qty' in wanted ? { ...emptyCart('viu'), lines: [testLine({ qty: wanted.qty })] } : emptyCart('viu');
  const destination = { country: 'MX', region: 'Yucatán', regionId: 31, regionCode: 'YUC', postcode: '97000', city: 'Mérida', street: [] };
  const asked: unknown[] = [];
  const base = testContext({}, { query: new URLSearchParams('sku' in wanted ? wanted : {}), cartToken: 'carrito', now: MONDAY_11 });
  const commerce = {
    ...base.commerce,
    cart: () => ({ read: async () => ok({ cart: { ...cart, destination } }) }),
    branches: {
      withStock: async (skus: string[]) => {
        asked.push(skus);
        return branches;
      },
    },
  };
  const html = await runInContext({ ...base, commerce } as unknown as RequestContext, async () => markup(await PickupPage()));
  const rows = html.match(/<li[\s\S]*?<\/li>/g)?.map((row) => row.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')) ?? [];
  return { html, rows, asked };
}

test('SHIP-013 says of each branch whether it has a product, how near it is and from when, those that have it first', async () => {
  const { rows, asked } = await page({ sku: SKU });
  expect(asked).toEqual([[SKU]]);
  expect(rows.map((row) => ['Cerca', 'Lejos', 'Vacía'].find((name) => row.includes(name)))).toEqual(['Cerca', 'Lejos', 'Vacía']);
  expect(rows.map((row) => [row.includes('Hay existencias'), row.includes('Sin existencias'), /Recoge hoy desde las (?:13:00|1:00)/.test(row)])).toEqual([
    [true, false, true],
    [true, false, true],
    [false, true, false],
  ]);
  expect(rows.map((row) => row.includes('En tu ciudad'))).toEqual([true, false, true]);
});

test('SHIP-013 says of each branch whether it has the whole cart, which is then picked up in the checkout', async () => {
  const { html, rows } = await page({ qty: 2 });
  expect(rows.map((row) => /Hay existencias|No alcanza lo que hay|Sin existencias/.exec(row)?.[0])).toEqual([
    'Hay existencias',
    'Sin existencias',
    'No alcanza lo que hay',
  ]);
  expect([rows[0]?.includes('Lejos'), rows[2]?.includes('Cerca')]).toEqual([true, true]);
  expect(html).toContain('Elegir sucursal al pagar');
});

test('says that there are no branches, and that they cannot be told', async () => {
  const none = await page({ sku: SKU }, ok([]));
  expect([none.rows, none.html.includes('Todavía no hay sucursales donde recogerlo.')]).toEqual([[], true]);
  const away = await page({ sku: SKU }, refuse(503, 'Could not load branch offices'));
  expect([away.rows, away.html.includes('No pudimos cargar las sucursales')]).toEqual([[], true]);
});
