import type { Highlights } from '../../../../src/commerce/catalogue';
import type { ProductDocument } from '../../../../src/domain/catalogue/document';
import { MOST_COUNTED } from '../../../../src/domain/catalogue/listing/listing';
import { memberSkus } from '../../../../src/domain/catalogue/members';
import { earliest } from '../../../../src/domain/catalogue/pricing';
import type { Card, ListingQuery } from '../../../../src/domain/catalogue/product';
import { cardOf } from '../../../../src/domain/catalogue/product-page/card';
import { chosenVariant, optionsLeft, variantCard } from '../../../../src/domain/catalogue/product-page/variant-card';
import { type CatalogueView, rowsOf } from '../catalogue-view';
import {
  type DocumentRow,
  documentStatements,
  liveDocuments,
  type OwnStarsRow,
  type SkuRow,
  shownDocument,
  withOwnStars,
} from '../product-documents';
import { CachedCard, cardCache } from './card-cache';
import { HIGHLIGHTED, ON_FRONT } from './front-sql';
import { AVAILABLE, HAS_CARD } from './list-sql';
import { inTurns } from './turns';

export interface CardRow extends OwnStarsRow {
  pid: number;
  /** null when it is to be taken from this isolate's cache. */
  card: string | null;
  next_boundary_at: number | null;
  /** 1 when something is shown as to be had, null for grouped products and bundles, whose own flag decides. */
  available: number | null;
  /** The product with the variant it is shown with: JSON of `ShownVariant`, null to show the product itself. */
  variant?: string | null;
}

/**
 * sku of the variant, null to choose one by the filters of the list, document, rows of its skus, and the stars given
 * here.
 */
type ShownVariant = [childSku: string | null, doc: ProductDocument, skus: SkuRow[], stars: OwnStarsRow];

const variantWhere = (
  condition: string,
): string => `CASE WHEN ${condition} THEN json_array(list.child, json(product.doc), (SELECT json_group_array(json_object('sku', sku, 'qty', qty,
  'is_in_stock', is_in_stock, 'manage_stock', manage_stock, 'prior_net', prior_net, 'prior_until', prior_until)) FROM product_sku WHERE product_sku.pid = product.pid),
  json_object('own_stars', product.own_stars, 'own_ratings', product.own_ratings)) END`;

/** The `variant` of a CardRow, from the tables list and product. */
export const CARD_VARIANT = variantWhere('list.child IS NOT NULL');

/** The same in a list whose filters may choose a variant of every product that has some. */
export const CHOSEN_VARIANT = variantWhere("list.child IS NOT NULL OR product.type = 'configurable'");

/** Whether the product of a row is shown as to be had, as in a CardRow. */
export const CARD_AVAILABLE = `CASE WHEN product.type IN ('grouped', 'bundle') THEN NULL ELSE product.status < 2 AND ${AVAILABLE} END`;

/**
 * Columns of a CardRow from the table product. Cards of a list that are all in this isolate are not read again;
 * `liveCards` is told of the list.
 */
export const cardColumns = (view: CatalogueView, list: string | null): string =>
  `product.pid, ${list !== null && cardCache(view).holdsList(list) ? 'NULL AS card' : 'product.card'}, product.next_boundary_at, product.own_stars, product.own_ratings, ${CARD_AVAILABLE} AS available`;

/** Cards whose price changed since they were stored, computed for now, by pid. */
async function repriced(view: CatalogueView, pids: readonly number[]): Promise<Map<number, Card>> {
  const { db, reads, version, now } = view;
  const read = async (sql: string, params: unknown[]) => {
    const [documents, skus] = await reads.batch(documentStatements(db, { sql, params }));
    return liveDocuments((documents?.results ?? []) as DocumentRow[], (skus?.results ?? []) as SkuRow[], now);
  };
  const docs = await read('SELECT value FROM json_each(?)', [JSON.stringify(pids)]);
  const wanted = [...docs.values()].flatMap(memberSkus);
  const members =
    wanted.length === 0
      ? new Map()
      : await read('SELECT pid FROM product WHERE version = ? AND sku IN (SELECT value FROM json_each(?))', [
          version,
          JSON.stringify(wanted),
        ]);
  const ctx = { ...view.context, members: new Map([...members.values()].map((doc) => [doc.sku, doc])) };
  return new Map([...docs].map(([pid, doc]) => [pid, cardOf(doc, ctx)]));
}

/** A card as it stands in its row. */
export type StoredCard = Pick<CardRow, 'pid' | 'card' | 'next_boundary_at' | keyof OwnStarsRow>;

async function readCards(view: CatalogueView, pids: readonly number[]): Promise<StoredCard[]> {
  if (pids.length === 0) return [];
  const sql =
    'SELECT pid, card, next_boundary_at, own_stars, own_ratings FROM product WHERE pid IN (SELECT value FROM json_each(?))';
  return rowsOf<StoredCard>(view, view.db.prepare(sql).bind(JSON.stringify(pids)));
}

/**
 * The cards of rows whose stored price is true now: what this isolate holds of them, the rest out of the rows, or read
 * by itself where it is in neither. By pid.
 */
