import { expect, test } from 'vitest';
import { toCentavos } from '../money';
import { pricedLine, testLine, testWarranty } from './line-fixture';
import { priceNotices, repriced } from './reprice';

test('a line takes price and looks of its product, and keeps what the shopper made of it', () => {
  const kept = {
    itemId: 7,
    qty: 3,
    prevQty: 2,
    deliveryOption: 'recoger_en_sucursal',
    serverItemId: 'r-1',
    serverCartId: 'c-1',
    info: { stock: 'In stock!' },
  };
  const line = testLine({
    ...kept,
    rates: [{ rate: 0, gross: toCentavos(5_00) }],
    parts: [{ sku: 'VIEJA', qty: 1 }],
    isSpecial: true,
  });
  const now = {
    name: 'Lámpara nueva',
    image: '/n.jpg',
    slug: 'nueva-77',
    categoryIds: [9],
    warranty: testWarranty(),
    unitNet: toCentavos(50_00),
    unitTax: toCentavos(4_00),
    unitGross: toCentavos(54_00),
    regularGross: toCentavos(60_00),
    taxRate: 8,
    taxClassId: 4,
  };
  const { itemId: _itemId, ...fresh } = testLine({ ...now, qty: 1, deliveryOption: null });
  const result = repriced(line, { line: fresh, stock: null });
  expect(result).toMatchObject({ ...kept, ...now, parts: [{ sku: 'VIEJA', qty: 1 }] });
  expect(result).not.toHaveProperty('rates');
  expect(result).not.toHaveProperty('isSpecial');
  const parts = [{ sku: 'MESA', qty: 2 }];
  const rates = [{ rate: 8, gross: toCentavos(1_00) }];
  expect(repriced(line, { line: { ...fresh, rates, parts, isSpecial: true }, stock: null })).toMatchObject({
    rates,
    parts,
    isSpecial: true,
  });
});

test('a changed price is told with its warranty, in either direction; the same price is not', () => {
  const before = pricedLine(116_00, { warranty: testWarranty() });
  expect(priceNotices(before, { ...before, name: 'Otra' })).toEqual([]);
  const after = pricedLine(1_100_00, { name: 'Lámpara nueva', warranty: testWarranty() });
  const told = (from: string, to: string, name: string) => [
    {
      id: 'priceChanged',
      level: 'warning',
      message: 'The price of {name} has changed from {from} to {to}',
      params: { name, from, to },
    },
  ];
  expect(priceNotices(before, after)).toEqual(told('$174.00', '$1,158.00', 'Lámpara nueva'));
  expect(priceNotices(after, before)).toEqual(told('$1,158.00', '$174.00', 'Lámpara de pie'));
  expect(priceNotices(before, { ...before, warranty: null })).toEqual(told('$174.00', '$116.00', 'Lámpara de pie'));
});
