import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawn } from '../../../tests/drawn';
import type { Commerce } from '../../commerce/commerce';
import { type RequestContext, runInContext } from '../../commerce/request-context';
import { STORES } from '../../config/stores';
import { context, product } from '../../domain/catalogue/documents.fixture';
import type { Product } from '../../domain/catalogue/product';
import { productOf } from '../../domain/catalogue/product-page/product-page';
import { comparedRows } from '../../features/device-lists/comparison';
import { namedSkus, SKUS, skuNames } from '../../features/device-lists/kept-pages';
import { testContext } from '../../features/shop/request-context.fixture';
import { ComparePage } from './compare';
import { FavoritesPage, ViewedPage } from './kept';

const attributes = (color: string) => [
  { code: 'color', label: 'Color', value: color },
  { code: 'material', label: 'Material', value: 'Roble' },
];
const shown = (sku: string, color: string): Product => ({
  ...productOf(product({ sku, name: `Silla ${sku}` }), null, context()),
  attributes: attributes(color),
});
const PRODUCTS = new Map(
  [shown('A', 'Rojo'), shown('B', 'Azul'), shown('C', 'Rojo'), shown('D', 'Rojo'), shown('E', 'Rojo')].map((one) => [
    one.sku,
    one,
  ]),
);

function page(
  query: Record<string, string> | [string, string][],
  Page: () => unknown = ComparePage,
  given: Partial<RequestContext> = {},
): Promise<string> {
  const base = testContext({}, { origin: 'https://tianguis.example', query: new URLSearchParams(query), ...given });
  const lookUp = async (sku: string) => {
    if (sku === 'A-ROJA') return { state: 'moved', path: '/p/A/silla/A-ROJA' };
    const found = PRODUCTS.get(sku);
    return found ? { state: 'found', page: { product: found } } : { state: 'missing' };
  };
  const commerce = { ...base.commerce, catalogue: { product: lookUp, cards: async () => [] } };
  return runInContext({ ...base, commerce: commerce as unknown as Commerce }, async () =>
    drawn(renderToStaticMarkup((await Page()) as never)),
  );
}

test('COMPARE-001 ROUTE-012 /compare shows the products of its address side by side, and marks what differs', async () => {
  const html = await page({ sku: 'A,B' });
  expect(html.match(/<th scope="col">/g)).toHaveLength(2);
  expect(html).toMatch(/<tr data-differs=""><th scope="row">Color/);
  expect(html).toMatch(/<tr><th scope="row">Material/);
  expect(html).toContain('href="/compare?sku=B"');
  expect(html).toContain('href="/compare?sku=A%2CB"');
});

test('COMPARE-003 a product stands there once, a variant as its product, at most four, and what is not sold is said', async () => {
  expect((await page({ sku: 'A,A-ROJA,A' })).match(/<th scope="col">/g)).toHaveLength(1);
  const many = await page([...'ABCDE'].map((sku): [string, string] => ['sku', sku]));
  expect(many.match(/<th scope="col">/g)).toHaveLength(4);
  expect(many).not.toContain('name="sku" id="otro-sku"');
  expect(await page({ sku: 'A,NADA' })).toContain('Uno de ellos ya no está a la venta');
});

test('without an address the device fills it, and what nobody can compare says so', async () => {
  expect(await page({})).toContain('data-island="kept-here"');
  const nothing = await page({ sku: `<script>,${'x'.repeat(10_000)},\u0000` });
  expect(nothing).toContain('Todavía no comparas nada');
  expect(nothing).not.toContain('<script>');
});

test('a name that an address gives is a sku or nothing', () => {
  expect(
    namedSkus(
      new URLSearchParams([
        ['sku', 'A, B,,A'],
        ['sku', 'C'],
        ['sku', 'x'.repeat(129)],
      ]),
      60,
    ),
  ).toEqual(['A', 'B', 'C']);
});

test('a sku with a comma or a percent sign of its own stays whole in the address of a list', () => {
  const skus = ['MESA,120', 'A', '50%2C', '100%'];
  expect(namedSkus(new URLSearchParams({ [SKUS]: skuNames(skus) }), 60)).toEqual(skus);
});

test('what one of them does not say differs from what another says', () => {
  const rows = comparedRows([{ attributes: attributes('Rojo') }, { attributes: [] }]);
  expect(rows).toEqual([
    { label: 'Color', values: ['Rojo', ''], differs: true },
    { label: 'Material', values: ['Roble', ''], differs: true },
  ]);
});

test.each(STORES)('its lists speak the language of $storeCode, on the device and shared', async (store) => {
  for (const Page of [FavoritesPage, ViewedPage]) {
    expect(await page({}, Page, { store })).toContain('data-island="kept-here"');
    expect(await page({ sku: 'A' }, Page, { store })).not.toContain('data-island="kept-here"');
  }
});
