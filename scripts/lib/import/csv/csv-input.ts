import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { Stop } from '../../stop.mjs';
import type { Entry, Input } from '../input.ts';
import { stampOf } from '../json-input.ts';
import { needAgreement } from './currency-and-iva.ts';
import { type Groups, groupRows } from './group-rows.ts';
import { type Columns, type Mapping, type Numbered, PRICES } from './mapping.ts';
import { isCounted, isUncounted, stockOf } from './offer.ts';
import { type AtBranches, atBranches, hasParts, placesText } from './places.ts';
import { type ProductRows, productOf, skuOf, undecidedIn, variantSkuOf } from './products.ts';
import { isPlacedRow, Registry } from './registry.ts';
import { type CsvChoices, rowsOf } from './rows.ts';
import { isPriced, type LeftOut } from './sold-once.ts';
import { flagOf } from './values.ts';
import { warningsOf } from './warnings.ts';

/** Larger files are split: the rows of one are held at once, for variants may stand far from their product. */
const MOST_MIB = 256;
const MOST_NAMED = 12;

interface Converted {
  entries: Entry[];
  left: string[];
  unlimited: string[];
  columnOf(field: string): string | null;
  stock: StockIn;
}

/** Pieces of what a file sells, by place, its rows that sell nothing, and what it has beside. */
export interface StockIn {
  sold: SoldStock[];
  leftOut: LeftOut[];
  /** Columns of prices that the file has. */
  prices: string[];
}

/**
 * Pieces of what is sold: the shop's, null where nobody counts them, and those of branches. `isIn`: whether it is there at
 * all; null where nobody counts it and the file does not say.
 */
export interface SoldStock {
  sku: string;
  qty: number | null;
  isIn: boolean | null;
  at: AtBranches;
}

