import { and, type Column, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Key } from '../../../../src/i18n';
import type { Env } from '../../../env';
import { OWN_REALM } from '../../../settings/backends';
import { orders } from '../schema/shop';

/** Whose rows are asked for. */
export interface Person {
  /** Whose customer: our own engine's, or one retailer's. */
  realm: string;
  /** null of somebody who has no account. */
  customerId: string | null;
  /** Their e-mail, where it was shown that it is theirs; null leaves out what is found by an e-mail alone. */
  emailKey: string | null;
}

/** What an area holds of people in one table. */
export interface PersonalRows {
  /** What it is called where they read it. */
  title: Key;
  table: SQLiteTable;
  /** Their rows; undefined where nothing known of them finds any. */
  whose(person: Person): SQL | undefined;
  /** What they are shown of a row; what lets somebody in is never among it. */
  shown: Record<string, AnySQLiteColumn>;
  /**
   * What becomes of the rows when the account is closed: they are erased, with the account at the latest; kept because
   * the law asks for them; or whatever it does, which comes to the same when it is done again.
   */
  closing: 'erased' | 'with the account' | 'kept' | ((env: Env, person: Person) => Promise<void>);
}

/** Declares what an area holds of people in one table. */
export const personalRows = (rows: PersonalRows): PersonalRows => rows;

/** Rows of a customer of our own engine, by a column of whole numbers or of text. */
export const ofAccount =
  (column: Column) =>
  ({ realm, customerId }: Person): SQL | undefined =>
    realm === OWN_REALM && customerId !== null
      ? eq(column, column.dataType === 'number' ? Number(customerId) : customerId)
      : undefined;

/** Rows of the orders of a customer of our own engine, by the column of their numbers. */
export const ofOrder =
  (column: Column) =>
  (person: Person): SQL | undefined => {
    const whose = ofAccount(orders.customerId)(person);
    return whose && sql`${column} IN (SELECT ${orders.number} FROM ${orders} WHERE ${whose})`;
  };

/** Rows of a customer, whoever keeps the customers. */
export const ofRealm =
  (realmColumn: Column, customerColumn: Column) =>
  ({ realm, customerId }: Person): SQL | undefined =>
    customerId === null ? undefined : and(eq(realmColumn, realm), eq(customerColumn, customerId));

/** Rows of an e-mail, by the column of its key. */
export const ofEmailKey =
  (column: Column) =>
  ({ emailKey }: Person): SQL | undefined =>
    emailKey === null ? undefined : eq(column, emailKey);

/** Rows of an e-mail, by a column that keeps it as typed; its table has an index of the same expression. */
export const ofEmail =
  (column: Column) =>
  ({ emailKey }: Person): SQL | undefined =>
    emailKey === null ? undefined : sql`lower(trim(${column})) = ${emailKey}`;

/** Rows that one of these finds. */
export const byAny =
  (...finders: PersonalRows['whose'][]) =>
  (person: Person): SQL | undefined =>
    or(...finders.map((find) => find(person)));

/** Rows under those of another table. */
export const under =
  (column: Column, parent: PersonalRows, key: Column) =>
  (person: Person): SQL | undefined => {
    const whose = parent.whose(person);
    return whose && sql`${column} IN (SELECT ${key} FROM ${parent.table} WHERE ${whose})`;
  };

let declared: readonly PersonalRows[] | null = null;

/** Says what is held of people: said once, where the list of areas stands. */
export function registerPersonal(rows: readonly PersonalRows[]): void {
  declared = rows;
}

/** All that is held of people; throws before it was said, so that nothing is taken for erased that was never looked for. */
export function allPersonalRows(): readonly PersonalRows[] {
  if (!declared) throw new Error('registerPersonal was not called: import workers/areas');
  return declared;
}
