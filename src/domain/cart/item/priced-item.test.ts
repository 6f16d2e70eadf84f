import { describe, expect, test } from 'vitest';
import { problem, value } from '../../../../tests/cart/port';
import type { BundleOption, ProductDocument, TaxRuleDocument } from '../../catalogue/document';
import { attribute, child, configurable, context, iva, product, store } from '../../catalogue/documents.fixture';
import { configured } from '../line-fixture';
import type { ItemRequest } from './item-request';
import { type PricingContext, pricedItemOf } from './priced-item';

const pricing = (change: Partial<PricingContext> = {}): PricingContext => ({
  ...context(),
  members: new Map(),
  attributes: new Map(),
  stock: new Map(),
  ...change,
});
const wanted = (sku: string, more: Partial<ItemRequest> = {}): ItemRequest => ({
  sku,
  parentSku: null,
  productOption: null,
  warrantySku: null,
  deliveryOption: null,
  ...more,
});
const itemOf = (doc: ProductDocument, more: Partial<ItemRequest> = {}, change: Partial<PricingContext> = {}) =>
  value(pricedItemOf(doc, wanted(doc.sku, more), pricing(change)));
const refusal = (doc: ProductDocument, more: Partial<ItemRequest> = {}, change: Partial<PricingContext> = {}) =>
  problem(pricedItemOf(doc, wanted(doc.sku, more), pricing(change)));

describe('a simple product', () => {
  test('one unit of it, whole', () => {
    const doc = product({ image: '/l/a/lampara.jpg', category_ids: [20, 21], special_price: 80 });
    expect(itemOf(doc, { deliveryOption: 'recoger_en_sucursal' })).toMatchObject({
      stock: { is_in_stock: true, qty: 10 },
      line: {
        sku: 'LAMP-01',
        parentSku: 'LAMP-01',
        qty: 1,
        prevQty: null,
        name: 'Lámpara de pie',
        productType: 'simple',
        productOption: null,
        options: [],
        warranty: null,
        deliveryOption: 'recoger_en_sucursal',
        image: '/l/a/lampara.jpg',
        slug: 'lampara-de-pie-77',
        categoryIds: [20, 21],
        unitNet: 80_00,
        unitTax: 12_80,
        unitGross: 92_80,
        regularGross: 116_00,
        taxRate: 16,
        taxClassId: 2,
        stockQty: null,
        inStock: true,
        info: {},
        errors: {},
        serverItemId: null,
        serverCartId: null,
      },
    });
  });

  test('without a picture or a tax class it has none, and no IVA', () => {
    expect(itemOf(product({ tax_class_id: null })).line).toMatchObject({
      image: null,
      taxClassId: 0,
      taxRate: 0,
      unitNet: 100_00,
      unitGross: 100_00,
    });
  });

  test('what can be sold now counts before what the document says, and nothing where stock is not synchronised', () => {
    const stock = new Map([['LAMP-01', { is_in_stock: true, qty: 2 }]]);
    expect(itemOf(product(), {}, { stock }).stock).toEqual({ is_in_stock: true, qty: 2 });
    expect(itemOf(product(), {}, { stock, store: store({ synchronizeStock: false }) }).stock).toBeNull();
  });

  test('errors of the document come along, those in words', () => {
    expect(itemOf(product({ errors: { variants: 'No available product variants', code: 7 } })).line.errors).toEqual({
      variants: 'No available product variants',
    });
    expect(itemOf(product({ errors: 'broken' })).line.errors).toEqual({});
    expect(itemOf(product({ errors: null })).line.errors).toEqual({});
  });

  test('a configuration of something that has none to choose is left out', () => {
    expect(itemOf(product(), { productOption: configured(['93', '50']) }).line).toMatchObject({
      productOption: null,
      options: [],
    });
  });

  test.each([
    ['is disabled', product({ status: 2 })],
    ['is sold by its members', product({ type_id: 'grouped' })],
  ])('what %s is not sold', (_what, doc) => {
    const message = 'Item not available in the online store';
    expect(refusal(doc)).toMatchObject({ status: 404, message, fields: [{ field: 'sku', rule: 'exists', message }] });
  });
});