/** Fields of a product that are not called as those of a row they come of, the one that counts first. */
const SOURCES: Record<string, string[]> = {
  price: ['price_market', 'price_now', 'price'],
  special_price: ['price_market', 'price_now', 'special_price'],
  tax_class_id: ['tax_class', 'taxable'],
  type_id: ['type'],
  marca: ['brand'],
  keywords: ['tags'],
  stock: ['qty'],
  media_gallery: ['images'],
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const linesOf = (rows: readonly { line: number }[]): string =>
  rows
    .slice(0, MOST_NAMED)
    .map(({ line }) => line)
    .join(', ') + (rows.length > MOST_NAMED ? ' …' : '');

/** Rows that are sold without limit: as the file means it, and because it does not say how many there are. */
function withoutLimit(rows: readonly Numbered[], { open_stock }: Mapping): { meant: Numbered[]; open: Numbered[] } {
  const endless = rows.filter(({ row }) => {
    const { is_in_stock, manage_stock } = stockOf(row);
    return is_in_stock && !manage_stock;
  });
  const [open, meant] = [true, false].map((isOpen) =>
    endless.filter(({ row }) => (isCounted(row) || !(open_stock || isUncounted(row))) === isOpen),
  ) as [Numbered[], Numbered[]];
  return { meant, open };
}

/** What would be sold without limit because the file does not say how many there are. */
function unlimitedOf(name: string, open: readonly Numbered[], columns: Columns, { stock }: Mapping): string[] {
  if (!columns.has('qty') && !stock?.shop) return [`${name} no trae existencias: todo se vendería sin límite`];
  if (open.length === 0) return [];
  return [
    open.length === 1
      ? `El renglón ${linesOf(open)} de ${name} no trae sus existencias: se vendería sin límite`
      : `${open.length} renglones de ${name} no traen sus existencias, como el ${linesOf(open)}: se venderían sin límite`,
  ];
}

/** What a file sells that nobody sends, in words. */
function notSentText(name: string, { giftCards, others, partly }: Groups['notSent']): string[] {
  const of = (lines: readonly number[], text: string): string =>
    lines.length > 0
      ? `${counted(lines.length, 'renglón', 'renglones')} de ${name} ${text}: ${linesOf(lines.map((line) => ({ line })))}`
      : '';
  return [
    of(giftCards, 'de tarjetas de regalo, que se venden sin envío ni IVA, cada monto aparte; su código lo mandas tú'),
    of(others, 'sin envío, porque así lo dice el archivo; no se ofrece su entrega, y cada variante va aparte'),
    of(partly, 'de productos con variantes que se envían y otras que no: aquí se envían todas'),
  ];
}

/** What a file says of pieces that are not counted as they stand, in words. */
function piecesText(name: string, meant: readonly Numbered[], parted: readonly Numbered[]): string[] {
  return [
    meant.length > 0
      ? `${counted(meant.length, 'renglón', 'renglones')} de ${name} se ${meant.length === 1 ? 'vende' : 'venden'} sin límite, porque así lo dice el archivo: ${linesOf(meant)}`
      : '',
    parted.length > 0
      ? `${counted(parted.length, 'renglón', 'renglones')} de ${name} ${parted.length === 1 ? 'trae' : 'traen'} partes de pieza, que no se venden: ${linesOf(parted)}`
      : '',
  ];
}

/** Variants that nobody can choose, each with its line, its product and what it does not say. */
function undecidedText(name: string, products: readonly ProductRows[]): string {
  const undecided = products.flatMap((product) =>
    product.variants.flatMap((variant) => {
      const open = undecidedIn(variant, product);
      const own = skuOf(product.row);
      const sku = variantSkuOf(variant, own);
      return open.length > 0 ? [`${sku} (renglón ${variant.line}, de ${own}, sin ${open.join(' ni ')})`] : [];
    }),
  );
  if (undecided.length === 0) return '';
  const [one, many] = ['vale', 'valen'].map(
    (verb) => `${verb} para cualquier valor de lo que otras distinguen y no se`,
  );
  const why = undecided.length === 1 ? `${one} puede` : `${many} pueden`;
  const named = undecided.slice(0, MOST_NAMED).join(', ') + (undecided.length > MOST_NAMED ? ' …' : '');
  return `${counted(undecided.length, 'variante', 'variantes')} de ${name} ${why} escoger: ${named}`;
}

/** Pieces of what a product sells: itself or its variants. */
function soldOf(mapping: Mapping, { row, variants }: ProductRows): SoldStock[] {
  const own = skuOf(row);
  const sold =
    variants.length > 0 ? variants.map((one) => ({ sku: variantSkuOf(one, own), row: one.row })) : [{ sku: own, row }];
  return sold.map((one) => {
    const { qty, manage_stock, is_in_stock } = stockOf(one.row);
    const isSaid = manage_stock || flagOf(one.row.in_stock) !== null;
    return {
      sku: one.sku,
      qty: manage_stock ? qty : null,
      isIn: isSaid ? is_in_stock : null,
      at: atBranches(mapping, one.row),
    };
  });
}

/** Pieces of what a file sells, by place. Throws a Stop where the file is not taken. */
export const stockIn = async (path: string, choices: Omit<CsvChoices, 'prices'>): Promise<StockIn> =>
  (await convert(path, { ...choices, prices: 'with-iva' }, false)).stock;

/** `needsPrices`: whether the file has to say them. */
async function convert(path: string, choices: CsvChoices, needsPrices = true): Promise<Converted> {
  const name = basename(path);
  const { prices } = choices;
  if (prices === undefined)
    throw new Stop(`Di si los precios de ${name} llevan IVA: --prices with-iva o --prices without-iva.`);
  if (statSync(path).size > MOST_MIB * 1024 * 1024)
    throw new Stop(`${name} pasa de ${MOST_MIB} MiB: pártelo en varios archivos.`);
  const { rows, mapping, columns, encoding } = await rowsOf(name, path, choices, needsPrices);
  if (needsPrices) needAgreement(name, columns, prices);
  const { unknown } = columns;
  const registry = new Registry(
    mapping,
    rows.some(({ row }) => isPlacedRow(mapping, row)),
  );
  const { products, leftOut, otherViews, byId, called, notSent } = groupRows(name, rows, mapping);
  const documents = products.map((product) => ({
    line: product.line,
    value: productOf({ mapping, registry, prices }, product),
  }));
  const sold = products.flatMap((product) => soldOf(mapping, product));
  const selling = products.flatMap(({ line, row, variants }) => (variants.length > 0 ? variants : [{ line, row }]));
  const { meant, open } = withoutLimit(
    selling.filter(({ row }) => isPriced(row)),
    mapping,
  );
  const parted = selling.filter(({ row }) => hasParts(row));
  const encoder = new TextEncoder();
  const entry = (entity: NonNullable<Input['entity']>, value: unknown, position: number): Entry => ({
    position,
    entity,
    value,
    bytes: encoder.encode(JSON.stringify(value)),
  });
  const classes = [
    ...new Set(
      rows.flatMap(({ row }) =>
        !row.store && registry.tax(row.tax_class, row.taxable) === null ? [row.tax_class ?? ''] : [],
      ),
    ),
  ];
  return {
    entries: [
      ...registry.attributeDocuments.map((value, index) => entry('attribute', value, index + 1)),
      ...registry.taxDocuments.map((value, index) => entry('taxrule', value, index + 1)),
      ...registry.categoryDocuments.map((value, index) => entry('category', value, index + 1)),
      ...documents.map(({ line, value }) => entry('product', value, line)),
      ...leftOut.map(({ line, sku, reason }) => ({ position: line, kind: 'product' as const, name: sku, reason })),
    ],
    left: [
      encoding === 'windows-1252' ? `${name} está en Windows-1252 y así se leyó: revisa sus acentos en la lista` : '',
      unknown.length > 0
        ? `De ${name} (${mapping.name}) no se ${unknown.length === 1 ? 'usa' : 'usan'} ${counted(unknown.length, 'columna', 'columnas')}: ${unknown.slice(0, MOST_NAMED).join(', ')}${unknown.length > MOST_NAMED ? ' …' : ''}`
        : '',
      undecidedText(name, products),
      byId.length > 0
        ? `${counted(byId.length, 'producto', 'productos')} de ${name} ${byId.length === 1 ? 'no trae clave y se llama' : 'no traen clave y se llaman'} por el número que tiene${byId.length === 1 ? '' : 'n'} en ${mapping.name}, renglón ${linesOf(byId)}`
        : '',
      called.length > 0
        ? `${counted(called.length, 'renglón', 'renglones')} de ${name} ${called.length === 1 ? 'no trae clave y se llama' : 'no traen clave y se llaman'} por su producto y sus opciones, como «${called[0]?.sku}», renglón ${linesOf(called)}`
        : '',
      ...notSentText(name, notSent),
      ...warningsOf(name, rows, products, mapping),
      ...piecesText(name, meant, parted),
      placesText(
        name,
        mapping,
        sold.map(({ qty, at }) => ({ qty: qty ?? 0, at })),
      ),
      otherViews > 0
        ? `${counted(otherViews, 'renglón', 'renglones')} de ${name} ${otherViews === 1 ? 'es de otra vista de tienda y no se toma' : 'son de otra vista de tienda y no se toman'}`
        : '',
      classes.length > 0
        ? `El mapeo no conoce las clases de impuesto ${classes.map((one) => one || '«» (vacía)').join(', ')} de ${name}: agrégalas a «taxes» en una copia y dala con --mapping`
        : '',
    ].filter(Boolean),
    unlimited: unlimitedOf(name, open, columns, mapping),
    columnOf: (field) => {
      const found = (SOURCES[field] ?? [field]).find(columns.has);
      return found === undefined ? null : columns.nameOf(found);
    },
    stock: { sold, leftOut, prices: PRICES.filter(columns.has).map(columns.nameOf) },
  };
}

/**
 * The product export of a shop system as the documents it comes to: attributes, taxes, categories, products with their
 * variants.
 */
export function csvInput(path: string, choices: CsvChoices): Input {
  let converted: Promise<Converted> | null = null;
  let said: Pick<Converted, 'left' | 'unlimited' | 'columnOf'> = { left: [], unlimited: [], columnOf: () => null };
  async function* entries(): AsyncGenerator<Entry> {
    converted ??= convert(path, choices);
    said = await converted;
    yield* (await converted).entries;
  }
  return {
    name: basename(path),
    path,
    entity: null,
    bytes: null,
    stamp: `${stampOf(path)} ${choices.prices} ${choices.mapping ?? ''}`,
    entries,
    columnOf: (field) => said.columnOf(field),
    left: () => said.left,
    unlimited: () => said.unlimited,
  };
}
