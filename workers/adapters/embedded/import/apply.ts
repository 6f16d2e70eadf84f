import { HOLDING_STATUSES } from '../../../../src/domain/order/status';
import type { Env } from '../../../env';
import { ENDS_OF_STORE, NO_COUPONS } from './stage-for-shop';

/** An import that is in force in the catalogue and is to be put in force in the shop. */
export interface Committed {
  version: number;
  store: string;
  scope: 'catalogue' | 'stock';
  lastOrder: number;
  /** When it was committed, epoch ms. */
  at: number;
}

/** Units of a staged sku that orders took since the import began: its figures cannot know of them. */
const TAKEN_SINCE = `coalesce((SELECT sum(move.qty) FROM stock_move AS move JOIN orders ON orders.number = move.order_number
  WHERE move.sku = staged_stock.sku AND move.released_at IS NULL AND move.managed = 1 AND CAST(move.order_number AS INTEGER) > ?3 AND orders.store = ?2), 0)`;

const IS_STAGED = 'EXISTS (SELECT 1 FROM staged_stock WHERE version = ?1 AND staged_stock.sku = stock.sku)';
const STAGES_STOCK = 'EXISTS (SELECT 1 FROM staged_stock WHERE version = ?1)';

/** Changed since the rows of the import were compared with what is sold. */
const CHANGED_SINCE =
  'SELECT sku FROM stock_change WHERE store = ?2 AND seq > (SELECT compared_seq FROM import_version WHERE version = ?1)';
/**
 * Another import came into force since then: whatever was compared is not to be relied on. Counts before this one is
 * marked.
 */
const OVERTAKEN = `(SELECT compared_ends FROM import_version WHERE version = ?1) < ${ENDS_OF_STORE}`;

const HOLDING = HOLDING_STATUSES.map((status) => `'${status}'`).join(', ');
/** Whether an open order holds units of the row. */
const IS_HELD = `EXISTS (SELECT 1 FROM stock_move AS move JOIN orders ON orders.number = move.order_number
  WHERE move.sku = stock.sku AND move.released_at IS NULL AND orders.store = ?2 AND orders.status IN (${HOLDING}))`;

/** Puts back what was compared and has changed since. */
const compareAgain = (db: D1Database, { version, store }: Committed): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE staged_stock SET same = 0 WHERE version = ?1 AND same = 1 AND (sku IN (${CHANGED_SINCE}) OR ${OVERTAKEN})`,
    )
    .bind(version, store),
  db
    .prepare(
      `INSERT OR IGNORE INTO staged_gone (version, sku)
       SELECT ?1, sku FROM stock WHERE store = ?2 AND (sku IN (${CHANGED_SINCE}) OR ${OVERTAKEN}) AND ${STAGES_STOCK} AND NOT ${IS_STAGED}`,
    )
    .bind(version, store),
];

const IS_GONE = `store = ?2 AND ${STAGES_STOCK} AND sku IN (SELECT sku FROM staged_gone WHERE version = ?1) AND NOT ${IS_STAGED}`;

/**
 * Quantities of a whole catalogue: they overwrite what there was, less what was ordered since the import began. A sku
 * that does not come any more goes; its row stays, not for sale, while an open order holds it. Rows that are as they
 * were are passed over.
 */
const whole = (db: D1Database, { version, store, lastOrder }: Committed): D1PreparedStatement[] => [
  db
    .prepare(
      `INSERT INTO stock (store, sku, product_id, qty, is_in_stock, manage_stock)
       SELECT ?2, sku, product_id, max(0, qty - ${TAKEN_SINCE}), is_in_stock, manage_stock FROM staged_stock WHERE version = ?1 AND same = 0
       ON CONFLICT (store, sku) DO UPDATE SET product_id = excluded.product_id, qty = excluded.qty, is_in_stock = excluded.is_in_stock, manage_stock = excluded.manage_stock, missing = 0
       WHERE stock.qty <> excluded.qty OR stock.is_in_stock <> excluded.is_in_stock OR stock.manage_stock <> excluded.manage_stock OR stock.product_id <> excluded.product_id`,
    )
    .bind(version, store, lastOrder),
  db.prepare(`DELETE FROM stock WHERE ${IS_GONE} AND NOT ${IS_HELD}`).bind(version, store),
  db.prepare(`UPDATE stock SET is_in_stock = 0, manage_stock = 1 WHERE ${IS_GONE}`).bind(version, store),
];

/** What a stock file gives of some skus; what it leaves open stays. */
const some = (db: D1Database, { version, store, lastOrder }: Committed): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE stock SET qty = coalesce(fresh.qty, stock.qty), is_in_stock = coalesce(fresh.is_in_stock, stock.is_in_stock),
         manage_stock = coalesce(fresh.manage_stock, stock.manage_stock), missing = iif(fresh.qty IS NULL, stock.missing, 0)
       FROM (SELECT sku, max(0, qty - ${TAKEN_SINCE}) AS qty, is_in_stock, manage_stock FROM staged_stock WHERE version = ?1) AS fresh
       WHERE stock.store = ?2 AND stock.sku = fresh.sku`,
    )
    .bind(version, store, lastOrder),
];

