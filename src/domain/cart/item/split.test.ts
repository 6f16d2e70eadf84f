import { describe, expect, test } from 'vitest';
import { problem, value } from '../../../../tests/cart/port';
import { PRODUCTS } from '../../../../tests/cart/products';
import { STORES } from '../../../config/stores';
import type { ProductDocument } from '../../catalogue/document';
import { productPrice } from '../../catalogue/product-page/price';
import { stockDifferences, stockNotices } from '../../order/differences';
import type { StoreFlags, StoreView } from '../../store-view';
import { EMPTY_CONTENT } from '../content';
import { addSplit, setLine } from '../operations';
import { computeTotals } from '../totals/totals';
import { type ItemRequest, itemRequestOfLine } from './item-request';
import { type PricingContext, pricedItemOf } from './priced-item';
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

const doc = (sku: string, more: object = {}) =>
  ({ ...PRODUCTS.find((one) => one.sku === sku), ...more }) as unknown as ProductDocument;
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
const rules = (flags: Partial<StoreFlags> = {}) => ({
  flags: { ...VIU.flags, ...flags },
  isMotorcycle: () => false,
  now: 0,
});

test('VALID-005 a product with errors of its own is refused in their words', () => {
  const split = value(
    splitOf(doc('MESA', { errors: { variants: 'No available product variants' } }), wanted('MESA'), pricingContextOf()),
  );
  const change = value(addSplit(fresh(), split, 1, rules()));
  expect(change).toMatchObject({
    refused: true,
    content: { lines: [] },
    notices: [{ message: 'No available product variants' }],
  });
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
  const gross = (region: string | null) =>
    value(splitOf(doc('MESA'), wanted('MESA'), pricingContextOf(VIU, region)))[0]?.line.unitGross;
  expect([gross('Baja California'), gross('Jalisco'), gross(null)]).toEqual([10_800, 11_600, 11_600]);
});

const stocked = (sku: string, stock: object, more: object = {}) => doc(sku, { stock, ...more });
const membersWith = (...docs: ProductDocument[]) =>
  new Map([...pricingContextOf().members, ...docs.map((one) => [one.sku, one] as const)]);
const addAll = (sku: string, members: Map<string, ProductDocument>, qty = 1, more: Partial<ItemRequest> = {}) =>
  value(
    addSplit(
      fresh(),
      value(splitOf(members.get(sku) ?? null, wanted(sku, more), { ...pricingContextOf(), members })),
      qty,
      rules(),
    ),
  );

