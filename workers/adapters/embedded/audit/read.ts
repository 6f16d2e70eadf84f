import { and, asc, desc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import type { AuditEntry, DeskAudit } from '../../../../src/commerce/desk/audit';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { deskAudit } from '../schema/shop/audit';
import { auditStateOf } from './entry';

const MOST_ACTORS = 100;

/** Whether an entry is about an order that is picked up. */
const IS_PICKUP = sql<number>`EXISTS (SELECT 1 FROM orders WHERE ${deskAudit.subject} = 'order'
  AND orders.number = ${deskAudit.subjectId} AND orders.doc ->> '$.branch' IS NOT NULL)`;

/** The record of what operators of a store view did. */
export const embeddedDeskAudit = (env: Pick<Env, 'SHOP'>, store: string): DeskAudit => ({
  async list({ actor, subject, subjectId, from, to, after }, size) {
    const rows = await withRetry(() =>
      shopDatabase(env)
        .select({ ...getTableColumns(deskAudit), isPickup: IS_PICKUP })
        .from(deskAudit)
        .where(
          and(
            eq(deskAudit.store, store),
            actor === null ? undefined : eq(deskAudit.actor, actor),
            subject === null ? undefined : eq(deskAudit.subject, subject),
            subject === null || subjectId === null ? undefined : eq(deskAudit.subjectId, subjectId),
            from === null ? undefined : gte(deskAudit.at, from),
            to === null ? undefined : lt(deskAudit.at, to),
            after === null ? undefined : lt(deskAudit.id, after),
          ),
        )
        .orderBy(desc(deskAudit.id))
        .limit(size + 1),
    );
    const entries = rows.slice(0, size).map(
      ({
        id,
        at,
        actor: by,
        action,
        subject: about,
        subjectId: of,
        before,
        after: since,
        note,
        isPickup,
      }): AuditEntry => ({
        id,
        at,
        actor: by,
        action,
        subject: about,
        subjectId: of,
        before: auditStateOf(before),
        after: auditStateOf(since),
        note,
        ...(isPickup === 1 ? { isPickup: true } : {}),
      }),
    );
    return { entries, next: rows.length > size ? (entries.at(-1)?.id ?? null) : null };
  },
  async actors() {
    const rows = await withRetry(() =>
      shopDatabase(env)
        .selectDistinct({ actor: deskAudit.actor })
        .from(deskAudit)
        .where(eq(deskAudit.store, store))
        .orderBy(asc(deskAudit.actor))
        .limit(MOST_ACTORS),
    );
    return rows.map(({ actor }) => actor);
  },
});
