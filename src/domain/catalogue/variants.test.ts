import { expect, test } from 'vitest';
import { child, configurable, context, product, store } from './documents.fixture';
import { productOf } from './product-page';
import { variantsOf } from './variants';

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
  expect(variantsOf(doc, context({ store: store({ listOutOfStockProducts: false }) })).skus).toEqual(['NEGRO-CH', 'AZUL-GR']);
  expect(variantsOf(product(), context()).skus).toEqual([]);
});