describe('a warranty', () => {
  const doc = product({ warranties: [{ sku: 'GAR-24', name: 'Garantía de 24 meses', months: 24, price: 50 }] });

  test('costs what it is offered for, with IVA, beside the price of the product', () => {
    const { line } = itemOf(doc, { warrantySku: 'GAR-24' });
    expect(line).toMatchObject({
      unitGross: 116_00,
      warranty: { sku: 'GAR-24', name: 'Garantía de 24 meses', months: 24, unitNet: 50_00, unitGross: 58_00 },
    });
  });

  test('that is not offered refuses the product', () => {
    expect(refusal(doc, { warrantySku: 'GAR-12' })).toMatchObject({
      status: 422,
      fields: [{ field: 'warranty', rule: 'exists' }],
    });
  });
});

describe('custom options', () => {
  const doc = product({
    custom_options: [
      {
        option_id: 7,
        title: 'Grabado',
        type: 'field',
        sort_order: 1,
        is_require: false,
        price: 5,
        price_type: 'fixed',
      },
      {
        option_id: 8,
        title: 'Barniz',
        type: 'field',
        sort_order: 2,
        is_require: false,
        price: 10,
        price_type: 'percent',
      },
    ],
  });
  const answered = (...ids: number[]) => ({
    productOption: {
      extension_attributes: {
        custom_options: ids.map((option_id) => ({ option_id: String(option_id), option_value: 'Ana' })),
      },
    },
  });

  test('a fixed amount is the same with and without IVA (case G11), a percentage is of each', () => {
    expect(itemOf(doc, answered(7)).line).toMatchObject({
      unitNet: 105_00,
      unitGross: 121_00,
      unitTax: 16_00,
      rates: [
        { rate: 16, gross: 116_00 },
        { rate: 0, gross: 5_00 },
      ],
      regularGross: 121_00,
    });
    expect(itemOf(doc, answered(8)).line).toMatchObject({
      unitNet: 110_00,
      unitGross: 127_60,
      unitTax: 17_60,
      regularGross: 127_60,
    });
    expect(itemOf(doc, answered(8)).line).not.toHaveProperty('rates');
    expect(itemOf(doc, answered(7, 8)).line).toMatchObject({
      unitGross: 132_60,
      rates: [
        { rate: 16, gross: 127_60 },
        { rate: 0, gross: 5_00 },
      ],
      options: [
        { label: 'Grabado', value: 'Ana' },
        { label: 'Barniz', value: 'Ana' },
      ],
      ...answered(7, 8),
    });
  });

  test('where nothing carries IVA nothing is told apart', () => {
    expect(itemOf({ ...doc, tax_class_id: 0 }, answered(7)).line).not.toHaveProperty('rates');
  });

  test('a required one that is missing refuses the product', () => {
    const required = product({
      custom_options: [{ option_id: 7, title: 'Grabado', type: 'field', sort_order: 1, is_require: true }],
    });
    expect(refusal(required)).toMatchObject({
      status: 422,
      fields: [{ field: 'product_option', rule: 'configuration' }],
    });
  });
});

