import type { ChildDocument, ProductDocument, StockDocument } from '../../../src/domain/catalogue/document';
import { withPriorPrices } from './prior-price';

/** A statement that answers pids, with its parameters. */
export interface PidQuery {
  sql: string;
  params: unknown[];
}

export interface DocumentRow {
  pid: number;
  doc: string;
}

export interface SkuRow {
  pid: number;
  sku: string;
  qty: number | null;
  is_in_stock: number | null;
  manage_stock: number | null;
  prior_net: number | null;
}

/** Two statements: the documents of these products, and what is live about their skus (stock now, price to strike through). */
export const documentStatements = (db: D1Database, storeCode: string, pids: PidQuery, now: number): [D1PreparedStatement, D1PreparedStatement] => [
  db.prepare(`SELECT pid, doc FROM product WHERE pid IN (${pids.sql})`).bind(...pids.params),
  db
    .prepare(
      `SELECT product_sku.pid, product_sku.sku, stock.qty, stock.is_in_stock, stock.manage_stock, CASE WHEN prior_until > ? THEN prior_net END AS prior_net
       FROM product_sku LEFT JOIN stock ON stock.store = ? AND stock.sku = product_sku.sku WHERE product_sku.pid IN (${pids.sql})`,
    )
    .bind(now, storeCode, ...pids.params),
];

const stockOf = ({ qty, is_in_stock, manage_stock }: SkuRow): Partial<StockDocument> =>
  qty === null ? {} : { qty, is_in_stock: is_in_stock === 1, manage_stock: manage_stock === 1 };

function withLiveStock(doc: ProductDocument, rows: ReadonlyMap<string, SkuRow>): ProductDocument {
  const own = rows.get(doc.sku);
  const children = doc.configurable_children.map((child): ChildDocument => {
    const row = rows.get(child.sku);
    return row && row.qty !== null ? { ...child, stock: { ...doc.stock, ...child.stock, ...stockOf(row) } } : child;
  });
  return { ...doc, stock: own ? { ...doc.stock, ...stockOf(own) } : doc.stock, configurable_children: children };
}

/** Documents by pid as they are at `now`: stock as orders left it, a lately raised regular price replaced by the one before it. */
export function liveDocuments(documents: readonly DocumentRow[], skus: readonly SkuRow[], now: number): Map<number, ProductDocument> {
  const byPid = Map.groupBy(skus, (row) => row.pid);
  return new Map(
    documents.map(({ pid, doc }) => {
      const rows = new Map((byPid.get(pid) ?? []).map((row) => [row.sku, row]));
      const priors = new Map([...rows].flatMap(([sku, { prior_net }]) => (prior_net === null ? [] : [[sku, prior_net] as const])));
      return [pid, withPriorPrices(withLiveStock(JSON.parse(doc) as ProductDocument, rows), priors, now)];
    }),
  );
}
