import { beforeAll, expect, test } from 'vitest';
import { ATTRIBUTES, category, configurable, product, serve, storeView } from '../adapters/embedded/testing/catalogue';
import { apiApp } from '.';
import { env, gatewayRequest } from './live-request.fixture';

const app = apiApp();
const WINDOW = { special_from_date: '2020-01-01', special_to_date: '2099-12-31' };
const EVERYONE = { customer_group_id: 0, qty: 5, value: 700 };

const SOFAS = category(20, 'Salas', 10, {
  parent_ids: [2, 10],
  slug: 'salas-20',
  url_key: 'salas',
  url_path: 'muebles/salas-20',
  position: 3,
  product_count: 9,
  image: '/salas.jpg',
  banner: '/salas-banner.jpg',
  icon: '/salas.svg',
});

const LAMP = product(1, 'Lámpara', {
  sku: 'LAMPARA',
  special_price: 800,
  final_price: 750,
  ...WINDOW,
  tier_prices: [EVERYONE, { customer_group_id: 7, qty: 1, value: 1 }],
  new: true,
  sale: true,
  stock: { product_id: 1, is_in_stock: true, qty: 4 },
  category_ids: [20],
});

const SOFA = configurable(
  2,
  'SOFA',
  'Sofá',
  [
    [
      'SOFA-AZ',
      '49',
      {
        size: '167',
        status: 0,
        price: 900,
        special_price: 600,
        ...WINDOW,
        tier_prices: [EVERYONE],
        stock: { product_id: 200, is_in_stock: true, qty: 3 },
        custom_attributes: [{ attribute_code: 'material', value: '1' }],
      },
    ],
  ],
  {
    configurable_options: [
      {
        id: 2,
        attribute_id: '93',
        label: 'Color',
        position: 0,
        values: [{ value_index: 49 }, { value_index: 50, label: 'Rojo vino' }],
      },
    ],
  },
);

const SET = product(3, 'Juego', {
  sku: 'JUEGO',
  type_id: 'bundle',
  bundle_options: [
    {
      option_id: 5,
      title: 'Luz',
      required: true,
      type: 'radio',
      position: 1,
      product_links: [
        { id: '1', sku: 'LAMPARA', qty: 2, position: 1, is_default: true, price: null, can_change_quantity: false },
        { id: '2', sku: 'SOFA-AZ', qty: 1, position: 2, is_default: false, price: null, can_change_quantity: false },
      ],
    },
  ],
});

const VOUCHER = product(4, 'Vale', {
  sku: 'VALE',
  type_id: 'virtual',
  stock: { is_in_stock: true, qty: 0, manage_stock: false },
});

beforeAll(() =>
  serve(storeView(), [LAMP, SOFA, SET, VOUCHER], { category: [category(10, 'Muebles'), SOFAS], attribute: ATTRIBUTES }),
);

async function documentOf(entity: string, attribute: string, value: string | number): Promise<Record<string, unknown>> {
  const asked = new Request(
    `https://tienda.example/api/catalog/viu/${entity}/_search?request_format=search-query&response_format=standard`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ _appliedFilters: [{ attribute, scope: 'default', value: { eq: value } }] }),
    },
  );
  const response = await app.request(asked, undefined, { ...env, REQUEST: await gatewayRequest(asked) });
  const { hits } = await response.json<{ hits: { hits: { _source: Record<string, unknown> }[] } }>();
  expect(hits.hits).toHaveLength(1);
  return hits.hits[0]?._source ?? {};
}

test('CAT-007 a category is answered with every field it was imported with, and what is below it', async () => {
  expect(await documentOf('category', 'id', 10)).toMatchObject({
    children_data: [{ id: 20, banner: '/salas-banner.jpg' }],
  });
  expect(await documentOf('category', 'id', 20)).toMatchObject({
    id: 20,
    parent_id: 10,
    parent_ids: [2, 10],
    name: 'Salas',
    slug: 'salas-20',
    url_path: 'muebles/salas-20',
    url_key: 'salas',
    level: 3,
    position: 3,
    is_active: true,
    product_count: 1,
    children_data: [],
    image: '/salas.jpg',
    banner: '/salas-banner.jpg',
    icon: '/salas.svg',
  });
});

