import { type Column, type SQL, sql, type Table } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import type { Env } from '../../env';

/**
 * Typed access to the catalogues (ADR 0044). Neither database is given its tables as a schema: that serves relational
 * queries alone, which nothing here asks, and is computed anew at every call (half a millisecond of CPU).
 */
export const catalogueDatabase = (env: Pick<Env, 'CATALOGUE'>) => drizzle(env.CATALOGUE);

/** Typed access to the records of the shop. */
export const shopDatabase = (env: Pick<Env, 'SHOP'>) => drizzle(env.SHOP);

const DIALECT = new SQLiteAsyncDialect();

/** What the builder made, or text with references to columns. */
type Written = SQL | { toSQL(): { sql: string; params: unknown[] } };

/** A typed statement as one that stands in a batch of several files' statements. */
export function prepared(database: D1Database, written: Written): D1PreparedStatement {
  const query = 'toSQL' in written ? written.toSQL() : DIALECT.sqlToQuery(written);
  return database.prepare(query.sql).bind(...query.params);
}

/** Columns without their table, as INSERT, SET and `excluded` name them. */
export const names = (...columns: readonly Column[]): SQL =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );

/** What a text of SQL reads of a table, where it names columns as the schema's properties do. */
export type RowOf<From extends Table, Read extends keyof From['$inferSelect']> = Pick<From['$inferSelect'], Read>;
