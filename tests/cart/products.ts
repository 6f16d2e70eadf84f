const NOW = '2026-11-01 10:00:00';

const product = (id: number, sku: string, net: number, more: object = {}) => ({
  id,
  sku,
  name: `Producto ${sku}`,
  type_id: 'simple',
  status: 1,
  visibility: 4,
  url_key: sku.toLowerCase(),
  slug: `${sku.toLowerCase()}-${id}`,
  url_path: `${sku.toLowerCase()}-${id}.html`,
  price: net,
  final_price: net,
  tax_class_id: 2,
  category_ids: [10],
  category: [{ category_id: 10, name: 'Salas' }],
  image: `/${sku.toLowerCase()}.webp`,
  media_gallery: [],
  created_at: NOW,
  updated_at: NOW,
  stock: { product_id: id, is_in_stock: true, qty: 50, manage_stock: true },
  configurable_options: [],
  configurable_children: [],
  product_links: [],
  bundle_options: [],
  custom_options: [],
  warranties: [],
  ...more,
});

const child = (id: number, sku: string, net: number, color: string) => ({
  id,
  sku,
  name: sku,
  status: 1,
  price: net,
  final_price: net,
  tax_class_id: 2,
  color,
  stock: { product_id: id, is_in_stock: true, qty: 30, manage_stock: true },
  custom_attributes: [{ attribute_code: 'color', value: color }],
});

const member = (sku: string, linked: string, position: number, qty: number) => ({
  sku,
  link_type: 'associated',
  linked_product_sku: linked,
  linked_product_type: 'simple',
  position,
  qty,
});

/** 100 net is 116 with IVA. */
export const PRODUCTS = [
  product(1, 'MESA', 100),
  product(2, 'LAMPARA', 200),
  product(3, 'POCOS', 100, { stock: { product_id: 3, is_in_stock: true, qty: 3, manage_stock: true } }),
  product(4, 'AGOTADO', 100, { stock: { product_id: 4, is_in_stock: false, qty: 0, manage_stock: true } }),
  product(5, 'SILLA', 150, {
    type_id: 'configurable',
    configurable_options: [
      {
        id: 1,
        attribute_id: '93',
        attribute_code: 'color',
        label: 'Color',
        position: 0,
        values: [
          { value_index: 49, label: 'Azul' },
          { value_index: 50, label: 'Rojo' },
        ],
      },
    ],
    configurable_children: [child(51, 'SILLA-AZ', 150, '49'), child(52, 'SILLA-RO', 160, '50')],
  }),
  product(6, 'COMEDOR', 0, {
    type_id: 'grouped',
    product_links: [member('COMEDOR', 'MESA', 1, 1), member('COMEDOR', 'LAMPARA', 2, 2)],
  }),
  product(7, 'TARJETA', 500, { type_id: 'virtual' }),
  product(8, 'MOTO', 20_000, { category_ids: [71], category: [{ category_id: 71, name: 'Motos' }] }),
  product(9, 'LAVADORA', 5000, {
    warranties: [{ sku: 'GARANTIA-2', name: 'Garantía de 2 años', months: 24, price: 500 }],
  }),
  product(10, 'UNICOS', 100, { stock: { product_id: 10, is_in_stock: true, qty: 20, manage_stock: true } }),
  product(11, 'CAMBIA', 100),
  product(12, 'PAQUETE', 0, {
    type_id: 'bundle',
    stock: { product_id: 12, is_in_stock: true, qty: 0, manage_stock: true },
    bundle_options: [
      {
        option_id: 1,
        title: 'Mesa',
        required: true,
        type: 'radio',
        position: 1,
        product_links: [
          { id: '1', sku: 'MESA', qty: 1, position: 1, is_default: true, can_change_quantity: false },
          { id: '2', sku: 'LAMPARA', qty: 1, position: 2, is_default: false, can_change_quantity: false },
        ],
      },
    ],
  }),
  product(13, 'RAPIDO', 100, { stock: { product_id: 13, is_in_stock: true, qty: 100_000, manage_stock: true } }),
  product(14, 'FALLA', 100, { stock: { product_id: 14, is_in_stock: true, qty: 1000, manage_stock: true } }),
  product(15, 'GRABADO', 100, {
    custom_options: [
      {
        option_id: 7,
        title: 'Grabado',
        type: 'field',
        sort_order: 1,
        is_require: true,
        price: 10,
        price_type: 'fixed',
      },
    ],
  }),
  product(16, 'MAYOREO', 100, {
    tier_prices: [
      { customer_group_id: 2, qty: 1, value: 80 },
      { customer_group_id: 2, qty: 5, value: 50 },
      { customer_group_id: 3, qty: 1, value: 10 },
    ],
  }),
];
