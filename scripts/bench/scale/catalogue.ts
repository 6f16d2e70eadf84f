import type { ImportEntity } from '../../../src/contract/documents/import-order.ts';
import type { Source } from '../../lib/import/source.ts';

/** Products of the category that is the same in a catalogue of any size. */
export const SAME = 300;
export const SAME_CATEGORY = { id: 50, slug: 'trescientos-50' };
/** The largest list: a quarter of the catalogue. */
export const LARGEST_CATEGORY = { id: 100, slug: 'division-uno-100' };

const DIVISIONS = ['Uno', 'Dos', 'Tres', 'Cuatro'];
const DEPARTMENTS = 5;
const LEAVES = 10;
const FIRST_DEPARTMENT = 200;
export const FIRST_LEAF = 1000;
const ALL_LEAVES = DIVISIONS.length * DEPARTMENTS * LEAVES;

/** The categories that have products of their own. */
export const LEAF_IDS = Array.from({ length: ALL_LEAVES }, (_, index) => FIRST_LEAF + index);

/** The largest category and everything below it, as clients name the categories of a list. */
export const LARGEST_IDS = [
  LARGEST_CATEGORY.id,
  ...Array.from({ length: DEPARTMENTS }, (_, index) => FIRST_DEPARTMENT + index),
  ...Array.from({ length: DEPARTMENTS * LEAVES }, (_, index) => FIRST_LEAF + index),
];

const NOUNS =
  'mesa silla sillón sofá cama colchón buró cómoda ropero librero escritorio lámpara espejo tapete cortina cojín almohada sábana cobija toalla refrigerador lavadora secadora estufa horno microondas licuadora cafetera batidora tostador plancha ventilador calefactor aspiradora televisor bocina audífono celular tableta bicicleta'.split(
    ' ',
  );
const STYLES = 'plegable apilable rústico moderno clásico infantil compacto reforzado ligero premium'.split(' ');
const PLACES = 'sala comedor recámara cocina baño terraza oficina estudio patio cochera vestíbulo lavandería'.split(
  ' ',
);
const SENTENCES = [
  'Llega armado y se limpia con un paño húmedo',
  'Resiste el uso de todos los días en una casa con niños',
  'Su acabado no se raya con facilidad y conserva el color',
  'Cabe por una puerta de setenta centímetros sin desarmarlo',
  'Incluye instructivo en español y la herramienta que hace falta',
  'Se fabrica en Jalisco con proveedores de la región',
  'El embalaje es de cartón y se puede reciclar completo',
  'Tiene garantía del fabricante contra defectos de armado',
];
const SENTENCES_EACH = 5;

const ATTRIBUTES: [id: number, code: string, label: string, values: string[]][] = [
  [93, 'color', 'Color', ['Negro', 'Blanco', 'Gris', 'Azul', 'Rojo', 'Verde', 'Amarillo', 'Café']],
  [142, 'size', 'Talla', ['Chica', 'Mediana', 'Grande', 'Extragrande', 'Individual', 'Matrimonial']],
  [143, 'material', 'Material', ['Nogal', 'Roble', 'Pino', 'Acero', 'Lino', 'Piel']],
];
/** Which value a product has: steps without a common divisor, so that values do not go together. */
const STEPS: Record<string, number> = { color: 3, size: 7, material: 11 };

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

function optionOf(code: string, index: number): { value: string; label: string } {
  const [id, , , labels] = ATTRIBUTES.find(([, name]) => name === code) as (typeof ATTRIBUTES)[number];
  const place = Math.floor(index / (STEPS[code] ?? 1)) % labels.length;
  return { value: String(id * 100 + place), label: labels[place] as string };
}

const attribute = ([id, code, label, values]: (typeof ATTRIBUTES)[number]) => ({
  id,
  attribute_id: id,
  attribute_code: code,
  default_frontend_label: label,
  frontend_input: 'select',
  is_user_defined: true,
  is_visible: true,
  is_filterable: true,
  options: values.map((text, place) => ({ value: String(id * 100 + place), label: text, sort_order: place })),
});

const category = (id: number, name: string, path: string, slug: string, position: number) => ({
  id,
  parent_id: Number(path.split('/').at(-2)),
  name,
  path,
  slug,
  url_key: slug,
  url_path: slug,
  level: path.split('/').length - 1,
  position,
  is_active: true,
});

const departmentOf = (leaf: number): number => Math.floor(leaf / LEAVES);
const divisionOf = (leaf: number): number => Math.floor(departmentOf(leaf) / DEPARTMENTS);

