import { env as testEnv } from 'cloudflare:test';
import { STORES } from '../../../../src/config/stores';
import type { ImportEntity } from '../../../../src/contract/documents/import-order';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import { commitImport } from '../import/commit';
import { importDocuments } from '../import/import-documents';
import type { ImportReport } from '../import/parts';
import { beginImport, type ImportRun } from '../import/run';

export const env: Env = testEnv;

export function storeView(code = 'viu', more: Partial<StoreView> = {}): StoreView {
  const store = STORES.find((view) => view.storeCode === code);
  if (!store) throw new Error(`no store view ${code}`);
  return {
    ...store,
    priceRanges: [500, 2000, 10_000],
    flags: { ...store.flags, priceRangesByCategory: false },
    ...more,
  };
}

/** 2026-11-20 12:00 in Mexico City. */
export const NOON = Date.UTC(2026, 10, 20, 18);

export type Raw = Record<string, unknown>;

export const TAX_RULE: Raw = {
  id: 1,
  code: 'IVA',
  product_tax_class_ids: [2],
  customer_tax_class_ids: [3],
  rates: [{ id: 1, tax_country_id: 'MX', tax_region_id: 0, rate: 16 }],
};

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label], index) => ({ value, label, sort_order: index }));

const attribute = (
  attribute_id: number,
  attribute_code: string,
  label: string,
  labels: Record<string, string>,
): Raw => ({
  id: attribute_id,
  attribute_id,
  attribute_code,
  default_frontend_label: label,
  frontend_input: 'select',
  is_user_defined: true,
  is_visible: true,
  is_visible_on_front: true,
  is_filterable: true,
  is_comparable: true,
  options: options(labels),
});

export const ATTRIBUTES: Raw[] = [
  attribute(93, 'color', 'Color', { 49: 'Azul', 50: 'Rojo', 51: 'Verde' }),
  attribute(142, 'size', 'Talla', { 167: 'Chica', 168: 'Grande' }),
  attribute(143, 'material', 'Material', { 1: 'Roble', 2: 'Pino' }),
];

export const category = (id: number, name: string, parent_id = 2, more: Raw = {}): Raw => ({
  id,
  parent_id,
  name,
  path: parent_id === 2 ? `1/2/${id}` : `1/2/${parent_id}/${id}`,
  level: parent_id === 2 ? 2 : 3,
  position: id,
  is_active: true,
  product_count: 0,
  ...more,
});

/** A simple product of 1000 pesos net (1160 with IVA) in category 10. */
export const product = (id: number, name: string, more: Raw = {}): Raw => ({
  id,
  sku: `SKU-${id}`,
  name,
  type_id: 'simple',
  status: 1,
  visibility: 4,
  price: 1000,
  tax_class_id: 2,
  category_ids: [10],
  category: [{ category_id: 10, name: 'Muebles' }],
  created_at: '2026-01-01 00:00:00',
  updated_at: '2026-01-01 00:00:00',
  stock: { is_in_stock: true, qty: 10, manage_stock: true },
  ...more,
});

/** A configurable product with a child for each [sku, color, more]. */
export const configurable = (
  id: number,
  sku: string,
  name: string,
  children: [string, string, Raw?][],
  more: Raw = {},
): Raw =>
  product(id, name, {
    sku,
    type_id: 'configurable',
    price: 0,
    stock: { is_in_stock: true, qty: 0, manage_stock: true },
    configurable_options: [
      {
        id,
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
    configurable_children: children.map(([childSku, color, own], index) => ({
      id: id * 100 + index,
      sku: childSku,
      name: `${name} ${color}`,
      status: 1,
      price: 1000,
      tax_class_id: 2,
      color,
      stock: { is_in_stock: true, qty: 5, manage_stock: true },
      ...own,
    })),
    ...more,
  });

export const stream = (text: string): ReadableStream<Uint8Array> =>
  new Blob([text]).stream() as ReadableStream<Uint8Array>;

export const MUEBLES = category(10, 'Muebles');

export async function send(run: ImportRun, entity: ImportEntity, docs: unknown[], now = NOON): Promise<ImportReport> {
  const report = await importDocuments(env, run, entity, stream(JSON.stringify(docs)), now);
  if (!report.ok) throw new Error(report.problem.message);
  return report.value;
}

/**
 * Imports and serves a catalogue with these products, IVA, the three attributes and category 10 unless others are
 * given.
 */
export async function serve(
  store: StoreView,
  products: unknown[],
  more: { [K in ImportEntity]?: unknown[] } = {},
  now = NOON,
): Promise<{ version: number; report: ImportReport }> {
  const run = await beginImport(env, store, now);
  const {
    category: categories = [MUEBLES],
    attribute: attributes = ATTRIBUTES,
    taxrule = [TAX_RULE],
    ...others
  } = more;
  await send(run, 'attribute', attributes, now);
  await send(run, 'taxrule', taxrule, now);
  await send(run, 'category', categories, now);
  const report = await send(run, 'product', products, now);
  for (const [entity, docs] of Object.entries(others)) await send(run, entity as ImportEntity, docs, now);
  const done = await commitImport(env, run, now);
  if (!done.ok) throw new Error(done.problem.message);
  return { version: run.id, report };
}