describe('a variant', () => {
  const azul = child('SILLA-A', {
    color: '50',
    size: '167',
    price: 200,
    image: '/s/i/azul.jpg',
    stock: { is_in_stock: true, qty: 3 },
  });
  const negro = child('SILLA-N', { color: '49', size: '168', price: 100, tax_class_id: 0, stock: undefined });
  const doc = configurable([azul, negro], { image: '/s/i/silla.jpg', stock: { is_in_stock: true, qty: 9 } });
  const choice = { productOption: configured(['93', '50'], ['142', '167']) };

  test('has its own sku, price, picture, stock and words, under the sku of its product', () => {
    const { line, stock } = itemOf(doc, choice);
    expect(stock).toEqual({ is_in_stock: true, qty: 3 });
    expect(line).toMatchObject({
      sku: 'SILLA-A',
      parentSku: 'SILLA-RO',
      productType: 'configurable',
      unitGross: 232_00,
      taxClassId: 2,
      image: '/s/i/azul.jpg',
      options: [
        { label: 'Color', value: 'Azul' },
        { label: 'Tamaño', value: 'Chico' },
      ],
    });
    expect(line.productOption?.extension_attributes).toMatchObject({
      configurable_item_options: [
        { option_id: '93', option_value: '50' },
        { option_id: '142', option_value: '167' },
      ],
      custom_options: [],
    });
  });

  test("lives on its product's stock and picture where it has none, and on its own tax class", () => {
    const { line, stock } = value(pricedItemOf(doc, wanted('SILLA-N', { parentSku: 'SILLA-RO' }), pricing()));
    expect(stock).toEqual({ is_in_stock: true, qty: 9 });
    expect(line).toMatchObject({ sku: 'SILLA-N', image: '/s/i/silla.jpg', taxClassId: 0, unitGross: 100_00 });
    const bare = configurable([negro], { image: null, tax_class_id: null });
    expect(value(pricedItemOf(bare, wanted('SILLA-N'), pricing())).line.image).toBeNull();
  });

  test('keeps the custom options it was asked with', () => {
    const engraved = {
      ...doc,
      custom_options: [{ option_id: 7, title: 'Grabado', type: 'field', sort_order: 1, is_require: false, price: 5 }],
    };
    const custom_options = [{ option_id: '7', option_value: 'Ana' }];
    const productOption = { extension_attributes: { ...choice.productOption.extension_attributes, custom_options } };
    const { line } = itemOf(engraved, { productOption });
    expect(line).toMatchObject({
      sku: 'SILLA-A',
      unitGross: 237_00,
      productOption: { extension_attributes: { custom_options } },
    });
    expect(line.options.at(-1)).toEqual({ label: 'Grabado', value: 'Ana' });
  });

  test('values without a label of their own are named by the dictionary', () => {
    const [option] = doc.configurable_options;
    const unnamed = configurable([azul], { configurable_options: [{ ...option, label: '', values: [] }] as never });
    const attributes = new Map([
      [
        'color',
        attribute('color', {
          default_frontend_label: 'Tono',
          options: [{ value: '50', label: 'Azul rey', sort_order: 1 }],
        }),
      ],
    ]);
    expect(itemOf(unnamed, { productOption: configured(['93', '50']) }, { attributes }).line.options).toEqual([
      { label: 'Tono', value: 'Azul rey' },
    ]);
  });

  test('a choice nobody has is refused', () => {
    expect(refusal(doc, { productOption: configured(['93', '49'], ['142', '167']) })).toMatchObject({
      status: 422,
      message: 'No such configuration for the product. Please do choose another combination of attributes.',
      fields: [{ field: 'product_option', rule: 'configuration' }],
    });
  });
});

