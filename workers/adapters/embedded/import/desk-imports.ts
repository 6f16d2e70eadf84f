import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { DeskImport, SkippedDocument } from '../../../../src/commerce/desk/imports';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { catalogueDatabase, shopDatabase } from '../database';
import { importPart } from '../schema/catalogue';
import { importEnd, importVersion } from '../schema/shop';
import type { Skipped } from './parts';

const LISTED = 20;
const MOST_SKIPPED = 200;

/** The newest imports of a store view, with how many documents of a catalogue's were taken and left out. */
export async function deskImports(env: Env, store: string): Promise<DeskImport[]> {
  const runs = await withRetry(() =>
    shopDatabase(env)
      .select({
        run: importVersion.version,
        scope: importVersion.scope,
        beganAt: importVersion.beganAt,
        outcome: importEnd.outcome,
      })
      .from(importVersion)
      .leftJoin(importEnd, eq(importEnd.version, importVersion.version))
      .where(eq(importVersion.store, store))
      .orderBy(desc(importVersion.version))
      .limit(LISTED),
  );
  const counts = await withRetry(() =>
    catalogueDatabase(env)
      .select({
        run: importPart.version,
        accepted: sql<number>`sum(${importPart.accepted})`,
        skipped: sql<number>`sum(json_array_length(${importPart.skipped}))`,
      })
      .from(importPart)
      .where(
        inArray(
          importPart.version,
          runs.map(({ run }) => run),
        ),
      )
      .groupBy(importPart.version),
  );
  const of = new Map(counts.map((one) => [one.run, one]));
  return runs.map((one) => ({
    ...one,
    accepted: of.get(one.run)?.accepted ?? null,
    skipped: of.get(one.run)?.skipped ?? null,
  }));
}

/**
 * What an import of this store view left out, in the order of its sources, the first of it; null without such an
 * import.
 */
export async function skippedBy(env: Env, store: string, run: number): Promise<SkippedDocument[] | null> {
  const [known] = await withRetry(() =>
    shopDatabase(env).select({ store: importVersion.store }).from(importVersion).where(eq(importVersion.version, run)),
  );
  if (known?.store !== store) return null;
  const parts = await withRetry(() =>
    catalogueDatabase(env)
      .select({ entity: importPart.entity, skipped: importPart.skipped })
      .from(importPart)
      .where(and(eq(importPart.version, run), ne(importPart.skipped, '[]')))
      .orderBy(asc(importPart.source), asc(importPart.position))
      .limit(MOST_SKIPPED),
  );
  return parts
    .flatMap(({ entity, skipped }) => (JSON.parse(skipped) as Skipped[]).map((one) => ({ entity, ...one })))
    .slice(0, MOST_SKIPPED);
}
