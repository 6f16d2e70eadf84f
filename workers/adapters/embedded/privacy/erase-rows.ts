import { sql } from 'drizzle-orm';
import type { Env } from '../../../env';
import { workerFailpoint } from '../../../failpoint';
import { withRetry } from '../../../http/transient';
import { prepared } from '../database';
import { allPersonalRows, type Person } from './personal-rows';

/** Rows that go in one statement. */
const STEP = 500;

/**
 * Erases what is held of somebody, table by table, but what the law keeps; what goes with the account goes with it.
 * Broken off anywhere and done again it comes to the same.
 */
export async function erasePersonal(env: Env, person: Person): Promise<void> {
  for (const { table, whose, closing } of allPersonalRows()) {
    const where = whose(person);
    if (!where || closing === 'kept' || closing === 'with the account') continue;
    if (typeof closing === 'function') {
      await closing(env, person);
    } else {
      const erase = sql`DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} WHERE ${where} LIMIT ${STEP})`;
      for (let gone = STEP; gone === STEP; )
        gone = (await withRetry(() => prepared(env.SHOP, erase).run())).meta.changes;
    }
    await workerFailpoint('erase.after-table');
  }
}
