import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { DeskInvoices, InvoicesPort } from '../../../../src/commerce/invoices';
import { INVOICE_MESSAGES } from '../../../../src/contract/invoices/forms';
import type { Invoice } from '../../../../src/domain/invoice/invoice';
import type { InvoiceRequest, InvoiceState } from '../../../../src/domain/invoice/request';
import { ok, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { CARD_DIGITS, orderOf, stateOf } from '../orders/row';
import { invoiceRequest, orders } from '../schema/shop';
import { decideInvoice } from './decide';

type Database = Pick<Env, 'SHOP'>;
type Row = typeof invoiceRequest.$inferSelect;

const MOST_OF_ORDER = 5;
const PAGE_REQUESTS = 50;

const requestOf = ({ id, orderNumber, doc, state, note, documentUrl, createdAt, decidedAt }: Row): InvoiceRequest => ({
  ...{ id, orderNumber, state, note, documentUrl, decidedAt },
  // Written below, out of an Invoice.
  invoice: JSON.parse(doc) as Invoice,
  at: createdAt,
});

/** Invoices asked for in one store view; `now` in epoch ms. */
export const embeddedInvoices = (env: Database, store: string, now: number): InvoicesPort => ({
  async of(orderNumber) {
    const rows = await withRetry(() =>
      shopDatabase(env)
        .select()
        .from(invoiceRequest)
        .where(and(eq(invoiceRequest.store, store), eq(invoiceRequest.orderNumber, orderNumber)))
        .orderBy(desc(invoiceRequest.id))
        .limit(MOST_OF_ORDER),
    );
    return rows.map(requestOf);
  },

  async ask({ orderNumber, invoice, email, firstName }, key) {
    const doc = JSON.stringify(invoice);
    const keyHash = await digest(JSON.stringify([store, orderNumber, key, doc]));
    const shop = shopDatabase(env);
    const [, [kept]] = await withRetry(() =>
      shop.batch([
        shop
          .insert(invoiceRequest)
          .values({ store, orderNumber, doc, email, firstName, state: 'open', keyHash, createdAt: now })
          .onConflictDoNothing(),
        shop.select({ id: invoiceRequest.id }).from(invoiceRequest).where(eq(invoiceRequest.keyHash, keyHash)),
      ]),
    );
    return kept ? ok(null) : refuse(409, INVOICE_MESSAGES.isOpen);
  },
});

/** Requests of a store view by id, from behind `after` on, for the retailer's own programs. */
export const exportedInvoices = (env: Database, store: string, after: number, size: number): Promise<Row[]> =>
  withRetry(() =>
    shopDatabase(env)
      .select()
      .from(invoiceRequest)
      .where(and(eq(invoiceRequest.store, store), gt(invoiceRequest.id, after)))
      .orderBy(asc(invoiceRequest.id))
      .limit(size),
  );

/** A request by its id, with whom its answer goes to; null when it is gone. */
export async function invoiceOfId(env: Database, id: string): Promise<Row | null> {
  const [row] = await withRetry(() =>
    shopDatabase(env)
      .select()
      .from(invoiceRequest)
      .where(eq(invoiceRequest.id, Number(id))),
  );
  return row ?? null;
}

/** Requests at the desk of a store view. */
export const embeddedDeskInvoices = (env: Database, store: string, now: number): DeskInvoices => ({
  async list(state: InvoiceState, after) {
    const isOldestFirst = state === 'open';
    const rows = await withRetry(() =>
      shopDatabase(env)
        .select({ row: invoiceRequest, order: orders, cardDigits: sql<string | null>`${sql.raw(CARD_DIGITS)}` })
        .from(invoiceRequest)
        .leftJoin(orders, and(eq(orders.number, invoiceRequest.orderNumber), eq(orders.store, store)))
        .where(
          and(
            eq(invoiceRequest.store, store),
            eq(invoiceRequest.state, state),
            after === null ? undefined : (isOldestFirst ? gt : lt)(invoiceRequest.id, after),
          ),
        )
        .orderBy((isOldestFirst ? asc : desc)(invoiceRequest.id))
        .limit(PAGE_REQUESTS + 1),
    );
    const requests = rows.slice(0, PAGE_REQUESTS).map(({ row, order, cardDigits }) => ({
      ...requestOf(row),
      email: row.email,
      order: order && { order: orderOf(order), state: stateOf(order), cardDigits },
    }));
    return { requests, next: rows.length > PAGE_REQUESTS ? (requests.at(-1)?.id ?? null) : null };
  },

  ofOrder: (orderNumber) => embeddedInvoices(env, store, now).of(orderNumber),

  async waiting(id) {
    const row = await invoiceOfId(env, String(id));
    return row?.store === store && row.state === 'open' ? { ...requestOf(row), email: row.email } : null;
  },

  decide: (id, answer) => decideInvoice(env, { id, store }, answer, now),
});