describe('a set is added whole or not at all', () => {
  test.each([
    [
      'is sold out',
      { is_in_stock: false, qty: 0 },
      'outOfStock',
      '{name} is out of stock, and the set is sold as a whole',
    ],
    [
      'is too few for it',
      { is_in_stock: true, qty: 1 },
      'requestedQty',
      'There is not enough of {name} for that many sets',
    ],
  ])(
    'a grouped product of which a member %s stays out of the cart, the member is named',
    (_what, stock, id, message) => {
      const change = addAll('COMEDOR', membersWith(stocked('LAMPARA', stock)));
      expect(change).toMatchObject({
        refused: true,
        content: { lines: [] },
        notices: [{ id, level: 'error', message }],
      });
      expect(change.notices[0]?.params).toMatchObject({ name: 'Producto LAMPARA', piece: 2 });
    },
  );

  test('enough for one set is not enough for two', () => {
    const members = membersWith(stocked('LAMPARA', { is_in_stock: true, qty: 3 }));
    expect(addAll('COMEDOR', members).content.lines.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['MESA', 1],
      ['LAMPARA', 2],
    ]);
    expect(addAll('COMEDOR', members, 2).refused).toBe(true);
  });

  test('a member that is disabled or unknown refuses the set by its sku, whose name stays untold', () => {
    for (const members of [
      membersWith(doc('LAMPARA', { status: 2 })),
      new Map([...membersWith()].filter(([sku]) => sku !== 'LAMPARA')),
    ]) {
      const refused = problem(splitOf(doc('COMEDOR'), wanted('COMEDOR'), { ...pricingContextOf(), members }));
      expect(refused).toMatchObject({
        status: 422,
        message: '{name} is not available, and the set is sold as a whole',
      });
      expect(refused.detail).toEqual({ notices: [expect.objectContaining({ params: { name: 'LAMPARA' } })] });
    }
  });

  const part = (id: string, sku: string, qty: number, is_default = false) => ({
    id,
    sku,
    qty,
    position: Number(id),
    is_default,
    can_change_quantity: false,
  });
  const option = (option_id: number, required: boolean, ...product_links: object[]) => ({
    option_id,
    title: '',
    required,
    type: 'select',
    position: option_id,
    product_links,
  });
  const KIT = doc('PAQUETE', {
    bundle_options: [
      option(2, false, part('4', 'LAMPARA', 2, true)),
      option(1, true, part('1', 'MESA', 1, true), part('2', 'POCOS', 1)),
    ],
  });
  const withKit = (...docs: ProductDocument[]) => membersWith(KIT, ...docs);
  const shown = (sku: string, members: Map<string, ProductDocument>) =>
    productPrice(members.get(sku) as ProductDocument, { ...pricingContextOf(), members }).price.gross;
  const charged = (sku: string, members: Map<string, ProductDocument>, more: Partial<ItemRequest> = {}) =>
    addAll(sku, members, 1, more).content.lines.reduce((total, line) => total + line.unitGross * line.qty, 0);

  test('PRICE-007 G9 what a page shows is what adding charges: grouped, and a bundle with an optional part that stands by default', () => {
    expect([shown('COMEDOR', withKit()), charged('COMEDOR', withKit())]).toEqual([580_00, 580_00]);
    expect([shown('PAQUETE', withKit()), charged('PAQUETE', withKit())]).toEqual([580_00, 580_00]);
    expect(addAll('PAQUETE', withKit()).content.lines[0]?.parts).toEqual([
      { sku: 'MESA', qty: 1 },
      { sku: 'LAMPARA', qty: 2 },
    ]);
  });

  test('a disabled choice stands for nobody: the next one does, on the page and in the cart', () => {
    const members = withKit(doc('MESA', { status: 2 }), doc('POCOS', { price: 300, final_price: 300 }));
    expect([shown('PAQUETE', members), charged('PAQUETE', members)]).toEqual([812_00, 812_00]);
  });

  test('whoever chooses leaves an optional part out by not choosing it', () => {
    const bundle_options = { 1: { option_id: 1, option_selections: ['2'] } };
    expect(charged('PAQUETE', withKit(), { productOption: { extension_attributes: { bundle_options } } })).toBe(116_00);
  });

  test('a bundle of which a part is sold out, too few or disabled names the part, at add and at a change of quantity', () => {
    const few = withKit(stocked('LAMPARA', { is_in_stock: true, qty: 3 }));
    const { content } = addAll('PAQUETE', few);
    const [line] = content.lines;
    if (!line) throw new Error('the bundle was not added');
    const item = value(pricedItemOf(KIT, itemRequestOfLine(line), { ...pricingContextOf(), members: few }));
    const set = value(setLine(content, line, 2, item, rules()));
    expect(set).toMatchObject({
      refused: true,
      notices: [
        {
          message: 'There is not enough of {name} for that many sets',
          params: { name: 'Producto LAMPARA', piece: 2, max: 1 },
        },
      ],
    });
    const gone = addAll('PAQUETE', withKit(stocked('LAMPARA', { is_in_stock: false, qty: 0 })));
    expect(gone).toMatchObject({
      refused: true,
      notices: [{ message: '{name} is out of stock, and the set is sold as a whole' }],
    });
    const bundle_options = { 1: { option_id: 1, option_selections: ['1'] } };
    const chosen = wanted('PAQUETE', { productOption: { extension_attributes: { bundle_options } } });
    const off = problem(splitOf(KIT, chosen, { ...pricingContextOf(), members: withKit(doc('MESA', { status: 2 })) }));
    expect(off).toMatchObject({ status: 422, detail: { notices: [{ params: { name: 'MESA' } }] } });
  });

  test('an order that a part is missing for names the part', () => {
    const { lines } = addAll('PAQUETE', withKit()).content;
    const [line] = lines;
    if (!line) throw new Error('the bundle was not added');
    const members = withKit(stocked('LAMPARA', { is_in_stock: false, qty: 0 }));
    const item = value(pricedItemOf(KIT, itemRequestOfLine(line), { ...pricingContextOf(), members }));
    const found = stockDifferences(lines, new Map([[line.itemId, item]]));
    expect(found).toMatchObject([{ kind: 'stock', sku: 'PAQUETE', available: 0, part: { name: 'Producto LAMPARA' } }]);
    expect(stockNotices(found)).toMatchObject([
      { message: '{name} is out of stock, and the set is sold as a whole', params: { name: 'Producto LAMPARA' } },
    ]);
  });

  test('a quantity of none, or less, brings no unit, in the price and in the cart', () => {
    const link = (linked_product_sku: string, qty: number) => ({
      sku: 'X',
      link_type: 'associated',
      linked_product_sku,
      linked_product_type: 'simple',
      position: 0,
      qty,
    });
    const members = membersWith(doc('COMEDOR', { product_links: [link('MESA', 1), link('LAMPARA', -2)] }));
    expect([shown('COMEDOR', members), charged('COMEDOR', members)]).toEqual([116_00, 116_00]);
  });
});

