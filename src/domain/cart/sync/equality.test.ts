import { expect, test } from 'vitest';
import { configured, testLine, testWarranty } from '../line-fixture';
import { asComparable, productsEqual } from './equality';
import type { ServerLine } from './wire';

const custom = (option_id: string, option_value: string) => ({
  extension_attributes: { custom_options: [{ option_id, option_value }] },
});
const bundle = (option_qty: number) => ({
  extension_attributes: { bundle_options: { 1: { option_id: 1, option_qty, option_selections: [4] } } },
});
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

test("CART-016 equal custom or bundle options of different products are two lines, in our cart and against a retailer's", () => {
  for (const productOption of [custom('7', 'Ana'), bundle(1)]) {
    const ring = testLine({ sku: 'ANILLO', productOption });
    const bracelet = testLine({ sku: 'PULSERA', productOption });
    expect(ring.checksum).toBe(bracelet.checksum);
    expect(productsEqual(asComparable(ring), asComparable(bracelet))).toBe(false);
    expect(productsEqual(asComparable(ring), asComparable(testLine({ sku: 'ANILLO', productOption })))).toBe(true);
    expect(
      productsEqual(asComparable(ring), asComparable(pulled({ sku: 'PULSERA', product_option: productOption }))),
    ).toBe(false);
    expect(
      productsEqual(asComparable(ring), asComparable(pulled({ sku: 'ANILLO', product_option: productOption }))),
    ).toBe(true);
  }
});

test("a variant with custom options matches a retailer's line that names the variant or its product", () => {
  const productOption = custom('7', 'Ana');
  const line = asComparable(testLine({ sku: 'SILLA-AZ', parentSku: 'SILLA', productOption }));
  for (const sku of ['SILLA-AZ', 'SILLA'])
    expect(productsEqual(line, asComparable(pulled({ sku, product_option: productOption })))).toBe(true);
});

test("a bundle matches a retailer's line whose sku is made of its parts, not one made of other parts", () => {
  const productOption = bundle(1);
  const line = asComparable(
    testLine({
      sku: 'PAQUETE',
      productOption,
      parts: [
        { sku: 'MESA', qty: 1 },
        { sku: 'LAMPARA', qty: 2 },
      ],
    }),
  );
  const fits = (sku: string) => productsEqual(line, asComparable(pulled({ sku, product_option: productOption })));
  expect(['PAQUETE', 'MESA-LAMPARA', 'PAQUETE-MESA-LAMPARA', 'MESA'].map(fits)).toEqual([true, true, true, false]);
});

test('the member of a set is another line than the same product bought alone', () => {
  expect(
    productsEqual(
      asComparable(testLine({ sku: 'MESA', parentSku: 'COMEDOR' })),
      asComparable(testLine({ sku: 'MESA' })),
    ),
  ).toBe(false);
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
  expect(productsEqual(asComparable(insured), asComparable(testLine({ warranty: testWarranty('GAR-12') })))).toBe(
    false,
  );
  expect(productsEqual(asComparable(plain), asComparable(testLine({ deliveryOption: 'recoger_en_sucursal' })))).toBe(
    false,
  );
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
