import { describe, expect, test } from 'vitest';
import type { BundleOption, ProductDocument, ProductLink } from '../document';
import { child, configurable, context, iva, NOON, product, store } from '../documents.fixture';
import { memberSkus } from '../members';
import { productPrice } from './price';

const DAY_MS = 24 * 60 * 60 * 1000;
const out = { stock: { is_in_stock: false, qty: 0 } };
const members = (...docs: ProductDocument[]) => new Map(docs.map((doc) => [doc.sku, doc]));
const link = (
  linked_product_sku: string,
  qty?: number,
  link_type: ProductLink['link_type'] = 'associated',
  position = 0,
): ProductLink => ({
  sku: 'JUEGO',
  link_type,
  linked_product_sku,
  linked_product_type: 'simple',
  position,
  qty,
});

describe('a configurable', () => {
  test('costs what its cheapest available variant does, from there when they differ', () => {
    const doc = configurable([
      child('a', { price: 50 }),
      child('b', { price: 40, special_price: 30 }),
      child('c', { price: 45 }),
    ]);
    const { price, from } = productPrice(doc, context());
    expect([price.net, price.tax, price.gross, price.regularGross, from]).toEqual([3000, 480, 3480, 4640, true]);
  });

  test('variants of one price need no from, whatever the parent says', () => {
    const doc = configurable([child('a', { price: 50 }), child('b', { price: 50 })], { price: 10, special_price: 5 });
    expect(productPrice(doc, context())).toMatchObject({ from: false, price: { net: 5000, discount: 0 } });
  });

  test('variants that cannot be bought set the price only when none can', () => {
    const cheap = [child('a', { price: 5, ...out }), child('b', { price: 1, status: 2 })];
    expect(productPrice(configurable([...cheap, child('c', { price: 45 })]), context())).toMatchObject({
      from: false,
      price: { net: 4500 },
    });
    expect(productPrice(configurable(cheap), context()).price.net).toBe(500);
    expect(
      productPrice(configurable([child('b', { status: 2 })], { price: 77, special_price: 70 }), context()).price,
    ).toMatchObject({
      net: 0,
      gross: 0,
      regularGross: 0,
    });
  });

  test('its price may change with any variant, and a variant may have a tax class of its own', () => {
    const doc = configurable([
      child('a', { price: 50 }),
      child('b', { price: 60, special_price: 20, special_from_date: '2026-01-20', tax_class_id: 9 }),
    ]);
    expect(productPrice(doc, context()).price).toMatchObject({ net: 5000, tax: 800, until: Date.UTC(2026, 0, 20, 6) });
    expect(productPrice(doc, context({ now: NOON + 10 * DAY_MS })).price).toMatchObject({
      net: 2000,
      tax: 0,
      rate: 0,
      until: null,
    });
  });
});

describe('a grouped product', () => {
  const a = product({ sku: 'A', price: 19.99 });
  const b = product({ sku: 'B', price: 50, special_price: 40, special_to_date: '2026-01-20' });

  test('PRICE-006 costs the sum of quantity × price of its associated members, nothing else it links to', () => {
    const doc = product({
      type_id: 'grouped',
      price: 1,
      product_links: [link('B', undefined, 'associated', 2), link('A', 3, 'associated', 1), link('A', 9, 'related')],
    });
    const { price, members: found } = productPrice(doc, context({ members: members(a, b) }));
    expect(price).toEqual({
      net: 9997,
      tax: 1600,
      gross: 11597,
      rate: 16,
      regularGross: 12757,
      discount: 9,
      until: Date.UTC(2026, 0, 21, 6),
    });
    expect(found.map((member) => [member.doc.sku, member.qty])).toEqual([
      ['A', 3],
      ['B', 1],
    ]);
  });

  test('PROD-024 a member that is unknown or disabled adds nothing and is reported', () => {
    const doc = product({ type_id: 'grouped', product_links: [link('A', 2), link('GONE', 2), link('OFF')] });
    const result = productPrice(doc, context({ members: members(a, product({ sku: 'OFF', status: 2 })) }));
    expect(result).toMatchObject({ price: { net: 3998 }, errors: { members: 'Product not found' } });
  });

  test('odd quantities count as whole units, never below none', () => {
    const doc = product({ type_id: 'grouped', product_links: [link('A', 2.7), link('B', -4)] });
    expect(productPrice(doc, context({ members: members(a, b) })).price.net).toBe(3998);
  });

  test('members taxed at different rates keep their own tax', () => {
    const untaxed = product({ sku: 'B', price: 100, tax_class_id: 9 });
    const doc = product({ type_id: 'grouped', product_links: [link('C'), link('B')] });
    const { price } = productPrice(doc, context({ rules: [iva], members: members(product({ sku: 'C' }), untaxed) }));
    expect([price.net, price.tax, price.gross, price.rate]).toEqual([20000, 1600, 21600, 8]);
  });
});

describe('a bundle', () => {
  const option = (option_id: number, links: [sku: string, qty: number, isDefault: boolean][]): BundleOption => ({
    option_id,
    title: `Opción ${option_id}`,
    required: true,
    type: 'select',
    position: option_id,
    product_links: links.map(([sku, qty, is_default], index) => ({
      id: `${index}`,
      sku,
      qty,
      position: index,
      is_default,
      can_change_quantity: false,
    })),
  });
  const doc = product({
    type_id: 'bundle',
    price: 7,
    bundle_options: [
      option(2, [
        ['D', 2, false],
        ['A', 1, false],
      ]),
      option(1, [
        ['B', 1, false],
        ['A', 1, true],
      ]),
    ],
  });
  const parts = members(
    product({ sku: 'A', price: 23 }),
    product({ sku: 'B', price: 27 }),
    product({ sku: 'D', price: 5 }),
  );

  test('PRICE-007 PROD-010 costs the default or first choice of each option, when the view says so', () => {
    expect(productPrice(doc, context({ members: parts })).price).toMatchObject({ net: 3300, gross: 3828 });
    expect(
      productPrice(doc, context({ members: parts, store: store({ setFirstBundleOptionPrice: false }) })).price.net,
    ).toBe(700);
  });

  test('a part that may be left out and has no default is not in its price; one with a default is', () => {
    const optional = (named: boolean) => ({
      ...option(3, [
        ['D', 2, false],
        ['B', 1, named],
      ]),
      required: false,
    });
    const [required] = doc.bundle_options.slice(1);
    const priceOf = (...bundle_options: (BundleOption | undefined)[]) => {
      const given = { ...doc, bundle_options: bundle_options.filter((one) => one !== undefined) };
      return productPrice(given, context({ members: parts })).price.net;
    };
    expect([priceOf(required), priceOf(required, optional(false)), priceOf(required, optional(true))]).toEqual([
      2300, 2300, 5000,
    ]);
    expect(priceOf(optional(false))).toBe(0);
  });

  test('needs the documents of every choice, each once', () => {
    expect(memberSkus(doc).sort()).toEqual(['A', 'B', 'D']);
    expect(memberSkus(product())).toEqual([]);
  });
});
