import type { Mapping, Row } from './mapping.ts';
import { optionsOf, type ProductRows } from './products.ts';
import { listOf, pairsOf } from './values.ts';

interface Numbered {
  line: number;
  row: Row;
}

/** The name of the only option of a product that has no options. */
const NO_OPTION = 'Title';
const VARIANT = 'variant';

export interface Grouping {
  products: ProductRows[];
  /** Rows that belong to no product of the file, and rows of other store views. */
  orphans: Numbered[];
  otherViews: number;
}

const single = ({ line, row }: Numbered): ProductRows => ({ line, row, variants: [], pictures: [] });

/** Variants name their product by its sku or as "id:12". */
function byParent(rows: readonly Numbered[], { types }: Mapping): Grouping {
  const isVariant = ({ row }: Numbered): boolean =>
    row.type?.split(',').some((type) => types[type.trim().toLowerCase()] === VARIANT) ?? false;
  const products = rows.filter((entry) => !isVariant(entry)).map(single);
  const known = new Map<string, ProductRows>();
  for (const product of products) {
    if (product.row.id) known.set(`id:${product.row.id}`, product);
    if (product.row.sku) known.set(product.row.sku, product);
  }
  const orphans = rows.filter(isVariant).filter(({ row }) => {
    const product = known.get(row.parent ?? '');
    product?.variants.push({ row: { ...row, categories: '' }, options: optionsOf(row) });
    return product === undefined;
  });
  return { products, orphans, otherViews: 0 };
}

/**
 * Rows of one handle are one product: the first one says what it is, those with a price are its variants, the others
 * bring pictures.
 */
function byHandle(rows: readonly Numbered[]): Grouping {
  const groups = Map.groupBy(rows, ({ row }) => row.handle ?? '');
  const products = [...groups.values()].flatMap((group): ProductRows[] => {
    const [head] = group;
    if (!head) return [];
    const names = Object.keys(head.row).filter((key) => /^option_name\./.test(key));
    const sold = group
      .filter(({ row }) => row.price_now || row.price_market || row.price)
      .map(({ row }) => ({
        row,
        options: optionsOf({
          ...row,
          ...Object.fromEntries(names.map((key) => [key, row[key] || (head.row[key] ?? '')])),
        }),
      }));
    const pictures = group.slice(1).flatMap(({ row }) => (row.images ? [row.images] : []));
    const isPlain = sold.length <= 1 && (sold[0]?.options ?? []).every(([name]) => name === NO_OPTION);
    if (isPlain)
      return [
        {
          ...single(head),
          row: { ...withoutOptions(head.row), sku: head.row.sku || (head.row.handle ?? '') },
          pictures,
        },
      ];
    // Each variant has a row of its own, and its product none: the handle is its sku.
    const variants = sold.map(({ row, options }) => ({
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
  return { products, orphans: [], otherViews: 0 };
}

const withoutOptions = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !/^option_/.test(key)));

/**
 * Products list their variants, "sku=A,color=Rojo|sku=B,color=Azul"; their rows stand anywhere, and what is only for
 * them is no product of its own.
 */
function byVariations(rows: readonly Numbered[], { visibilities }: Mapping): Grouping {
  const own = rows.filter(({ row }) => !row.store);
  const bySku = new Map(own.map((entry) => [entry.row.sku ?? '', entry]));
  const used = new Set<string>();
  const products = own.map((entry): ProductRows => {
    const labels = Object.fromEntries(listOf(entry.row.variation_labels, ',').map((pair) => pair.split('=', 2)));
    const variants = listOf(entry.row.variations, '|').flatMap((cell) => {
      const { sku = '', ...chosen } = pairsOf(cell);
      const found = bySku.get(sku);
      if (!found) return [];
      used.add(sku);
      const options = Object.entries(chosen).map(([code, value]): [string, string] => [labels[code] || code, value]);
      return [{ row: found.row, options }];
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
    orphans: [],
    otherViews: rows.length - own.length,
  };
}

/** The rows of a file by product. */
export function groupRows(rows: readonly Numbered[], mapping: Mapping): Grouping {
  if (mapping.rows === 'parent') return byParent(rows, mapping);
  return mapping.rows === 'handle' ? byHandle(rows) : byVariations(rows, mapping);
}
