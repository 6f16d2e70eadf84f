import { storeFlags } from '../../config/flags';
import { SHIPPING_RATES } from '../../config/shipping';
import { DEFAULT_RANKING } from '../../config/stores';
import type { StoreView } from '../store-view';
import type { AttributeDocument, CategoryDocument, ChildDocument, ProductDocument, TaxRuleDocument } from './document';
import type { PageContext } from './product-page/card';

/** Documents for tests: the least a normalised one has, with what a test is about laid over it. */
export const product = (fields: Partial<ProductDocument> = {}): ProductDocument => ({
  id: 77,
  sku: 'LAMP-01',
  name: 'Lámpara de pie',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  price: 100,
  tax_class_id: 2,
  url_key: 'lampara-de-pie',
  slug: 'lampara-de-pie-77',
  url_path: 'lampara-de-pie.html',
  category_ids: [],
  category: [],
  media_gallery: [],
  created_at: '2026-01-01 00:00:00',
  updated_at: '2026-01-01 00:00:00',
  stock: { is_in_stock: true, qty: 10 },
  configurable_options: [],
  configurable_children: [],
  product_links: [],
  bundle_options: [],
  custom_options: [],
  warranties: [],
  ...fields,
});

export const child = (sku: string, fields: Partial<ChildDocument> = {}): ChildDocument => ({
  id: 1000 + sku.charCodeAt(0),
  sku,
  status: 1,
  price: 10,
  stock: { is_in_stock: true, qty: 5 },
  ...fields,
});

const colorOption = {
  id: 1,
  attribute_id: '93',
  attribute_code: 'color',
  label: 'Color',
  position: 0,
  values: [
    { value_index: 49, label: 'Negro', swatch: '#000000' },
    { value_index: 50, label: 'Azul', swatch: '#1857F7' },
  ],
};

export const sizeOption = {
  id: 2,
  attribute_id: '142',
  attribute_code: 'size',
  label: 'Tamaño',
  position: 1,
  values: [
    { value_index: 167, label: 'Chico' },
    { value_index: 168, label: 'Grande' },
  ],
};

/** A configurable by color and size. */
export const configurable = (children: ChildDocument[], fields: Partial<ProductDocument> = {}): ProductDocument =>
  product({
    sku: 'SILLA-RO',
    type_id: 'configurable',
    price: 0,
    configurable_options: [colorOption, sizeOption],
    configurable_children: children,
    ...fields,
  });

export const iva: TaxRuleDocument = {
  id: 1,
  product_tax_class_ids: [2],
  customer_tax_class_ids: [3],
  rates: [{ rate: 16, tax_country_id: 'MX', tax_region_id: 0 }],
};

export const attribute = (attribute_code: string, fields: Partial<AttributeDocument> = {}): AttributeDocument => ({
  id: 93,
  attribute_id: 93,
  attribute_code,
  default_frontend_label: attribute_code,
  is_user_defined: true,
  is_visible: true,
  is_visible_on_front: true,
  is_filterable: true,
  is_comparable: true,
  options: [],
  ...fields,
});

export const category = (id: number, parent_id: number, fields: Partial<CategoryDocument> = {}): CategoryDocument => ({
  id,
  parent_id,
  parent_ids: [],
  name: `Categoría ${id}`,
  slug: `categoria-${id}`,
  url_key: `categoria-${id}`,
  url_path: `categoria-${id}`,
  level: 2,
  position: 0,
  is_active: true,
  product_count: 1,
  path: '',
  children_data: [],
  ...fields,
});

export const store = (flags: Partial<StoreView['flags']> = {}, tax: Partial<StoreView['tax']> = {}): StoreView => ({
  storeCode: 'viu',
  storeId: 2,
  prefix: '',
  name: 'Viu',
  appendStoreCode: false,
  i18n: { defaultLocale: 'es-MX', currencyCode: 'MXN', currencySign: '$', defaultCountry: 'MX' },
  tax: { defaultCountry: 'MX', userGroupId: null, useOnlyDefaultUserGroupId: false, ...tax },
  externalCheckout: null,
  silentLoginPath: '/silent-login',
  timer: null,
  tag: null,
  priceRanges: [50, 100, 150],
  ranking: DEFAULT_RANKING,
  shipping: SHIPPING_RATES,
  flags: storeFlags(flags),
});

/** Noon of 15 January 2026 in Mexico City. */
export const NOON = Date.UTC(2026, 0, 15, 18);

export const context = (fields: Partial<PageContext> = {}): PageContext => ({
  rules: [iva],
  place: { country: 'MX' },
  now: NOON,
  groupId: 0,
  store: store(),
  attributes: new Map(),
  ...fields,
});
