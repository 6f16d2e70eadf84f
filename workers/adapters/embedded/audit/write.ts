import type { AuditRecord } from '../../../../src/domain/audit';
import type { Operator } from '../../../../src/domain/operator';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { prepared, shopDatabase } from '../database';
import { deskAudit } from '../schema/shop/audit';

/** Who did something, in which store view, and when (epoch ms). */
export interface By {
  operator: Operator;
  store: string;
  at: number;
}

/** Writes what an operator did, in the batch of what it tells of; once under its key. */
export const auditStatement = (
  db: D1Database,
  by: By,
  { before, after, ...record }: AuditRecord,
): D1PreparedStatement =>
  prepared(
    db,
    shopDatabase({ SHOP: db })
      .insert(deskAudit)
      .values({
        ...record,
        store: by.store,
        at: by.at,
        actor: by.operator.name,
        actorId: by.operator.id,
        before: before && JSON.stringify(before),
        after: after && JSON.stringify(after),
      })
      .onConflictDoNothing(),
  );

/** The same by itself, for what is only looked at or done elsewhere. */
export const noteAudit = (env: Pick<Env, 'SHOP'>, by: By, record: AuditRecord): Promise<unknown> =>
  withRetry(() => auditStatement(env.SHOP, by, { key: crypto.randomUUID(), ...record }).run());
