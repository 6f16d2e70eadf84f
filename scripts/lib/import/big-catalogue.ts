import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const MIB = 1024 * 1024;
const CATEGORIES = 40;
const FIRST_CATEGORY = 100;
const COLOURS = ['Azul', 'Rojo', 'Verde', 'Negro'];
const SENTENCE =
  'Mueble de madera maciza con acabado natural, patas reforzadas y herrajes de acero que se arman en veinte minutos sin herramienta. ';
/** So that a product has the size of one of a real catalogue, some 10 KB. */
const SENTENCES = 30;

const category = (index: number) => ({
  id: FIRST_CATEGORY + index,
  parent_id: 2,
  name: `Departamento ${index + 1}`,
  path: `1/2/${FIRST_CATEGORY + index}`,
  level: 2,
  position: index,
  is_active: true,
});

const attribute = {
  id: 93,
  attribute_id: 93,
  attribute_code: 'color',
  default_frontend_label: 'Color',
  frontend_input: 'select',
  is_filterable: true,
  options: COLOURS.map((label, index) => ({ value: String(49 + index), label, sort_order: index })),
};

const taxRule = {
  id: 1,
  code: 'IVA',
  product_tax_class_ids: [2],
  customer_tax_class_ids: [3],
  rates: [{ id: 1, tax_country_id: 'MX', tax_region_id: 0, rate: 16 }],
};

/** A product with four variants; the same index always gives the same one. */
function bigProduct(index: number, firstId = 1) {
  const id = firstId + index;
  const price = 500 + ((index * 37) % 9000);
  const sku = `MASA-${id}`;
  return {
    id,
    sku,
    name: `Mesa de centro modelo ${id}`,
    type_id: 'configurable',
    status: 1,
    visibility: 4,
    price,
    special_price: index % 5 === 0 ? Math.floor(price * 0.8) : null,
    tax_class_id: 2,
    category_ids: [FIRST_CATEGORY + (index % CATEGORIES)],
    description: `<p>${SENTENCE.repeat(SENTENCES)}</p><p>Modelo ${id}</p>`,
    created_at: '2026-01-01 00:00:00',
    updated_at: '2026-01-01 00:00:00',
    stock: { is_in_stock: true, qty: 0, manage_stock: true },
    configurable_options: [
      {
        id,
        attribute_id: '93',
        attribute_code: 'color',
        label: 'Color',
        position: 0,
        values: COLOURS.map((label, colour) => ({ value_index: 49 + colour, label })),
      },
    ],
    configurable_children: COLOURS.map((label, colour) => ({
      id: 10_000_000 + index * COLOURS.length + colour,
      sku: `${sku}-${label}`,
      name: `Mesa de centro modelo ${id} ${label}`,
      status: 1,
      price: price + colour,
      tax_class_id: 2,
      color: String(49 + colour),
      stock: { is_in_stock: true, qty: (index + colour) % 20, manage_stock: true },
    })),
    media_gallery: Array.from({ length: 8 }, (_, picture) => ({
      image: `/m/e/mesa-${id}-${picture}.jpg`,
      pos: picture,
      typ: 'image',
      lab: null,
      vid: null,
    })),
  };
}

/** So many of these products, with ids from `firstId` on. */
export function* bigProducts(count: number, firstId: number): Generator<object> {
  for (let index = 0; index < count; index += 1) yield bigProduct(index, firstId);
}

async function* lines(documents: Iterable<unknown>): AsyncGenerator<string> {
  for (const document of documents) yield `${JSON.stringify(document)}\n`;
}

/** Writes documents into a file, one a line. */
export const writeDocuments = (path: string, documents: Iterable<unknown>): Promise<void> =>
  pipeline(Readable.from(lines(documents)), createWriteStream(path));

/**
 * Writes a catalogue whose products take up this many MiB into a folder, one document a line; answers how many products
 * that are.
 */
export async function writeBigCatalogue(folder: string, megabytes: number): Promise<number> {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  function* products() {
    for (let bytes = 0; bytes < megabytes * MIB; count += 1) {
      const product = bigProduct(count);
      bytes += JSON.stringify(product).length;
      yield product;
    }
  }
  const files: [string, Iterable<unknown>][] = [
    ['attributes', [attribute]],
    ['taxrule', [taxRule]],
    ['categories', Array.from({ length: CATEGORIES }, (_, index) => category(index))],
    ['products', products()],
  ];
  for (const [name, documents] of files) await writeDocuments(join(folder, `${name}.ndjson`), documents);
  return count;
}
