import { eq, sql } from 'drizzle-orm';
import type { FailingWork } from '../../../src/commerce/desk';
import type { Env } from '../../env';
import { shopDatabase } from './database';
import { failingWork } from './schema/shop';

/** Scheduled work whose last run failed, the longest failing first. */
export const listFailing = async (env: Env): Promise<FailingWork[]> =>
  shopDatabase(env).select().from(failingWork).orderBy(failingWork.since);

/** Notes a run that failed; when the failures in a row began stays. */
export async function noteFailing(env: Env, name: string, reason: string, now: number): Promise<void> {
  await shopDatabase(env)
    .insert(failingWork)
    .values({ name, reason, since: now, failedAt: now })
    .onConflictDoUpdate({
      target: failingWork.name,
      set: { reason: sql`excluded.reason`, failedAt: sql`excluded.failed_at` },
    });
}

/** Notes that work which had failed succeeded. */
export async function noteWorking(env: Env, name: string): Promise<void> {
  await shopDatabase(env).delete(failingWork).where(eq(failingWork.name, name));
}