test('a disabled product, a warranty that is not offered and a part that does not exist are refused', () => {
  expect(problem(splitOf(doc('MESA', { status: 2 }), wanted('MESA'), pricingContextOf())).status).toBe(404);
  expect(problem(splitOf(doc('MESA'), wanted('MESA', { warrantySku: 'GARANTIA-2' }), pricingContextOf())).status).toBe(
    422,
  );
  const bundle_options = { 1: { option_id: 1, option_selections: ['9'] } };
  expect(
    problem(
      splitOf(
        doc('PAQUETE'),
        wanted('PAQUETE', { productOption: { extension_attributes: { bundle_options } } }),
        pricingContextOf(),
      ),
    ).status,
  ).toBe(422);
});

test('the tax of a discounted set of several rates is what its parts bear as rows of their own, to the centavo', () => {
  const context = pricingContextOf();
  const taxed = doc('MESA', { price: 33_333.37, final_price: 0 });
  const untaxed = doc('MESA', { sku: 'LIBRO', price: 7_777.77, final_price: 0, tax_class_id: 0 });
  const link = (sku: string) => ({
    id: sku,
    sku,
    qty: 1,
    position: 0,
    is_default: true,
    price: null,
    can_change_quantity: false,
  });
  const part = (option_id: number, sku: string) => ({
    option_id,
    title: sku,
    required: true,
    type: 'select',
    position: option_id,
    product_links: [link(sku)],
  });
  const set = doc('MESA', { sku: 'JUEGO', type_id: 'bundle', bundle_options: [part(1, 'MESA'), part(2, 'LIBRO')] });
  const members = new Map([taxed, untaxed].map((one) => [one.sku, one] as const));
  const { line } = value(pricedItemOf(set, wanted('JUEGO'), { ...context, members }));
  const coupon = { code: 'UNO', kind: 'fixed' as const, value: 1, from: null, to: null };
  const { line: alone } = value(pricedItemOf(taxed, wanted('MESA'), context));
  const rows = [line, alone].map(
    (one) => computeTotals({ lines: [{ ...one, itemId: 1, qty: 33 }], coupon, shipping: null, payment: null }).rows[0],
  );
  // 33 × 38,666.71 − 0.01 = 1,276,001.42; × 16/116 = 176,000.196, no more the 33 × 5,333.34 of what is sold without a
  // coupon.
  expect(rows.map((row) => row?.tax)).toEqual([176_000_20, 176_000_20]);
});

test('a warranty of another rate than its set keeps its tax under a discount', () => {
  const book = doc('MESA', { sku: 'LIBRO', tax_class_id: 0 });
  const link = {
    id: 'a',
    sku: 'LIBRO',
    qty: 1,
    position: 0,
    is_default: true,
    price: null,
    can_change_quantity: false,
  };
  const set = doc('MESA', {
    sku: 'JUEGO',
    type_id: 'bundle',
    tax_class_id: 2,
    bundle_options: [
      { option_id: 1, title: 'Libro', required: true, type: 'select', position: 0, product_links: [link] },
    ],
    warranties: [{ sku: 'G', name: 'Garantía', months: 12, price: 100 }],
  });
  const { line } = value(
    pricedItemOf(set, wanted('JUEGO', { warrantySku: 'G' }), {
      ...pricingContextOf(),
      members: new Map([['LIBRO', book]]),
    }),
  );
  const coupon = { code: 'MITAD', kind: 'percent' as const, value: 50, from: null, to: null };
  expect(
    computeTotals({ lines: [{ ...line, itemId: 1 }], coupon, shipping: null, payment: null }).rows[0],
  ).toMatchObject({ gross: 216_00, tax: 8_00 });
});

test('of a grouped product nothing of which comes there is nothing to add', () => {
  expect(problem(splitOf(doc('COMEDOR', { product_links: [] }), wanted('COMEDOR'), pricingContextOf())).status).toBe(
    404,
  );
});
