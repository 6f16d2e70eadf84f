import type { Centavos } from '../../../../src/domain/money';
import type { Dispatch } from '../../../../src/domain/order/dispatch';
import type { OrderOutbox, WEBHOOK_TYPES } from '../../../../src/domain/order/news';
import type { OrderState } from '../../../../src/domain/order/step';
import { ORDER_NUMBER } from './row';

/** What happened to an order, and how it stands right after. */
interface RetailerNews {
  type: (typeof WEBHOOK_TYPES)[number];
  /** null: the order that this batch places. */
  number: string | null;
  /** Number of its event; left out where it is placed, or where many expire at once. */
  seq?: number;
  store: string;
  state: OrderState;
  /** With whom it was sent, where that was said. */
  dispatch?: Dispatch | undefined;
  /** What an egreso takes off its invoice because of it, where something does. */
  egreso?: Centavos;
  /** Epoch ms. */
  at: number;
}

/** The same of what the shopper is told as well. */
export interface HappenedNews extends RetailerNews {
  type: OrderOutbox;
  /** When the shopper is told, where that is later; epoch ms. */
  tellAt?: number;
}

/** An event of an order for the retailer alone. */
export const webhookStatement = (
  db: D1Database,
  { type, number, store, state, dispatch, egreso, at }: RetailerNews,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO webhook_event (type, order_number, store, state, created_at, next_attempt_at) VALUES (?1, coalesce(?2, ${ORDER_NUMBER}), ?4, ?5, ?3, ?3)`,
    )
    .bind(
      type,
      number,
      at,
      store,
      JSON.stringify({ ...state, ...(dispatch ? { dispatch } : {}), ...(egreso ? { egreso } : {}) }),
    );

/** Writes news of an order for the shopper and for the retailer, in the batch that causes them. */
export const newsStatements = (db: D1Database, news: HappenedNews): D1PreparedStatement[] => [
  db
    .prepare(
      `INSERT INTO outbox (type, subject, store, created_at, next_attempt_at, event_seq) VALUES (?1, coalesce(?2, ${ORDER_NUMBER}), ?4, ?3, ?6, ?5)`,
    )
    .bind(news.type, news.number, news.at, news.store, news.seq ?? null, news.tellAt ?? news.at),
  webhookStatement(db, news),
];