describe('a bundle', () => {
  const link = (id: string, sku: string, qty = 1, is_default = true): BundleOption['product_links'][number] => ({
    id,
    sku,
    qty,
    position: Number(id),
    is_default,
    can_change_quantity: false,
  });
  const option = (option_id: number, ...product_links: BundleOption['product_links']): BundleOption => ({
    option_id,
    title: `Parte ${option_id}`,
    required: true,
    type: 'select',
    position: option_id,
    product_links,
  });
  const kit = product({
    sku: 'KIT',
    type_id: 'bundle',
    price: 30,
    image: '/k/i/kit.jpg',
    bundle_options: [option(1, link('1', 'MESA')), option(2, link('2', 'SILLA', 2))],
  });
  const mesa = product({ sku: 'MESA', name: 'Mesa', price: 23, special_price: 20 });
  const silla = product({ sku: 'SILLA', name: 'Silla', price: 5, stock: { is_in_stock: true, qty: 5 } });
  const withMembers = (...docs: ProductDocument[]) => ({
    members: new Map([mesa, silla, ...docs].map((doc) => [doc.sku, doc])),
  });

  test('costs what its parts cost, as often as each comes; it is there as often as its scarcest part', () => {
    const { line, stock, scarcest } = itemOf(kit, {}, withMembers());
    expect(line).toMatchObject({
      sku: 'KIT',
      image: '/k/i/kit.jpg',
      unitNet: 30_00,
      unitGross: 34_80,
      unitTax: 4_80,
      regularGross: 38_28,
      taxRate: 16,
      taxClassId: 2,
      options: [
        { label: 'Parte 1', value: 'Mesa' },
        { label: 'Parte 2', value: '2 × Silla' },
      ],
      parts: [
        { sku: 'MESA', qty: 1 },
        { sku: 'SILLA', qty: 2 },
      ],
    });
    expect(stock).toEqual({ is_in_stock: true, qty: 2, manage_stock: true });
    expect(scarcest).toEqual({ name: 'Silla', piece: 2 });
  });

  test('a part of which a set more cannot be made is the scarcest, the first among equals', () => {
    const scarcest = (mesas: number, sillas: number) =>
      itemOf(
        kit,
        {},
        withMembers(
          { ...mesa, stock: { is_in_stock: true, qty: mesas } },
          { ...silla, stock: { is_in_stock: true, qty: sillas } },
        ),
      ).scarcest?.name;
    expect([scarcest(3, 5), scarcest(2, 5), scarcest(1, 9)]).toEqual(['Silla', 'Mesa', 'Mesa']);
  });

  test('with parts of two rates it has the rate their taxes come to', () => {
    const reduced: TaxRuleDocument = {
      ...iva,
      id: 2,
      product_tax_class_ids: [4],
      rates: [{ rate: 8, tax_country_id: 'MX' }],
    };
    const { line } = itemOf(
      kit,
      {},
      { ...withMembers({ ...silla, tax_class_id: 4, price: 10 }), rules: [iva, reduced] },
    );
    expect(line).toMatchObject({ unitNet: 40_00, unitGross: 44_80, taxRate: 12 });
  });

  test("costs its own price where the store view says so, and takes its parts' stock all the same", () => {
    const own = itemOf(kit, {}, { ...withMembers(), store: store({ setFirstBundleOptionPrice: false }) });
    expect(own).toMatchObject({ line: { unitNet: 30_00, unitGross: 34_80, regularGross: 34_80 }, stock: { qty: 2 } });
  });

  test.each<[what: string, change: Partial<ProductDocument>, stock: ProductDocument['stock'], expected: object]>([
    ['a part that is sold out', {}, { is_in_stock: false, qty: 5 }, { is_in_stock: false, qty: 2 }],
    ['a part of which there is none', {}, { is_in_stock: true, qty: 0 }, { is_in_stock: false, qty: 0 }],
    [
      'a part that is not counted',
      {},
      { is_in_stock: true, qty: 0, manage_stock: false },
      { is_in_stock: true, qty: 10, manage_stock: true },
    ],
    [
      'itself marked as sold out',
      { stock: { is_in_stock: false, qty: 9 } },
      silla.stock,
      { is_in_stock: false, qty: 2 },
    ],
    [
      'itself not counted',
      { stock: { is_in_stock: false, qty: 0, manage_stock: false } },
      silla.stock,
      { is_in_stock: true, qty: 2 },
    ],
  ])('stock with %s', (_what, change, stock, expected) => {
    expect(itemOf({ ...kit, ...change }, {}, withMembers({ ...silla, stock })).stock).toMatchObject(expected);
  });

  test('of which no part is counted limits nothing', () => {
    const uncounted = { is_in_stock: true, qty: 0, manage_stock: false };
    const { stock } = itemOf(kit, {}, withMembers({ ...silla, stock: uncounted }, { ...mesa, stock: uncounted }));
    expect(stock).toMatchObject({ is_in_stock: true, manage_stock: false });
  });

  test('of which a part is not sold is refused by the sku of that part; without any part by its configuration', () => {
    expect(refusal(kit, {}, withMembers({ ...silla, status: 2 }))).toMatchObject({
      status: 422,
      detail: { notices: [{ params: { name: 'SILLA' } }] },
    });
    expect(refusal({ ...kit, bundle_options: [] }, {}, withMembers())).toMatchObject({
      status: 422,
      fields: [{ field: 'product_option' }],
    });
  });
});
