import { DEMO_SMALL, type DemoStore } from '../../scripts/demo';
import type { ProductDocument } from '../../src/domain/catalogue/document';

/** The demo's sofa, with more to choose than its variant, one variant sold out, another taxed and priced otherwise. */
function documents(): ProductDocument[] {
  const [viu] = DEMO_SMALL;
  const products = viu?.entities.find(([entity]) => entity === 'product')?.[1] as ProductDocument[];
  const sofa = products.find(({ sku }) => sku === 'SOFA-CHESTER');
  const [first] = sofa?.configurable_children ?? [];
  if (!sofa || !first) throw new Error('the demo has no sofa');
  const [colour] = sofa.configurable_options.filter(({ attribute_code }) => attribute_code === 'color');
  if (!colour) throw new Error('the sofa comes in no colours');
  const values = colour.values.slice(0, 3);
  const children = values.map((value, index) => ({
    ...first,
    id: 990_010 + index,
    sku: `HECHO-${index}`,
    color: String(value.value_index),
    price: 1000 + index * 100,
    special_price: null,
    final_price: null,
    image:
      sofa.configurable_children.find(({ color }) => String(color) === String(value.value_index))?.image ?? first.image,
    stock: { is_in_stock: index !== 1, qty: [50, 0, 4][index] ?? 0, manage_stock: true },
  }));
  const made = {
    ...sofa,
    id: 99001,
    sku: 'HECHO',
    name: 'Hecho a mano',
    slug: 'hecho-a-mano-99001',
    url_key: 'hecho-a-mano',
    url_path: 'hecho-a-mano.html',
    configurable_options: [{ ...colour, values }],
    configurable_children: children,
    product_links: [],
    custom_options: [
      {
        option_id: 1,
        title: 'Grabado',
        type: 'field',
        is_require: false,
        sort_order: 1,
        price: 10,
        price_type: 'percent',
      },
    ] as ProductDocument['custom_options'],
  };
  const sizes = Array.from({ length: 20 }, (_, index) => ({ value_index: 7000 + index, label: `Talla ${index}` }));
  const many = {
    ...made,
    id: 99002,
    sku: 'MUCHOS',
    name: 'Muchos',
    slug: 'muchos-99002',
    url_key: 'muchos',
    url_path: 'muchos.html',
    custom_options: [],
    configurable_options: [{ ...colour, attribute_id: '999', attribute_code: 'talla', label: 'Talla', values: sizes }],
    configurable_children: sizes.map(({ value_index }, index) => ({
      ...first,
      id: 990_100 + index,
      sku: `M-${index}`,
      talla: value_index,
      price: 500 + index,
      special_price: null,
      final_price: null,
      stock: { is_in_stock: true, qty: 9, manage_stock: true },
    })),
  };
  const [plain, other] = values;
  const two = {
    ...many,
    id: 99003,
    sku: 'CRUZADO',
    name: 'Cruzado',
    slug: 'cruzado-99003',
    url_key: 'cruzado',
    url_path: 'cruzado.html',
    configurable_options: [
      { ...colour, values: [plain, other] },
      { ...colour, attribute_id: '999', attribute_code: 'talla', label: 'Talla', values: sizes.slice(0, 2) },
    ],
    configurable_children: [plain, other].map((value, index) => ({
      ...first,
      id: 990_200 + index,
      sku: `C-${index}`,
      color: String(value?.value_index),
      talla: sizes[index]?.value_index,
      special_price: null,
      final_price: null,
      stock: { is_in_stock: true, qty: 9, manage_stock: true },
    })),
  } as ProductDocument;
  return [sofa, made, many, two];
}

/** The demo's first store with no products but these. */
export function withManyVariants(): DemoStore {
  const [viu] = DEMO_SMALL;
  const entities = (viu?.entities ?? []).filter(([entity]) => ['attribute', 'taxrule', 'category'].includes(entity));
  return { storeCode: 'viu', entities: [...entities, ['product', documents()]] };
}
