import { expect, test } from 'vitest';
import { attribute, child, configurable, context, product, store } from '../documents.fixture';
import { productOf, variantsOf } from './product-page';

const out = { stock: { is_in_stock: false, qty: 0 } };
const doc = configurable([
  child('NEGRO-CH', { price: 10, color: 49, size: 167 }),
  child('AZUL-CH', { price: 12, color: 50, size: 167, ...out }),
  child('AZUL-GR', { price: 14, color: 50, size: 168 }),
  child('NEGRO-GR', { price: 15, color: 49, size: 168, status: 2 }),
]);

test('every variant a link can lead to is there, as its own page shows it', () => {
  const ctx = context();
  const { skus, withVariant } = variantsOf(doc, ctx);
  expect(skus).toEqual(['NEGRO-CH', 'AZUL-CH', 'AZUL-GR']);
  for (const sku of skus) expect(withVariant(sku)).toEqual(productOf(doc, sku, ctx));
  const led = withVariant('NEGRO-CH').options.flatMap(({ values }) => values.map(({ childSku }) => childSku));
  expect(skus).toEqual(expect.arrayContaining(led));
});

test('one that is sold out is none of them where it is not listed, and a product without options has none', () => {
  expect(variantsOf(doc, context({ store: store({ listOutOfStockProducts: false }) })).skus).toEqual([
    'NEGRO-CH',
    'AZUL-GR',
  ]);
  expect(variantsOf(product(), context()).skus).toEqual([]);
});

const FIT = new Map([['size', attribute('size', { is_fit: true })]]);
const shoes = configurable([
  child('NEGRO-CH', { price: 12, color: 49, size: 167 }),
  child('NEGRO-GR', { price: 10, color: 49, size: 168, ...out }),
  child('AZUL-CH', { price: 14, color: 50, size: 167, ...out }),
  child('AZUL-GR', { price: 15, color: 50, size: 168 }),
]);

test('what has to fit is not chosen for a shopper: with a colour the size stays open, and only a size can be bought', () => {
  const ctx = context({ attributes: FIT });
  const opened = productOf(shoes, null, ctx);
  const [colours, sizes] = opened.options;
  expect(opened).toMatchObject({ sku: 'NEGRO-CH', open: ['size'], isConfigured: false, isFrom: false });
  expect(colours?.values.map(({ selected, childSku }) => [selected, childSku])).toEqual([
    [true, 'NEGRO-CH'],
    [false, 'AZUL-GR'],
  ]);
  expect(sizes?.values.map(({ selected, available }) => [selected, available])).toEqual([
    [false, true],
    [false, false],
  ]);
  const { withOpen, withVariant } = variantsOf(shoes, ctx);
  expect(withOpen('AZUL-GR', ['size'])).toMatchObject({ sku: 'AZUL-GR', open: ['size'], isConfigured: false });
  expect(withOpen('AZUL-GR', ['color', 'nada'])).toMatchObject({ open: [], isConfigured: true });
  expect(withVariant('AZUL-GR')).toMatchObject({ open: [], isConfigured: true });
});

test('a size that is still to be chosen is no fact of the product, one that is chosen is', () => {
  const front = (code: string) =>
    attribute(code, { is_visible_on_front: true, ...(code === 'size' ? { is_fit: true } : {}) });
  const ctx = context({ attributes: new Map(['color', 'size'].map((code) => [code, front(code)])) });
  const codes = (childSku: string | null) => productOf(shoes, childSku, ctx).attributes.map(({ code }) => code);
  expect(codes(null)).toEqual(['color']);
  expect(codes('NEGRO-CH')).toEqual(['color', 'size']);
});

test('one size alone is chosen, a dearer one makes the price one to begin with, and without the flag the cheapest is', () => {
  const ctx = context({ attributes: FIT });
  expect(
    productOf(configurable([child('A', { color: 49, size: 167 }), child('B', { color: 50, size: 167 })]), null, ctx),
  ).toMatchObject({
    open: [],
    isConfigured: true,
  });
  const dearer = configurable([
    child('A', { price: 10, color: 49, size: 167 }),
    child('B', { price: 20, color: 49, size: 168 }),
  ]);
  expect(productOf(dearer, null, ctx)).toMatchObject({ open: ['size'], isFrom: true, price: { net: 1000 } });
  expect(productOf(dearer, null, context())).toMatchObject({ open: [], isFrom: false, isConfigured: true });
});
