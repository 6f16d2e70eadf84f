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
const CARE = 'Limpia con un paño seco y guarda lejos de la luz directa del sol; encera cada seis meses.';
const PRODUCTS = new Map(
  [
    shown('A', 'Rojo'),
    shown('B', 'Azul'),
    shown('C', 'rojo '),
    shown('D', 'Rojo'),
    shown('E', 'Rojo'),
    { ...shown('CARE', 'Rojo'), attributes: [{ code: 'care', label: 'Cuidados', value: CARE }] },
    { ...shown('WASH', 'Rojo'), attributes: [{ code: 'care', label: 'Cuidados', value: 'Se lava a mano' }] },
    { ...shown('GONE', 'Rojo'), availability: 'out_of_stock' as const },
    productOf(product({ sku: 'VALE', name: 'Tarjeta de regalo', type_id: 'virtual' }), null, context()),
  ].map((one) => [one.sku, one]),
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
    const crumbs = [{ name: 'Sillas', path: '/c/sillas-32' }];
    return found ? { state: 'found', page: { product: found, crumbs } } : { state: 'missing' };
  };
  const commerce = { ...base.commerce, catalogue: { product: lookUp, cards: async () => [] } };
  return runInContext({ ...base, commerce: commerce as unknown as Commerce }, async () =>
    drawn(renderToStaticMarkup((await Page()) as never)),
  );
}

test('COMPARE-001 ROUTE-012 /compare shows the products of its address side by side, and marks what differs', async () => {
  const html = await page({ sku: 'A,B' });
  expect(html.match(/<th scope="col">/g)).toHaveLength(2);
  expect(html).toMatch(/<tbody data-differs=""><tr><th scope="rowgroup" colSpan="2"><span>Color/);
  expect(html).toMatch(/<tbody><tr><th scope="rowgroup" colSpan="2"><span>Material/);
  expect(html).toContain('<td><strong>Rojo</strong></td><td><strong>Azul</strong></td>');
  expect(html).toMatch(/<a class="btn btn-plain" href="\/c\/sillas-32">Ver más en Sillas<\/a>/);
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

test('what differs are values: neither what one of them does not say nor how it is written; long ones are not marked', async () => {
  const rows = comparedRows([{ attributes: attributes('Rojo') }, { attributes: [] }]);
  expect(rows).toEqual([
    { label: 'Color', values: ['Rojo', ''], differs: false },
    { label: 'Material', values: ['Roble', ''], differs: false },
  ]);
  expect(await page({ sku: 'A,C' })).not.toMatch(/data-differs|distinto\)/);
  const care = await page({ sku: 'CARE,WASH' });
  expect(care).toMatch(/<tbody data-differs=""><tr><th scope="rowgroup" colSpan="2"><span>Cuidados/);
  expect(care).not.toContain('<strong>');
});

test('under each product stand when it arrives and the button that buys it, a form without script; not of one that is sold out', async () => {
  const html = await page({ sku: 'A,GONE' });
  expect(html.match(/Llega en 2 a 8 días hábiles/g)).toHaveLength(1);
  const forms = html.match(/<form action="\/f\/cart\/add" method="post">.*?<\/form>/g) ?? [];
  expect(forms).toHaveLength(1);
  expect(forms[0]).toContain('name="sku" value="A"/>');
  expect(forms[0]).toContain('Agregar al carrito<span class="sr">: Silla A</span>');
  expect(html).toContain('Agotado');
});

test('a gift card is not compared, and where an address names one it is said', async () => {
  const html = await page({ sku: 'A,VALE' });
  expect(html.match(/<th scope="col">/g)).toHaveLength(1);
  expect(html).toContain('Las tarjetas de regalo y los servicios no se comparan');
});

test.each(STORES)('its lists speak the language of $storeCode, on the device and shared', async (store) => {
  for (const Page of [FavoritesPage, ViewedPage]) {
    expect(await page({}, Page, { store })).toContain('data-island="kept-here"');
    expect(await page({ sku: 'A' }, Page, { store })).not.toContain('data-island="kept-here"');
  }
});
