import { STORES } from '../../../../src/config/stores';
import type { Env } from '../../../env';
import { log } from '../../../http/log';
import { withRetry } from '../../../http/transient';
import type { RowOf } from '../database';
import type { backInStockNotice } from '../schema/shop';

/**
 * Skus that are asked for in one run, and notices whose events are written in one batch: what is left waits a minute.
 */
const STEP_SKUS = 500;
const STEP_NOTICES = 500;

/**
 * Skus somebody waits for and that have stock, in any order, so that those that are not for sale keep no others from
 * their turn.
 */
const STOCKED = `SELECT sku FROM (SELECT DISTINCT sku FROM back_in_stock_notice WHERE store = ?1 AND sent_at IS NULL) AS wanted
  JOIN stock USING (sku) WHERE stock.store = ?1 AND is_in_stock = 1 AND (manage_stock = 0 OR qty > 0) ORDER BY random() LIMIT ${STEP_SKUS}`;

/** Those of them that pages show as to be had. */
const SHOWN = `SELECT DISTINCT sku FROM product_sku WHERE version = (SELECT version FROM catalogue WHERE store = ?1)
  AND sku IN (SELECT value FROM json_each(?2)) AND sellable = 1 AND is_in_stock = 1 AND (manage_stock = 0 OR qty > 0)`;

/**
 * Writes the events of these skus and closes their notices, in one batch: all of it or nothing, and nothing a second
 * time. Answers how many.
 */
async function writeEvents({ SHOP }: Env, store: string, skus: string, now: number): Promise<number> {
  const { results } = await SHOP.prepare(
    'SELECT id FROM back_in_stock_notice WHERE store = ?1 AND sent_at IS NULL AND sku IN (SELECT value FROM json_each(?2)) ORDER BY id LIMIT ?3',
  )
    .bind(store, skus, STEP_NOTICES)
    .all<RowOf<typeof backInStockNotice, 'id'>>();
  if (results.length === 0) return 0;
  const ids = JSON.stringify(results.map(({ id }) => id));
  const open = 'id IN (SELECT value FROM json_each(?1)) AND sent_at IS NULL';
  await withRetry(() =>
    SHOP.batch([
      SHOP.prepare(
        `INSERT INTO outbox (type, subject, store, created_at, next_attempt_at) SELECT 'back-in-stock', id, store, ?2, ?2 FROM back_in_stock_notice WHERE ${open} ORDER BY id`,
      ).bind(ids, now),
      SHOP.prepare(`UPDATE back_in_stock_notice SET sent_at = ?2 WHERE ${open}`).bind(ids, now),
    ]),
  );
  return results.length;
}

const skusOf = (rows: { sku: string }[]): string => JSON.stringify(rows.map(({ sku }) => sku));

/**
 * Writes one event for each open notice whose sku can be bought by now (epoch ms). Bounded; the rest is for the next
 * run.
 */
export async function writeBackInStockEvents(env: Env, now: number): Promise<void> {
  for (const { storeCode } of STORES) {
    const stocked = await env.SHOP.prepare(STOCKED).bind(storeCode).all<{ sku: string }>();
    if (stocked.results.length === 0) continue;
    const shown = await env.CATALOGUE.prepare(SHOWN).bind(storeCode, skusOf(stocked.results)).all<{ sku: string }>();
    const events = await writeEvents(env, storeCode, skusOf(shown.results), now);
    if (events > 0) log('info', 'restock.events', { store: storeCode, events });
  }
}
