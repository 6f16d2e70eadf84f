import { expect, test } from 'vitest';
import { asComparable, productsEqual } from './equality';
import { configured, testLine, testWarranty } from './line-fixture';
import type { ServerLine } from './wire';

const custom = (option_id: string, option_value: string) => ({ extension_attributes: { custom_options: [{ option_id, option_value }] } });
const bundle = (option_qty: number) => ({ extension_attributes: { bundle_options: { 1: { option_id: 1, option_qty, option_selections: [4] } } } });
const pulled = (change: Partial<ServerLine> = {}): ServerLine => ({
  item_id: 5121,
  sku: 'LAMP-01',
  qty: 1,
  name: 'Lámpara',
  price: 100,
  product_type: 'simple',
  quote_id: '81668',
  ...change,
});

test('CART-015 plain items match by sku, as text, or by server id (cases A17, A19)', () => {
  expect(productsEqual({ sku: 1 }, { sku: '1' })).toBe(true);
  expect(productsEqual({ sku: 'A', serverId: '5' }, { sku: 'B', serverId: '5' })).toBe(true);
  expect(productsEqual({ sku: 'A', serverId: '5' }, { sku: 'B', serverId: '6' })).toBe(false);
  expect(productsEqual({ sku: 'A', serverId: null }, { sku: 'B', serverId: null })).toBe(false);
  expect(productsEqual({ sku: 'A', serverId: '5' }, { sku: 'A', serverId: '6' })).toBe(true);
  expect(productsEqual(null, { sku: 'A' })).toBe(false);
});

test('CART-016 custom options with equal values match whatever their server ids, other values do not (cases A9, A11, A21)', () => {
  const ana = { sku: 'A', serverId: '1', productOption: custom('7', 'Ana') };
  expect(productsEqual(ana, { ...ana, serverId: '2' })).toBe(true);
  expect(productsEqual(ana, { sku: 'A', serverId: '2', productOption: custom('7', 'Eva') })).toBe(false);
  expect(productsEqual(ana, { sku: 'A' })).toBe(false);
});

test('CART-016 bundles match by server id even when one side lacks the selections (case A7), else by checksum', () => {
  const full = { sku: 'BUNDLE', serverId: '9', productOption: bundle(1) };
  expect(productsEqual(full, { sku: 'BUNDLE', serverId: '9' })).toBe(true);
  expect(productsEqual({ ...full, serverId: null }, { sku: 'BUNDLE', productOption: bundle(1) })).toBe(true);
  expect(productsEqual({ ...full, serverId: null }, { sku: 'BUNDLE', productOption: bundle(2) })).toBe(false);
});

test('configurables match by the sku of the variant alone (cases A13, A15)', () => {
  const blue = { sku: 'SILLA-AZ', serverId: '5', productOption: configured(['93', 49]) };
  expect(productsEqual(blue, { ...blue, serverId: '6', productOption: configured(['93', 50]) })).toBe(true);
  expect(productsEqual(blue, { ...blue, sku: 'SILLA' })).toBe(false);
});

test('CART-013 a line with a warranty is another line; so is one that is picked up', () => {
  const plain = testLine();
  const insured = testLine({ warranty: testWarranty() });
  expect(productsEqual(asComparable(plain), asComparable(insured))).toBe(false);
  expect(productsEqual(asComparable(insured), asComparable(testLine({ warranty: testWarranty() })))).toBe(true);
  expect(productsEqual(asComparable(insured), asComparable(testLine({ warranty: testWarranty('GAR-12') })))).toBe(false);
  expect(productsEqual(asComparable(plain), asComparable(testLine({ deliveryOption: 'recoger_en_sucursal' })))).toBe(false);
});

test('CART-013 a pulled line that says nothing of a warranty fits either, one that does fits its own only', () => {
  const insured = asComparable(testLine({ warranty: testWarranty() }));
  expect(productsEqual(insured, asComparable(pulled()))).toBe(true);
  const withData = (additional_data: unknown) => asComparable(pulled({ extension_attributes: { additional_data } }));
  expect(productsEqual(insured, withData({ warranty: { sku: 'GAR-24' } }))).toBe(true);
  expect(productsEqual(insured, withData('{"warranty":{"sku":"GAR-24"}}'))).toBe(true);
  expect(productsEqual(insured, withData({ warranty: null }))).toBe(false);
  expect(productsEqual(insured, withData('not json'))).toBe(true);
});

test('a server id is the same as number and as text', () => {
  const line = asComparable(testLine({ sku: 'RENAMED', serverItemId: '5121' }));
  expect(productsEqual(line, asComparable(pulled()))).toBe(true);
});
