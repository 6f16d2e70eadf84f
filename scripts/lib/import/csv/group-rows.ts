import { foldText } from '../../../../src/domain/search/text';
import { handled } from './handles.ts';
import { keyed } from './keys.ts';
import type { Mapping, Numbered, Row } from './mapping.ts';
import { type NotSent, notSent } from './not-sent.ts';
import { optionsOf, type ProductRows, skuOf, variantLabel, variantSkuOf } from './products.ts';
import { isPriced, type LeftOut, soldOnce } from './sold-once.ts';
import { listOf, pairsOf } from './values.ts';

/** The name of the only option of a product that has no options. */
const NO_OPTION = 'Title';
const VARIANT = 'variant';
const ALONE = 'simple';

export interface Grouping {
  products: ProductRows[];
  /** Rows that are not taken, and how many are of other store views. */
  leftOut: LeftOut[];
  otherViews: number;
  /** Products that have no sku and are called by the number their system gave them. */
  byId: Numbered[];
}

/** A row that is sold under a sku that the file does not have, made of its product's and what it is chosen by. */
export interface Called {
  line: number;
  sku: string;
}

export interface Groups extends Grouping {
  called: Called[];
  /** Lines of what nobody sends, and of products of which only some variants are sent. */
  notSent: Omit<NotSent, 'products'>;
}

const single = ({ line, row }: Numbered): ProductRows => ({ line, row, variants: [], pictures: [] });

/** Variants name their product by its sku or as "id:12". */
function byParent(given: readonly Numbered[], mapping: Mapping): Grouping {
  const isOf = (row: Row, type: string): boolean =>
    row.type?.split(',').some((one) => mapping.types[one.trim().toLowerCase()] === type) ?? false;
  const isVariant = ({ row }: Numbered): boolean => isOf(row, VARIANT);
  const isSoldAlone = ({ row }: ProductRows): boolean => isOf(row, ALONE) && isPriced(row);
  const { rows, byId } = keyed(given, mapping, isVariant);
  const products = rows.filter((entry) => !isVariant(entry)).map(single);
  const known = new Map<string, ProductRows>();
  for (const product of products) {
    if (product.row.id) known.set(`id:${product.row.id}`, product);
    if (product.row.sku) known.set(product.row.sku, product);
  }
  const leftOut = rows.filter(isVariant).flatMap(({ line, row }): LeftOut[] => {
    const product = known.get(row.parent ?? '');
    if (product && !isSoldAlone(product)) {
      product.variants.push({ line, row: { ...row, categories: '' }, options: optionsOf(row) });
      return [];
    }
    const reason = product ? 'Its product is sold by itself' : 'Its product is not in the file';
    return [{ line, sku: variantLabel({ row, options: optionsOf(row) }, row.parent ?? ''), reason }];
  });
  return { products, leftOut, otherViews: 0, byId };
}

/** Whether a row says more than a further picture. */
const saysWhatIsSold = (row: Row): boolean =>
  Boolean(row.sku || row.qty || row.special_price) ||
  Object.entries(row).some(([key, value]) => value !== '' && key.startsWith('option_value.'));

/** The row that says what the rows of one handle are. */
const headOf = (group: readonly Numbered[]): Numbered | undefined => group.find(({ row }) => row.name) ?? group[0];

/** What a row is chosen by: the names of its options stand in the first row of its product. */
function optionsBelow(head: Row, row: Row): [string, string][] {
  const names = Object.keys(head).filter((key) => /^option_name\./.test(key));
  return optionsOf({ ...row, ...Object.fromEntries(names.map((key) => [key, row[key] || (head[key] ?? '')])) });
}

/**
 * Rows of one handle are one product: the one with its name says what it is, those with a price are its variants, the others
 * bring pictures.
 */
function byHandle(file: string, given: readonly Numbered[], mapping: Mapping): Grouping {
  const rows = handled(file, given, mapping);
  const groups = Map.groupBy(rows, ({ row }) => row.handle ?? '');
  const products = [...groups.values()].flatMap((group): ProductRows[] => {
    const head = headOf(group);
    if (!head) return [];
    const sold = group
      .filter(({ row }) => isPriced(row))
      .map(({ line, row }) => ({ line, row, options: optionsBelow(head.row, row) }));
    const pictures = group.flatMap((one) => (one !== head && one.row.images ? [one.row.images] : []));
    const isPlain =
      (sold.length === 0 || (sold.length === 1 && sold[0]?.row === head.row)) &&
      (sold[0]?.options ?? []).every(([option]) => option === NO_OPTION);
    if (isPlain)
      return [
        {
          ...single(head),
          row: { ...withoutOptions(head.row), sku: head.row.sku || (head.row.handle ?? '') },
          pictures,
        },
      ];
    // Each variant has a row of its own, and its product none: the handle is its sku.
    const variants = sold.map(({ line, row, options }) => ({
      line,
      row: { ...row, images: '', tax_class: row.tax_class ?? '' },
      options,
    }));
    return [
      {
        line: head.line,
        row: { ...withoutOptions(head.row), sku: head.row.handle ?? '', ean: '' },
        variants,
        pictures,
      },
    ];
  });
  const leftOut = [...groups.values()].flatMap((group) =>
    group
      .filter(({ row }, index) => !isPriced(row) && (index > 0 || group.length > 1) && saysWhatIsSold(row))
      .map(({ line, row }) => {
        const options = optionsBelow(headOf(group)?.row ?? row, row);
        return { line, sku: variantLabel({ row, options }, row.handle ?? ''), reason: 'price: Field is required' };
      }),
  );
  return { products, leftOut, otherViews: 0, byId: [] };
}