test('STOCK-001 the stock of a sku is answered with its product, quantity and whether it is counted', async () => {
  const check = async (sku: string) => {
    const asked = new Request(`https://tienda.example/api/stock/check?sku=${sku}`);
    return (await app.request(asked, undefined, { ...env, REQUEST: await gatewayRequest(asked) })).json();
  };
  expect(await check('LAMPARA')).toMatchObject({
    code: 200,
    result: { product_id: 1, product_sku: 'LAMPARA', qty: 4, is_in_stock: true, manage_stock: true },
  });
  expect(await check('VALE')).toMatchObject({
    code: 200,
    result: { product_id: 4, product_sku: 'VALE', qty: 0, is_in_stock: true, manage_stock: false },
  });
});

test('PROD-001 a product is answered with what identifies it and where it stands', async () => {
  expect(await documentOf('product', 'sku', 'LAMPARA')).toMatchObject({
    id: 1,
    sku: 'LAMPARA',
    name: 'Lámpara',
    type_id: 'simple',
    status: 1,
    visibility: 4,
    url_key: 'lampara',
    url_path: 'muebles/salas-20/lampara-1.html',
    tax_class_id: 2,
    category_ids: [20],
    category: [{ category_id: 20, name: 'Salas' }],
  });
});

test('PROD-010 a bundle is answered with its options, what each offers, how many, and which is the default', async () => {
  const { bundle_options } = await documentOf('product', 'sku', 'JUEGO');
  expect(bundle_options).toMatchObject([
    {
      option_id: 5,
      product_links: [
        { sku: 'LAMPARA', qty: 2, is_default: true },
        { sku: 'SOFA-AZ', qty: 1, is_default: false },
      ],
    },
  ]);
});

test('PROD-002 PROD-003 PROD-011 a product is answered with every price, the steps of the group that asks, and its stock', async () => {
  expect(await documentOf('product', 'sku', 'LAMPARA')).toMatchObject({
    price: 750,
    price_tax: 120,
    price_incl_tax: 870,
    final_price: 750,
    final_price_tax: 120,
    final_price_incl_tax: 870,
    special_price: 750,
    special_price_tax: 120,
    special_price_incl_tax: 870,
    original_price: 1000,
    original_special_price: 800,
    original_final_price: 750,
    ...WINDOW,
    tier_prices: [EVERYONE],
    discount: 25,
    new: true,
    sale: true,
    stock: { product_id: 1, is_in_stock: true, qty: 4 },
  });
});

test('PROD-007 PROD-008 PROD-011 a variant is answered with its own values, status, stock, attributes and prices', async () => {
  const { configurable_children, configurable_options } = await documentOf('product', 'sku', 'SOFA');
  expect(configurable_options).toMatchObject([
    {
      attribute_id: '93',
      attribute_code: 'color',
      label: 'Color',
      values: [
        { value_index: 49, label: 'Azul' },
        { value_index: 50, label: 'Rojo vino' },
      ],
    },
  ]);
  expect(configurable_children).toMatchObject([
    {
      sku: 'SOFA-AZ',
      color: '49',
      size: '167',
      status: 0,
      stock: { product_id: 200, is_in_stock: true, qty: 3 },
      custom_attributes: [
        { attribute_code: 'material', value: '1' },
        { attribute_code: 'color', value: '49' },
      ],
      price: 600,
      price_incl_tax: 696,
      special_price: 600,
      original_price: 900,
      original_special_price: 600,
      ...WINDOW,
      tier_prices: [EVERYONE],
      discount: 33,
    },
  ]);
});

test('PROD-014 a product is answered with what clients keep beside it: whose it is, how many, its attributes, and nothing wrong with it', async () => {
  expect(await documentOf('product', 'sku', 'SOFA')).toMatchObject({
    parentSku: 'SOFA',
    parentId: 2,
    selectedVariant: null,
    qty: 1,
    errors: {},
    info: {},
    attributes_metadata: [
      {
        id: 93,
        attribute_id: 93,
        attribute_code: 'color',
        default_frontend_label: 'Color',
        is_comparable: true,
        options: [{ value: '49', label: 'Azul' }],
      },
      { attribute_code: 'material', options: [{ value: '1', label: 'Roble' }] },
      { attribute_code: 'size', options: [{ value: '167', label: 'Chica' }] },
    ],
  });
});