/**
 * The catalogue shows what the import brought. Where that is not what there is, the row goes into the change list even
 * if it did not change just now: its change may have been copied to the version before.
 */
const correctShown = (db: D1Database, { version, store }: Committed): D1PreparedStatement =>
  db
    .prepare(
      `INSERT OR REPLACE INTO stock_change (store, sku) SELECT stock.store, stock.sku FROM staged_stock JOIN stock ON stock.store = ?2 AND stock.sku = staged_stock.sku
       WHERE version = ?1 AND same = 0 AND (stock.qty <> staged_stock.qty OR stock.is_in_stock <> staged_stock.is_in_stock OR stock.manage_stock <> staged_stock.manage_stock)`,
    )
    .bind(version, store);

const records = (db: D1Database, { version, store, at }: Committed): D1PreparedStatement[] => [
  db
    .prepare(
      `INSERT OR REPLACE INTO price_history (store, sku, since, regular_net)
       SELECT ?2, sku, ?3, regular_net FROM staged_stock AS fresh WHERE version = ?1 AND same = 0 AND regular_net IS NOT
         (SELECT regular_net FROM price_history AS past WHERE past.store = ?2 AND past.sku = fresh.sku ORDER BY since DESC LIMIT 1)`,
    )
    .bind(version, store, at),
  // Subscribers of the newsletter keep theirs, and what was made at the desk stays as it was made.
  db
    .prepare(
      `DELETE FROM coupon WHERE store = ?2 AND made_at IS NULL AND EXISTS (SELECT 1 FROM staged_coupon WHERE version = ?1 AND code = '${NO_COUPONS}')
       AND NOT EXISTS (SELECT 1 FROM newsletter WHERE newsletter.store = coupon.store AND newsletter.coupon = coupon.code)`,
    )
    .bind(version, store),
  db
    .prepare(
      `INSERT INTO coupon (store, code, kind, value, from_at, to_at, minimum, once_per_customer, max_uses)
       SELECT ?2, code, kind, value, from_at, to_at, minimum, once_per_customer, max_uses FROM staged_coupon WHERE version = ?1 AND code <> '${NO_COUPONS}'
       ON CONFLICT (store, code) DO UPDATE SET kind = excluded.kind, value = excluded.value, from_at = excluded.from_at, to_at = excluded.to_at,
         minimum = excluded.minimum, once_per_customer = excluded.once_per_customer, max_uses = excluded.max_uses WHERE coupon.made_at IS NULL`,
    )
    .bind(version, store),
];

/** Whether an import was put in force in the shop, or given up. */
export async function isEnded(env: Env, version: number): Promise<boolean> {
  return (await env.SHOP.prepare('SELECT 1 FROM import_end WHERE version = ?').bind(version).first()) !== null;
}

/**
 * Puts a committed import in force in the shop: stock, parts, price history, coupons, in one batch that only the first
 * of all tries passes.
 */
export async function applyImport(env: Env, committed: Committed, now: number): Promise<void> {
  const mark = env.SHOP.prepare("INSERT INTO import_end (version, outcome, ended_at) VALUES (?, 'applied', ?)").bind(
    committed.version,
    now,
  );
  const stock = committed.scope === 'catalogue' ? whole(env.SHOP, committed) : some(env.SHOP, committed);
  try {
    await env.SHOP.batch([
      ...compareAgain(env.SHOP, committed),
      mark,
      ...stock,
      correctShown(env.SHOP, committed),
      ...records(env.SHOP, committed),
    ]);
  } catch (error) {
    if (!String(error).includes('import_end.version')) throw error;
  }
}
