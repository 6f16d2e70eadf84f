import type { DeskProduct, StockHold, StockItem, StockPlace } from '../../../../src/commerce/desk/stock';
import type { Branch } from '../../../../src/domain/branch/branch';
import type { ProductDocument } from '../../../../src/domain/catalogue/document';
import { stepsOf } from '../../../../src/domain/order/desk-action';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { type AuditRow, entryOf } from '../audit/entry';
import { HELD_AT_BRANCH, HELD_TO_SEND, HOLDING } from './held';

const MOST_HOLDS = 50;
const MOST_SHOWN = 20;

/** A product as the catalogue that is served has it; where a sku is one's own and another's variant, what stands alone is meant. */
async function documentOf(env: Pick<Env, 'CATALOGUE'>, store: string, sku: string): Promise<ProductDocument | null> {
  const row = await withRetry(() =>
    env.CATALOGUE.prepare(
      `SELECT doc FROM catalogue JOIN product_sku ON product_sku.version = catalogue.version AND product_sku.sku_key = ?2
       JOIN product ON product.pid = product_sku.pid WHERE catalogue.store = ?1 ORDER BY product_sku.kind = 'own' DESC LIMIT 1`,
    )
      .bind(store, sku.toLowerCase())
      .first<{ doc: string }>(),
  );
  return row && (JSON.parse(row.doc) as ProductDocument);
}

/** What the skus of a product are called: its own and its variants'. */
const namesOf = ({ sku, name, configurable_children: children }: ProductDocument): Map<string, string> =>
  new Map([[sku, name], ...children.map((child): [string, string] => [child.sku, child.name ?? child.sku])]);

interface SentRow {
  sku: string;
  qty: number;
  missing: number;
  is_in_stock: number;
  manage_stock: number;
  held: number;
}

interface BranchRow {
  sku: string;
  qty: number;
  missing: number;
  doc: string;
  held: number;
}

interface HoldRow extends Pick<StockHold, 'order' | 'status' | 'sku' | 'qty'> {
  branch: string | null;
  branch_name: string | null;
  payment: string;
}

type Row = SentRow & BranchRow & HoldRow & AuditRow & { version: number };

const holdOf = ({ order, status, sku, qty, branch, branch_name: name, payment }: HoldRow): StockHold => ({
  ...{ order, status, sku, qty },
  branch: branch === null ? null : { code: branch, name: name ?? branch },
  isToAccept: stepsOf({ paymentMethod: { code: payment } }, { status }, 'accept') !== null,
});

const ASKED = `(SELECT value FROM json_each(?2) UNION SELECT part FROM stock_part WHERE store = ?1 AND sku = ?3)`;

/** The statements that read all of it at once. */
const statements = (db: D1Database, store: string, skus: readonly string[], own: string): D1PreparedStatement[] =>
  [
    `SELECT sku, qty, missing, is_in_stock, manage_stock, ${HELD_TO_SEND} AS held FROM stock WHERE store = ?1 AND sku IN ${ASKED} ORDER BY sku`,
    `SELECT sku, qty, missing, branch.doc, ${HELD_AT_BRANCH} AS held FROM branch_stock JOIN branch ON branch.store = branch_stock.store AND branch.code = branch_stock.branch
     WHERE branch_stock.store = ?1 AND sku IN ${ASKED} ORDER BY branch.place`,
    `SELECT order_number AS "order", status, sku, qty, move.branch, here.doc ->> '$.name' AS branch_name, orders.doc ->> '$.paymentMethod.code' AS payment FROM (
       SELECT order_number, sku, qty, NULL AS branch FROM stock_move WHERE released_at IS NULL AND sku IN ${ASKED}
       UNION ALL SELECT order_number, sku, qty, branch FROM branch_move WHERE released_at IS NULL AND sku IN ${ASKED}) AS move
     JOIN orders ON orders.number = order_number LEFT JOIN branch AS here ON here.store = orders.store AND here.code = move.branch WHERE orders.store = ?1 AND status IN (${HOLDING}) ORDER BY order_number LIMIT ${MOST_HOLDS + 1}`,
    `SELECT * FROM desk_audit WHERE store = ?1 AND subject = 'product' AND subject_id IN ${ASKED} ORDER BY id DESC LIMIT ${MOST_SHOWN}`,
    `SELECT subject_id AS sku, max(id) AS version FROM desk_audit WHERE store = ?1 AND subject = 'product' AND subject_id IN ${ASKED} GROUP BY subject_id`,
  ].map((text) => db.prepare(text).bind(store, JSON.stringify(skus), own));

/** Live stock of a product of a store view whose stock is our own, by whatever case its sku is typed in. */
export async function readDeskProduct(env: Env, store: string, typed: string): Promise<DeskProduct | null> {
  const found = await documentOf(env, store, typed.trim());
  if (!found) return null;
  const names = namesOf(found);
  const [sent, atBranches, holds, entries, versions] = await withRetry(() =>
    env.SHOP.batch<Row>(statements(env.SHOP, store, [...names.keys()], found.sku)),
  );
  const places = new Map<string, StockPlace[]>();
  const add = (sku: string, place: StockPlace) => places.set(sku, [...(places.get(sku) ?? []), place]);
  for (const row of sent?.results ?? []) {
    // Of what is sold in variants or parts nothing of its own lies anywhere.
    if (row.sku === found.sku && found.type_id !== 'simple' && (sent?.results.length ?? 0) > 1) continue;
    const { qty, held, missing } = row;
    add(row.sku, {
      branch: null,
      qty,
      held,
      missing,
      isInStock: row.is_in_stock === 1,
      isCounted: row.manage_stock === 1,
    });
  }
  for (const { sku, doc, qty, held, missing } of atBranches?.results ?? []) {
    const { code, name } = JSON.parse(doc) as Branch;
    add(sku, { branch: { code, name }, qty, held, missing, isInStock: true, isCounted: true });
  }
  const version = new Map((versions?.results ?? []).map((one) => [one.sku, one.version]));
  const held = holds?.results ?? [];
  return {
    sku: found.sku,
    name: found.name,
    image: found.image ?? null,
    slug: found.slug,
    items: [...places].map(
      ([sku, of]): StockItem => ({ sku, name: names.get(sku) ?? sku, places: of, version: version.get(sku) ?? 0 }),
    ),
    holds: held.slice(0, MOST_HOLDS).map(holdOf),
    hasMoreHolds: held.length > MOST_HOLDS,
    history: (entries?.results ?? []).map(entryOf),
  };
}
