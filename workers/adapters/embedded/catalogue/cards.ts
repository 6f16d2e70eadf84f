import { cardOf } from '../../../../src/domain/catalogue/card';
import { memberSkus } from '../../../../src/domain/catalogue/members';
import { earliest } from '../../../../src/domain/catalogue/pricing';
import type { Card } from '../../../../src/domain/catalogue/product';
import { type DocumentRow, documentStatements, liveDocuments, type SkuRow } from '../product-documents';
import type { Session } from '../session';
import { AVAILABLE } from './list-sql';

export interface CardRow {
  pid: number;
  sku: string;
  card: string;
  next_boundary_at: number | null;
  /** 1 when something can be bought now, null for grouped products and bundles, whose own flag decides. */
  available: number | null;
}

/** Columns of a CardRow from the table product; takes the store view. */
export const CARD_COLUMNS = `product.pid, product.sku, product.card, product.next_boundary_at,
  CASE WHEN product.type IN ('grouped', 'bundle') THEN NULL ELSE product.status < 2 AND ${AVAILABLE} END AS available`;

/** Cards whose price changed since they were stored, computed for now, by pid. */
async function repriced(session: Session, pids: readonly number[]): Promise<Map<number, Card>> {
  const { db, store, version, now } = session;
  const read = async (sql: string, params: unknown[]) => {
    const [documents, skus] = await db.batch(documentStatements(db, store.storeCode, { sql, params }, now));
    return liveDocuments((documents?.results ?? []) as DocumentRow[], (skus?.results ?? []) as SkuRow[], now);
  };
  const docs = await read('SELECT value FROM json_each(?)', [JSON.stringify(pids)]);
  const wanted = [...docs.values()].flatMap(memberSkus);
  const members =
    wanted.length === 0
      ? new Map()
      : await read('SELECT pid FROM product WHERE version = ? AND sku IN (SELECT value FROM json_each(?))', [version, JSON.stringify(wanted)]);
  const ctx = { ...session.context, members: new Map([...members.values()].map((doc) => [doc.sku, doc])) };
  return new Map([...docs].map(([pid, doc]) => [pid, cardOf(doc, ctx)]));
}

/** Cards as they are now: price of this moment, stock as orders left it. `until` is the next price change among them. */
export async function liveCards(session: Session, rows: readonly CardRow[]): Promise<{ cards: Card[]; until: number | null }> {
  const isStale = (row: CardRow): boolean => row.next_boundary_at !== null && row.next_boundary_at <= session.now;
  const stale = rows.filter(isStale);
  const fresh =
    stale.length > 0
      ? await repriced(
          session,
          stale.map((row) => row.pid),
        )
      : new Map<number, Card>();
  const cards = rows.map((row): Card => {
    const card = fresh.get(row.pid) ?? (JSON.parse(row.card) as Card);
    return row.available === null ? card : { ...card, availability: row.available === 1 ? 'in_stock' : 'out_of_stock' };
  });
  const boundaries = rows.map((row) => (isStale(row) ? (fresh.get(row.pid)?.price.until ?? null) : row.next_boundary_at));
  return { cards, until: earliest(boundaries) };
}

/** Cards by sku, in the order of the skus. Unknown, disabled and invisible products are left out. */
export async function cardsBySku(session: Session, skus: readonly string[]): Promise<Card[]> {
  const { results } = await session.db
    .prepare(
      `SELECT ${CARD_COLUMNS} FROM json_each(?) AS wanted CROSS JOIN product ON product.version = ? AND product.sku = wanted.value
       WHERE status IN (0, 1) AND visibility IN (2, 3, 4) ORDER BY wanted.key`,
    )
    .bind(session.store.storeCode, JSON.stringify([...new Set(skus)]), session.version)
    .all<CardRow>();
  return (await liveCards(session, results)).cards;
}

/** The most reduced or the newest products that can be bought. */
export async function highlightCards(session: Session, kind: 'offers' | 'newest', size: number): Promise<Card[]> {
  const order = kind === 'offers' ? 'AND discount > 0 ORDER BY discount DESC, id DESC' : 'ORDER BY created_at DESC, id DESC';
  const { results } = await session.db
    .prepare(
      `SELECT ${CARD_COLUMNS} FROM product WHERE version = ? AND status IN (0, 1) AND visibility IN (2, 4)
       AND (type IN ('grouped', 'bundle') OR ${AVAILABLE}) ${order} LIMIT ?`,
    )
    .bind(session.store.storeCode, session.version, session.store.storeCode, size)
    .all<CardRow>();
  return (await liveCards(session, results)).cards;
}