const withoutOptions = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !/^option_/.test(key)));

/**
 * Products list their variants, "sku=A,color=Rojo|sku=B,color=Azul"; their rows stand anywhere, and what is only for
 * them is no product of its own.
 */
function byVariations(rows: readonly Numbered[], { visibilities }: Mapping): Grouping {
  const inView = rows.filter(({ row }) => !row.store);
  const bySku = new Map(inView.toReversed().map((entry) => [entry.row.sku ?? '', entry]));
  const [own, repeated] = [true, false].map((isFirst) =>
    inView.filter((entry) => (!entry.row.sku || bySku.get(entry.row.sku) === entry) === isFirst),
  ) as [Numbered[], Numbered[]];
  const used = new Set<string>();
  const missing: LeftOut[] = [];
  const products = own.map((entry): ProductRows => {
    const labels = Object.fromEntries(listOf(entry.row.variation_labels, ',').map((pair) => pair.split('=', 2)));
    const variants = listOf(entry.row.variations, '|').flatMap((cell) => {
      const { sku = '', ...chosen } = pairsOf(cell);
      if ((cell.match(/\bsku=/g)?.length ?? 0) > 1) {
        missing.push({ line: entry.line, sku: entry.row.sku ?? '', reason: 'Several variants are named as one' });
        return [];
      }
      const found = bySku.get(sku);
      if (!found) {
        missing.push({ line: entry.line, sku, reason: 'Is named as a variant and is not in the file' });
        return [];
      }
      used.add(sku);
      const options = Object.entries(chosen).map(([code, value]): [string, string] => [labels[code] || code, value]);
      return [{ line: found.line, row: found.row, options }];
    });
    return { ...single(entry), variants };
  });
  const members = new Set(
    own.flatMap(({ row }) => [
      ...listOf(row.members, ',').map((entry) => entry.split('=')[0]),
      ...listOf(row.bundle, '|').map((part) => pairsOf(part).sku),
    ]),
  );
  const hidden = Object.entries(visibilities).flatMap(([name, visibility]) => (visibility === 1 ? [name] : []));
  const isOnlyVariant = ({ row }: ProductRows): boolean =>
    used.has(row.sku ?? '') && !members.has(row.sku) && hidden.includes(row.visibility?.toLowerCase() ?? '');
  return {
    products: products.filter((product) => !isOnlyVariant(product)),
    leftOut: [
      ...missing,
      ...repeated.map(({ line, row: { sku = '' } }) => ({ line, sku, reason: `repeats sku ${sku}` })),
    ],
    otherViews: rows.length - inView.length,
    byId: [],
  };
}

const grouped = (name: string, rows: readonly Numbered[], mapping: Mapping): Grouping =>
  mapping.rows === 'parent'
    ? byParent(rows, mapping)
    : mapping.rows === 'handle'
      ? byHandle(name, rows, mapping)
      : byVariations(rows, mapping);

/** What a product sells: itself or its variants. */
const soldBy = ({ line, row, variants }: ProductRows): Called[] =>
  variants.length > 0
    ? variants.map((one) => ({ line: one.line, sku: variantSkuOf(one, skuOf(row)) }))
    : [{ line, sku: skuOf(row) }];

/** A line of sums below a table: what is summed is no product. */
const SUMS =
  /^(?:gran )?(?:sub ?)?total(?:es)?(?: general(?:es)?)?:?$|^sumas?:?$|^total de (?:productos|articulos|piezas|claves)\b/;

const isSum = ({ row }: Numbered): boolean => SUMS.test(foldText((row.sku || row.name || '').trim()));

/** The rows of a file by product, each sku once. Throws a Stop by line where a row cannot be told whose it is. */
export function groupRows(name: string, rows: readonly Numbered[], mapping: Mapping): Groups {
  const sums = rows.filter(isSum);
  const { products, leftOut, otherViews, byId } = grouped(
    name,
    rows.filter((entry) => !isSum(entry)),
    mapping,
  );
  const { products: sent, ...unsent } = notSent(mapping, products);
  const once = soldOnce(sent);
  const written = new Map(rows.map(({ line, row }) => [line, row.sku]));
  const numbered = new Set(byId.map(({ line }) => line));
  const isCalled = ({ line, sku }: Called): boolean => sku !== '' && !written.get(line) && !numbered.has(line);
  return {
    products: once.products,
    called: once.products.flatMap(soldBy).filter(isCalled),
    leftOut: [
      ...leftOut,
      ...once.leftOut,
      ...sums.map(({ line, row }) => ({ line, sku: row.sku || row.name || '', reason: 'Is a line of sums' })),
    ].sort((a, b) => a.line - b.line),
    otherViews,
    byId,
    notSent: unsent,
  };
}