function* categories() {
  yield category(SAME_CATEGORY.id, 'Trescientos', `1/2/${SAME_CATEGORY.id}`, SAME_CATEGORY.slug, 0);
  for (const [index, name] of DIVISIONS.entries()) {
    const id = LARGEST_CATEGORY.id + index;
    yield category(id, `División ${name}`, `1/2/${id}`, `division-${name.toLowerCase()}-${id}`, index + 1);
  }
  for (let leaf = 0; leaf < ALL_LEAVES; leaf += 1) {
    const [division, department, id] = [
      LARGEST_CATEGORY.id + divisionOf(leaf),
      FIRST_DEPARTMENT + departmentOf(leaf),
      FIRST_LEAF + leaf,
    ];
    const above = `1/2/${division}/${department}`;
    if (leaf % LEAVES === 0)
      yield category(
        department,
        `Departamento ${departmentOf(leaf) + 1}`,
        above,
        `departamento-${department}`,
        departmentOf(leaf),
      );
    yield category(id, `${pick(NOUNS, leaf)} ${leaf + 1}`, `${above}/${id}`, `hoja-${id}`, leaf);
  }
}

/** The product with this number, from 0; the same in a catalogue of any size. */
function product(index: number) {
  const leaf = index % ALL_LEAVES;
  const isSame = index < SAME;
  const id = index + 1;
  const [color, size, material] = [optionOf('color', index), optionOf('size', index), optionOf('material', index)];
  const noun = isSame ? pick(NOUNS, index) : pick(NOUNS, leaf);
  const name = `${noun} ${pick(STYLES, Math.floor(index / 13))} de ${material.label.toLowerCase()} para ${pick(PLACES, Math.floor(index / 17))} ${color.label.toLowerCase()} M${id}`;
  const price = 100 + ((index * 7919) % 20_000);
  const sku = `ESC-${id}`;
  const isConfigurable = index % 4 === 0;
  const variants = [0, 1, 2].map((step) => optionOf('color', index + step * (STEPS.color ?? 1)));
  return {
    id,
    sku,
    name,
    url_key: `escala-${id}`,
    slug: `escala-${id}`,
    type_id: isConfigurable ? 'configurable' : 'simple',
    status: 1,
    visibility: 4,
    price,
    special_price: index % 6 === 0 ? Math.floor(price * 0.85) : null,
    tax_class_id: 2,
    marca: `Marca ${index % 90}`,
    category_ids: [isSame ? SAME_CATEGORY.id : FIRST_LEAF + leaf],
    category: [
      isSame
        ? { category_id: SAME_CATEGORY.id, name: 'Trescientos', position: index }
        : { category_id: FIRST_LEAF + leaf, name: noun, position: index },
    ],
    description: `<p>${Array.from({ length: SENTENCES_EACH }, (_, line) => pick(SENTENCES, index + line)).join('. ')}.</p>`,
    created_at: `2026-0${1 + (index % 9)}-01 00:00:00`,
    updated_at: `2026-0${1 + (index % 9)}-01 00:00:00`,
    image: `/e/${id % 500}.jpg`,
    stock: { is_in_stock: index % 20 !== 0, qty: index % 20, manage_stock: true },
    color: color.value,
    size: size.value,
    material: material.value,
    ...(isConfigurable
      ? {
          configurable_options: [
            {
              id,
              attribute_id: '93',
              attribute_code: 'color',
              label: 'Color',
              position: 0,
              values: variants.map(({ value, label }) => ({ value_index: Number(value), label })),
            },
          ],
          configurable_children: variants.map(({ value }, step) => ({
            id: 10_000_000 + index * variants.length + step,
            sku: `${sku}-${step + 1}`,
            name: `${name} ${step + 1}`,
            status: 1,
            price: price + step,
            tax_class_id: 2,
            color: value,
            stock: { is_in_stock: true, qty: (index + step) % 20, manage_stock: true },
          })),
        }
      : {}),
  };
}

function* products(count: number) {
  for (let index = 0; index < count; index += 1) yield product(index);
}

const TAX_RULE = {
  id: 1,
  code: 'IVA',
  product_tax_class_ids: [2],
  customer_tax_class_ids: [3],
  rates: [{ id: 1, tax_country_id: 'MX', tax_region_id: 0, rate: 16 }],
};

/** Documents a piece of the stream has. */
const A_PIECE = 200;

function streamed(documents: () => Iterable<object>): ReadableStream<Uint8Array> {
  const rest = documents()[Symbol.iterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      const lines: string[] = [];
      for (let next = rest.next(); !next.done; next = rest.next()) {
        lines.push(`${JSON.stringify(next.value)}\n`);
        if (lines.length === A_PIECE) break;
      }
      if (lines.length === 0) controller.close();
      else controller.enqueue(encoder.encode(lines.join('')));
    },
  });
}

/**
 * A generated catalogue of so many products, at least 300, as sources to import. The products of a small one are the
 * first of a large one.
 */
export function scaleSources(count: number): Source[] {
  const source = (entity: ImportEntity, documents: () => Iterable<object>): Source => ({
    entity,
    name: `${entity} ${count}`,
    bytes: null,
    open: () => streamed(documents),
  });
  return [
    source('attribute', () => ATTRIBUTES.map(attribute)),
    source('taxrule', () => [TAX_RULE]),
    source('category', categories),
    source('product', () => products(count)),
  ];
}
