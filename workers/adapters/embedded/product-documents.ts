import type {
  ChildDocument,
  ProductDocument,
  ProductLink,
  StockDocument,
} from '../../../src/domain/catalogue/document';
import { ratingWith } from '../../../src/domain/review';
import { withPriorPrices } from './prior-price';

/** A statement that answers pids, with its parameters. */
export interface PidQuery {
  sql: string;
  params: unknown[];
}

/** Stars of reviews written here, which stand beside what a catalogue brought. */
export interface OwnStarsRow {
  own_stars: number;
  own_ratings: number;
}

/** A document or card with the stars that were given here. */
export function withOwnStars<T extends { rating?: ProductDocument['rating'] | null }>(
  shown: T,
  { own_stars, own_ratings }: OwnStarsRow,
): T {
  return own_ratings === 0
    ? shown
    : { ...shown, rating: ratingWith(shown.rating, { stars: own_stars, count: own_ratings }) };
}

export interface DocumentRow extends OwnStarsRow {
  pid: number;
  doc: string;
}

/** Stock of a sku: as it is shown (product_sku) or as it is sold (stock). */
export interface StockRow {
  sku: string;
  qty: number;
  is_in_stock: number;
  manage_stock: number;
}

export interface SkuRow extends StockRow {
  pid: number;
  /** Regular price to strike through, in pesos without tax, and until when, epoch ms. */
  prior_net: number | null;
  prior_until: number | null;
}

/**
 * Two statements: the documents of these products, and what is kept of their skus beside them (stock as it is shown,
 * price to strike through).
 */
export const documentStatements = (
  db: Pick<D1Database, 'prepare'>,
  pids: PidQuery,
): [D1PreparedStatement, D1PreparedStatement] => [
  db.prepare(`SELECT pid, doc, own_stars, own_ratings FROM product WHERE pid IN (${pids.sql})`).bind(...pids.params),
  db
    .prepare(
      `SELECT pid, sku, qty, is_in_stock, manage_stock, prior_net, prior_until FROM product_sku WHERE pid IN (${pids.sql})`,
    )
    .bind(...pids.params),
];

type LinkType = ProductLink['link_type'];

/**
 * The products that these are made of, of the same version: skus in the links of grouped ones, and in the options of
 * bundles. `linked` are the types of links that are followed.
 */
export const membersOf = ({ sql, params }: PidQuery, linked: readonly LinkType[] = ['associated']): PidQuery => ({
  sql: `SELECT member.pid FROM product AS member WHERE member.version = (SELECT version FROM product WHERE pid IN (${sql}) LIMIT 1) AND member.sku IN (
    SELECT link.value ->> 'linked_product_sku' FROM product AS whole, json_each(whole.doc, '$.product_links') AS link
      WHERE whole.pid IN (${sql}) AND link.value ->> 'link_type' IN (SELECT value FROM json_each(?))
    UNION SELECT link.value ->> 'sku' FROM product AS whole, json_each(whole.doc, '$.bundle_options') AS option, json_each(option.value, '$.product_links') AS link
      WHERE whole.pid IN (${sql}))`,
  params: [...params, ...params, JSON.stringify(linked), ...params],
});

/** A row's stock as documents and rules have it. */
export const stockOf = ({
  qty,
  is_in_stock,
  manage_stock,
}: StockRow): Required<Pick<StockDocument, 'qty' | 'is_in_stock' | 'manage_stock'>> => ({
  qty,
  is_in_stock: is_in_stock === 1,
  manage_stock: manage_stock === 1,
});

/** The document with the stock of these rows, by sku; a sku without a row keeps what the document says. */
function withStock(doc: ProductDocument, rows: ReadonlyMap<string, StockRow>): ProductDocument {
  const own = rows.get(doc.sku);
  const children = doc.configurable_children.map((child): ChildDocument => {
    const row = rows.get(child.sku);
    return row ? { ...child, stock: { ...doc.stock, ...child.stock, ...stockOf(row) } } : child;
  });
  return { ...doc, stock: own ? { ...doc.stock, ...stockOf(own) } : doc.stock, configurable_children: children };
}

const NOTHING_SOLD: ReadonlyMap<string, StockRow> = new Map();

/** A product as a version of the catalogue stores it: the document, and the rows of its skus. */
export interface StoredProduct {
  doc: ProductDocument;
  rows: readonly SkuRow[];
}

/** Stored products by pid, from the answers of `documentStatements`. */
export function storedProducts(documents: readonly DocumentRow[], skus: readonly SkuRow[]): Map<number, StoredProduct> {
  const byPid = Map.groupBy(skus, (row) => row.pid);
  return new Map(
    documents.map((row) => [row.pid, { doc: JSON.parse(row.doc) as ProductDocument, rows: byPid.get(row.pid) ?? [] }]),
  );
}

/**
 * The document as it is at `now`: a lately raised regular price replaced by the one before it, and stock as it is shown,
 * or of the skus in `sold` as it is sold.
 */
export function liveDocument(
  { doc, rows }: StoredProduct,
  now: number,
  sold: ReadonlyMap<string, StockRow> = NOTHING_SOLD,
): ProductDocument {
  const priors = rows.flatMap(({ sku, prior_net, prior_until }) =>
    prior_net !== null && (prior_until ?? 0) > now ? [[sku, prior_net] as const] : [],
  );
  const stocked = withStock(doc, new Map<string, StockRow>([...rows.map((row) => [row.sku, row] as const), ...sold]));
  return priors.length > 0 ? withPriorPrices(stocked, new Map(priors), now) : stocked;
}

/** The document as pages show it: as it is at `now`, with the stars that were given here. */
export const shownDocument = (stored: StoredProduct, stars: OwnStarsRow, now: number): ProductDocument =>
  withOwnStars(liveDocument(stored, now), stars);

/** Documents by pid as pages show them at `now`. */
export const liveDocuments = (
  documents: readonly DocumentRow[],
  skus: readonly SkuRow[],
  now: number,
): Map<number, ProductDocument> => {
  const stored = storedProducts(documents, skus);
  return new Map(
    documents.flatMap((row) => {
      const product = stored.get(row.pid);
      return product ? [[row.pid, shownDocument(product, row, now)] as const] : [];
    }),
  );
};
