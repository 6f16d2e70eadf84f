import { expect, test } from 'vitest';
import type { ProductOption } from '../cart/cart';
import { checksumOf } from '../cart/item/checksum';
import { configured, pricedLine, testWarranty } from '../cart/line-fixture';
import { toCentavos } from '../money';
import { sentPriceDifferences } from './sent-price';

const reduced = pricedLine(81_20, { regularGross: toCentavos(116_00), sku: 'MESA', name: 'Mesa' });
const refused = (line: typeof reduced, price: number, more: object = {}) =>
  sentPriceDifferences([line], [{ sku: line.sku, qty: 1, price, ...more }]);

test('a price is the line’s with or without IVA, before or after a reduction, give or take a centavo', () => {
  for (const price of [81.2, 70, 116, 100, 81.19, 70.01, 69.99, 99.99, 100.01, 69.994])
    expect(refused(reduced, price), String(price)).toEqual([]);
  for (const price of [81.22, 69.98, 116.02, 0, -81.2, 93]) {
    expect(refused(reduced, price)).toEqual([{ kind: 'price', sku: 'MESA', name: 'Mesa', from: price, to: 81.2 }]);
  }
});

test('a warranty may stand in the price or apart, and the price that is told holds it', () => {
  const guarded = { ...reduced, warranty: testWarranty() };
  for (const price of [81.2, 70, 139.2, 120, 174, 150]) expect(refused(guarded, price), String(price)).toEqual([]);
  expect(refused(guarded, 128)).toMatchObject([{ from: 128, to: 139.2 }]);
});

test('products without a price, and those that are not in the cart, say nothing of prices', () => {
  expect(sentPriceDifferences([reduced], null)).toEqual([]);
  expect(
    sentPriceDifferences(
      [reduced],
      [
        { sku: 'MESA', qty: 1 },
        { sku: 'OTRA', qty: 1, price: 5 },
      ],
    ),
  ).toEqual([]);
});

test('of lines of one sku that differ in a custom option each price is its own line’s', () => {
  const engraving = (text: string): ProductOption => ({
    extension_attributes: { custom_options: [{ option_id: '7', option_value: text }] },
  });
  const line = (text: string, gross: number) => {
    const productOption = engraving(text);
    return pricedLine(gross, { sku: 'ANILLO', productOption, checksum: checksumOf(productOption) });
  };
  const lines = [line('Ana', 116_00), line('Eva', 232_00)];
  const sent = (price: number, productOption = engraving('Eva')) =>
    sentPriceDifferences(lines, [{ sku: 'ANILLO', qty: 1, price, productOption }]);
  expect([sent(232), sent(116)]).toMatchObject([[], [{ from: 116, to: 232 }]]);
  expect([sent(116, configured(['93', 49])), sent(116, engraving('otra'))]).toEqual([[], []]);
});
