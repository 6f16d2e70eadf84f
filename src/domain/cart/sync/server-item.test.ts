import { expect, test } from 'vitest';
import { configured, testLine, testWarranty } from '../line-fixture';
import { serverLine } from '../retailer-fixture';
import { additionalDataOf, serverItem } from './server-item';
import { additionalData } from './wire';

test('what a line says beside its product, each part only where there is one', () => {
  expect(additionalDataOf(testLine())).toBeUndefined();
  expect(additionalDataOf(testLine({ deliveryOption: 'recoger_en_sucursal' }))).toStrictEqual({
    additional_data: { opcion_de_entrega: 'recoger_en_sucursal' },
  });
  expect(additionalDataOf(testLine({ warranty: testWarranty() }))).toStrictEqual({
    additional_data: { warranty: { sku: 'GAR-24', name: 'Garantía de 24 meses', months: 24, price: 50 } },
  });
});

test('a new line goes by its sku, a variant by its product with what was chosen', () => {
  expect(serverItem(testLine({ sku: 'A', parentSku: 'JUEGO' }), 2, null, 'cart-1')).toStrictEqual({
    sku: 'A',
    qty: 2,
    quoteId: 'cart-1',
  });
  const variant = testLine({
    sku: 'SILLA-A',
    parentSku: 'SILLA',
    productOption: configured(['93', '50']),
    deliveryOption: 'recoger_en_sucursal',
  });
  expect(serverItem(variant, 1, null, 'cart-1')).toStrictEqual({
    sku: 'SILLA',
    qty: 1,
    quoteId: 'cart-1',
    product_option: {
      extension_attributes: {
        custom_options: [],
        configurable_item_options: [{ option_id: '93', option_value: '50' }],
        bundle_options: [],
      },
    },
    extension_attributes: { additional_data: { opcion_de_entrega: 'recoger_en_sucursal' } },
  });
  expect(serverItem({ ...variant, parentSku: '' }, 1, null, 'cart-1').sku).toBe('SILLA-A');
});

test('a line the retailer has goes by its id and in its cart: the one it was answered with, else the one it came from', () => {
  const line = testLine({ sku: 'A', serverCartId: 'cart-0' });
  expect(serverItem(line, 3, serverLine('A', 1, 7, { quote_id: 'q9' }), 'cart-1')).toStrictEqual({
    sku: 'A',
    qty: 3,
    item_id: 7,
    quoteId: 'q9',
  });
  expect(serverItem(line, 3, serverLine('A', 1, 7, { quote_id: '' }), 'cart-1').quoteId).toBe('cart-0');
});

test.each([
  [
    'an object',
    { warranty: { sku: 'GAR-24' }, opcion_de_entrega: 'x' },
    { warrantySku: 'GAR-24', deliveryOption: 'x' },
  ],
  ['its JSON text', '{"warranty":{"sku":"GAR-24"}}', { warrantySku: 'GAR-24', deliveryOption: null }],
  ['one that says nothing', {}, { warrantySku: null, deliveryOption: null }],
  ['empty texts', { warranty: { sku: '' }, opcion_de_entrega: '' }, { warrantySku: null, deliveryOption: null }],
  [
    'a warranty that is none',
    { warranty: 'GAR-24', opcion_de_entrega: 7 },
    { warrantySku: null, deliveryOption: null },
  ],
  ['a null warranty', { warranty: null }, { warrantySku: null, deliveryOption: null }],
  ['broken JSON', '{"warranty"', undefined],
  ['a number', 7, undefined],
  ['null', null, undefined],
])('additional data as %s', (_what, additional_data, expected) => {
  expect(additionalData({ extension_attributes: { additional_data } })).toEqual(expected);
});
