import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { AuditRecord, AuditSubject } from '../../../../src/domain/audit';
import type { Operator } from '../../../../src/domain/operator';
import type { Env } from '../../../env';
import { DIGEST_CHARS, digest } from '../../../http/digest';
import { withRetry } from '../../../http/transient';
import { prepared, shopDatabase } from '../database';
import { deskAudit } from '../schema/shop/audit';

/** Who did something, in which store view, and when (epoch ms). */
export interface By {
  operator: Operator;
  store: string;
  at: number;
}

/**
 * SQL for the column `store`: the store view, or NULL where there is a later entry about the same than `version`. The
 * column takes no NULL, so the batch fails then.
 */
const unlessLater = (store: string, subject: AuditSubject, subjectId: string, version: number): SQL<string> =>
  sql`CASE WHEN (SELECT coalesce(max(${sql.identifier('id')}), 0) FROM desk_audit
    WHERE store = ${store} AND subject = ${subject} AND subject_id = ${subjectId}) = ${version} THEN ${store} END`;

/**
 * Writes what an operator did, in the batch of what it tells of; once under its key. With `version`, the id of the last
 * entry about the same that they were shown, the batch fails where there is a later one (`isOvertaken`).
 */
export const auditStatement = (
  db: D1Database,
  by: By,
  { before, after, ...record }: AuditRecord,
  version: number | null = null,
): D1PreparedStatement =>
  prepared(
    db,
    shopDatabase({ SHOP: db })
      .insert(deskAudit)
      .values({
        ...record,
        store: version === null ? by.store : unlessLater(by.store, record.subject, record.subjectId, version),
        at: by.at,
        actor: by.operator.name,
        actorId: by.operator.id,
        before: before && JSON.stringify(before),
        after: after && JSON.stringify(after),
      })
      .onConflictDoNothing(),
  );

/** Whether a batch failed because something was done to it since its entry of this version. */
export const isOvertaken = (error: unknown): boolean =>
  String(error).includes('NOT NULL constraint failed: desk_audit.store');

/** Whether something stands on record under this key. */
export async function wasDone(env: Pick<Env, 'SHOP'>, key: string): Promise<boolean> {
  const found = await withRetry(() =>
    shopDatabase(env).select({ id: deskAudit.id }).from(deskAudit).where(eq(deskAudit.key, key)),
  );
  return found.length > 0;
}

/** The key of a call that stands for no other content: what is told under it again is compared by it (`toldUnder`). */
export const keyOfContent = async (key: string, content: unknown): Promise<string> =>
  `${key} ${await digest(JSON.stringify(content))}`;

/** Whether what stands on record under the key of such a call is the same, or something else; null for nothing. */
export async function toldUnder(env: Pick<Env, 'SHOP'>, key: string): Promise<'same' | 'other' | null> {
  const call = key.slice(0, -DIGEST_CHARS);
  const found = await withRetry(() =>
    shopDatabase(env)
      .select({ key: deskAudit.key })
      .from(deskAudit)
      .where(
        and(gte(deskAudit.key, call), lt(deskAudit.key, `${call}g`), eq(sql`length(${deskAudit.key})`, key.length)),
      ),
  );
  if (found.length === 0) return null;
  return found.some((one) => one.key === key) ? 'same' : 'other';
}

/** Writes entries by themselves, all or none, for what is only looked at or done elsewhere. */
export async function noteAudit(env: Pick<Env, 'SHOP'>, by: By, ...records: AuditRecord[]): Promise<void> {
  if (records.length === 0) return;
  const entries = records.map((record) => auditStatement(env.SHOP, by, { key: crypto.randomUUID(), ...record }));
  await withRetry(() => env.SHOP.batch(entries));
}