async function storedCards(view: CatalogueView, rows: readonly CardRow[]): Promise<Map<number, CachedCard>> {
  const cache = cardCache(view);
  const cards = new Map<number, CachedCard>();
  const unknown = rows.filter((row) => {
    const held = cache.find(row.pid, row.next_boundary_at);
    if (held) cards.set(row.pid, held);
    return held === null;
  });
  const unread = await readCards(
    view,
    unknown.filter((row) => row.card === null).map((row) => row.pid),
  );
  for (const row of [...unknown, ...unread]) {
    if (row.card === null) continue;
    const card = withOwnStars(JSON.parse(row.card) as Card, row);
    cards.set(row.pid, cache.keep(row.pid, new CachedCard(card, row.next_boundary_at)));
  }
  return cards;
}

const stateOf = ({ available }: CardRow): Card['availability'] | null => {
  if (available === null) return null;
  return available === 1 ? 'in_stock' : 'out_of_stock';
};

/** The cards of rows that are shown with a variant, by pid. */
function variantCards(
  view: CatalogueView,
  rows: readonly CardRow[],
  filters: ListingQuery['filters'],
): Map<number, Card> {
  return new Map(
    rows.flatMap(({ pid, variant }): [number, Card][] => {
      if (!variant) return [];
      const [found, doc, skus, stars] = JSON.parse(variant) as ShownVariant;
      const live = shownDocument({ doc, rows: skus }, stars, view.now);
      const childSku = chosenVariant(live, filters, found, view.context.attributes);
      return childSku === null
        ? []
        : [[pid, variantCard(live, childSku, view.context, optionsLeft(live, childSku, filters, found))]];
    }),
  );
}

/**
 * Cards as they are now: price of this moment, stock as it is shown, the variant that the filters of the list chose.
 * `until` is the next price change among them. `list` is the list these rows are.
 */
export async function liveCards(
  view: CatalogueView,
  rows: readonly CardRow[],
  list: string | null = null,
  filters: ListingQuery['filters'] = {},
): Promise<{ cards: Card[]; until: number | null }> {
  if (list !== null) {
    cardCache(view).noteList(
      list,
      rows.map((row) => row.pid),
    );
  }
  const variants = variantCards(view, rows, filters);
  const isStale = (row: CardRow): boolean => row.next_boundary_at !== null && row.next_boundary_at <= view.now;
  const stale = rows.filter(isStale).map((row) => row.pid);
  const stored = await storedCards(
    view,
    rows.filter((row) => !isStale(row)),
  );
  const fresh = stale.length > 0 ? await repriced(view, stale) : new Map<number, Card>();
  const cards = rows.flatMap((row): Card[] => {
    const state = stateOf(row);
    const priced = fresh.get(row.pid);
    const card =
      variants.get(row.pid) ??
      (priced ? { ...priced, availability: state ?? priced.availability } : stored.get(row.pid)?.as(state));
    return card ? [card] : [];
  });
  const boundaries = rows.map((row) =>
    isStale(row) ? (fresh.get(row.pid)?.price.until ?? null) : row.next_boundary_at,
  );
  return { cards, until: earliest([...boundaries, ...[...variants.values()].map((card) => card.price.until)]) };
}

/** Cards by sku, in the order of the skus. Unknown, disabled and invisible products are left out. */
export async function cardsBySku(view: CatalogueView, skus: readonly string[]): Promise<Card[]> {
  const wanted = JSON.stringify([...new Set(skus)]);
  const statement = view.db
    .prepare(
      `SELECT ${cardColumns(view, wanted)} FROM json_each(?) AS wanted CROSS JOIN product ON product.version = ? AND product.sku = wanted.value
       WHERE ${HAS_CARD} ORDER BY wanted.key`,
    )
    .bind(wanted, view.version);
  return (await liveCards(view, await rowsOf<CardRow>(view, statement), wanted)).cards;
}

/** Reads these products as CardRows, in their order. */
function highlighted(view: CatalogueView, kind: Highlights, size: number, name: string): D1PreparedStatement {
  const { from, worth } = HIGHLIGHTED[kind];
  const columns = cardColumns(view, name);
  const shown = `FROM product WHERE version = ? AND ${ON_FRONT} ${from} LIMIT ?`;
  if (worth === null) return view.db.prepare(`SELECT ${columns} ${shown}`).bind(view.version, size);
  const turns = inTurns(view, {
    sql: `SELECT pid, id, ${worth} AS worth ${shown}`,
    params: [view.version, MOST_COUNTED],
  });
  return view.db
    .prepare(
      `SELECT ${columns} FROM (SELECT pid, ord FROM (${turns.sql}) ORDER BY ord LIMIT ?) AS shown CROSS JOIN product ON product.pid = shown.pid
       ORDER BY shown.ord`,
    )
    .bind(...turns.params, size);
}

/** The offers of most worth, the newest or the best rated products that can be bought. */
export async function highlightCards(view: CatalogueView, kind: Highlights, size: number): Promise<Card[]> {
  const name = `${kind} ${size}`;
  let read: CardRow[] | null = null;
  const rows = await cardCache(view).front(name, async () => {
    read = await rowsOf<CardRow>(view, highlighted(view, kind, size, name));
    return read.map((row) => ({ ...row, card: null }));
  });
  return (await liveCards(view, read ?? rows, name)).cards;
}
