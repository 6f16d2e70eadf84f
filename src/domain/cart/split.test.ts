import { expect, test } from 'vitest';
import { problem, value } from '../../../tests/cart/port';
import { PRODUCTS } from '../../../tests/cart/products';
import { STORES } from '../../config/stores';
import type { ProductDocument } from '../catalogue/document';
import type { StoreFlags, StoreView } from '../store-view';
import { EMPTY_CONTENT } from './content';
import type { ItemRequest } from './item-request';
import { addSplit } from './operations';
import type { PricingContext } from './priced-item';
import { splitOf } from './split';

const VIU = STORES[0] as StoreView;
const RULE = {
  id: 1,
  product_tax_class_ids: [2],
  customer_tax_class_ids: [3],
  rates: [
    { rate: 8, tax_country_id: 'MX', region_name: 'Baja California', tax_region_id: 5 },
    { rate: 16, tax_country_id: 'MX' },
  ],
};

const doc = (sku: string, more: object = {}) => ({ ...PRODUCTS.find((one) => one.sku === sku), ...more }) as unknown as ProductDocument;
const pricingContextOf = (store: StoreView = VIU, region: string | null = null): PricingContext => ({
  rules: [RULE],
  place: { country: 'MX', region },
  now: 0,
  groupId: 0,
  store,
  attributes: new Map(),
  members: new Map(PRODUCTS.map((one) => [one.sku, one as unknown as ProductDocument])),
  stock: new Map(),
});
const wanted = (sku: string, more: Partial<ItemRequest> = {}): ItemRequest => ({
  sku,
  parentSku: null,
  productOption: null,
  warrantySku: null,
  deliveryOption: null,
  ...more,
});
const fresh = () => EMPTY_CONTENT;
const rules = (flags: Partial<StoreFlags> = {}) => ({ flags: { ...VIU.flags, ...flags }, isMotorcycle: () => false, now: 0 });

test('VALID-005 a product with errors of its own is refused in their words', () => {
  const split = value(splitOf(doc('MESA', { errors: { variants: 'No available product variants' } }), wanted('MESA'), pricingContextOf()));
  const change = value(addSplit(fresh(), split, 1, rules()));
  expect(change).toMatchObject({ refused: true, content: { lines: [] }, notices: [{ message: 'No available product variants' }] });
});

test('STOCK-002 STOCK-004 without a stock check a product is put aside with a warning', () => {
  const store = { ...VIU, flags: { ...VIU.flags, synchronizeStock: false } };
  const split = value(splitOf(doc('AGOTADO'), wanted('AGOTADO'), pricingContextOf(store)));
  const change = value(addSplit(fresh(), split, 1, rules({ synchronizeStock: false })));
  expect(change.content.lines).toMatchObject([{ sku: 'AGOTADO' }]);
  expect(change.notices).toMatchObject([{ id: 'unsafeQuantity', level: 'warning' }]);
});

test('STOCK-006 out of stock is taken into the cart where the store view allows it', () => {
  const split = value(splitOf(doc('AGOTADO'), wanted('AGOTADO'), pricingContextOf()));
  expect(value(addSplit(fresh(), split, 1, rules({ allowOutOfStockInCart: true }))).content.lines).toMatchObject([
    { sku: 'AGOTADO', inStock: false, errors: { stock: 'Out of the stock!' } },
  ]);
});

test('tax follows the region of the destination', () => {
  const gross = (region: string | null) => value(splitOf(doc('MESA'), wanted('MESA'), pricingContextOf(VIU, region)))[0]?.line.unitGross;
  expect([gross('Baja California'), gross('Jalisco'), gross(null)]).toEqual([10_800, 11_600, 11_600]);
});

test('of a grouped product what can be had is added, the rest is told', () => {
  const members = new Map(pricingContextOf().members).set('LAMPARA', doc('LAMPARA', { stock: { is_in_stock: false, qty: 0 } }));
  const split = value(splitOf(doc('COMEDOR'), wanted('COMEDOR'), { ...pricingContextOf(), members }));
  const change = value(addSplit(fresh(), split, 1, rules()));
  expect(change.content.lines.map((line) => line.sku)).toEqual(['MESA']);
  expect(change.notices.map((notice) => notice.level)).toEqual(['warning', 'success']);
});

test('a disabled product, a warranty that is not offered and a part that does not exist are refused', () => {
  expect(problem(splitOf(doc('MESA', { status: 2 }), wanted('MESA'), pricingContextOf())).status).toBe(404);
  expect(problem(splitOf(doc('MESA'), wanted('MESA', { warrantySku: 'GARANTIA-2' }), pricingContextOf())).status).toBe(422);
  const bundle_options = { 1: { option_id: 1, option_selections: ['9'] } };
  expect(problem(splitOf(doc('PAQUETE'), wanted('PAQUETE', { productOption: { extension_attributes: { bundle_options } } }), pricingContextOf())).status).toBe(
    422,
  );
});
