import { and, desc, eq, getTableName, sql } from 'drizzle-orm';
import type { PersonalData, PrivacyCopy } from '../../../../src/commerce/privacy';
import { STORES, storeByCode } from '../../../../src/config/stores';
import { PRIVACY_MESSAGES } from '../../../../src/contract/privacy/messages';
import { startOfDay } from '../../../../src/domain/mexico-city';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import { translator } from '../../../../src/i18n';
import type { Env } from '../../../env';
import { newToken } from '../../../http/token';
import { withRetry } from '../../../http/transient';
import { OWN_REALM } from '../../../settings/backends';
import { prepared, shopDatabase } from '../database';
import { privacyCopy } from '../schema/shop';
import { allPersonalRows, type Person, type PersonalRows } from './personal-rows';
import { eventIfChanged } from './requests';

type Store = Pick<Env, 'SHOP' | 'PICTURES'>;
type Whose = Pick<Person, 'realm'> & { customerId: string };

/** A copy is kept so long. */
export const COPY_MS = 7 * 24 * 60 * 60 * 1000;
/** Rows that are read at once. */
const STEP = 500;

/** Where the file of a copy lies. */
const keyOf = (id: string): string => `privacy/${id}.json`;

const isText = (value: unknown): value is string => typeof value === 'string' && /^[[{]/.test(value);

/** A value as it is shown: JSON that is kept as text is what it says. */
function shownValue(value: unknown): unknown {
  if (!isText(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

async function rowsOf(
  env: Pick<Env, 'SHOP'>,
  { table, shown, whose }: PersonalRows,
  person: Person,
): Promise<Record<string, unknown>[]> {
  const where = whose(person);
  if (!where) return [];
  const rows: Record<string, unknown>[] = [];
  for (let last = 0, isMore = true; isMore; ) {
    const read = await withRetry(() =>
      shopDatabase(env)
        .select({ ...shown, rowId: sql<number>`rowid`.as('row_id') })
        .from(table)
        .where(and(where, sql`rowid > ${last}`))
        .orderBy(sql`rowid`)
        .limit(STEP),
    );
    for (const { rowId, ...row } of read) {
      last = Number(rowId);
      rows.push(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shownValue(value)])));
    }
    isMore = read.length === STEP;
  }
  return rows;
}

/** What stands here of somebody, as each area says it, in the words of a store view. */
export async function personalData(
  env: Pick<Env, 'SHOP'>,
  person: Person,
  storeCode: string,
  now: number,
): Promise<PersonalData> {
  const store = storeByCode(STORES, storeCode);
  const t = translator(store?.i18n.defaultLocale ?? 'es-MX');
  const sections: PersonalData['sections'] = [];
  for (const rows of allPersonalRows()) {
    const found = await rowsOf(env, rows, person);
    if (found.length > 0) sections.push({ table: getTableName(rows.table), title: t(rows.title), rows: found });
  }
  return {
    made: new Date(now).toISOString(),
    elsewhere: person.realm === OWN_REALM ? null : (store?.name ?? storeCode),
    sections,
  };
}

/** The newest copy of a customer, with the id of its file; null without one. */
export async function newestCopy(
  env: Pick<Env, 'SHOP'>,
  { realm, customerId }: Whose,
): Promise<(PrivacyCopy & { id: string }) | null> {
  const [found] = await withRetry(() =>
    shopDatabase(env)
      .select({ id: privacyCopy.id, askedAt: privacyCopy.createdAt, madeAt: privacyCopy.madeAt })
      .from(privacyCopy)
      .where(and(eq(privacyCopy.realm, realm), eq(privacyCopy.customerId, customerId)))
      .orderBy(desc(privacyCopy.day))
      .limit(1),
  );
  return found ?? null;
}

/** Has a copy made, of which the e-mail is told: the first of a day writes its event, all others of that day change nothing. */
export async function askCopy(
  env: Pick<Env, 'SHOP'>,
  whose: Whose,
  { email, store, now }: { email: string; store: string; now: number },
): Promise<PrivacyCopy> {
  const id = newToken();
  const keep = shopDatabase(env)
    .insert(privacyCopy)
    .values({ id, ...whose, store, day: startOfDay(now), createdAt: now })
    .onConflictDoNothing();
  const event = eventIfChanged(env, 'privacy-copy-asked', id, { store, now, secret: email });
  await withRetry(() => env.SHOP.batch([prepared(env.SHOP, keep), event]));
  const kept = await newestCopy(env, whose);
  return { askedAt: kept?.askedAt ?? now, madeAt: kept?.madeAt ?? null };
}

/** Whose a copy is; null when it is gone. */
export async function copyOfId(env: Pick<Env, 'SHOP'>, id: string): Promise<typeof privacyCopy.$inferSelect | null> {
  const [row] = await withRetry(() => shopDatabase(env).select().from(privacyCopy).where(eq(privacyCopy.id, id)));
  return row ?? null;
}

/** Makes a copy that was asked for; made again it changes nothing. */
export async function makeCopy(env: Store, id: string, now: number): Promise<void> {
  const row = await copyOfId(env, id);
  if (!row || row.madeAt !== null) return;
  // What is found by an e-mail alone is not in it: signing up proves no e-mail.
  const person: Person = { realm: row.realm, customerId: row.customerId, emailKey: null };
  const data = await personalData(env, person, row.store, now);
  await env.PICTURES.put(keyOf(id), JSON.stringify(data), { httpMetadata: { contentType: 'application/json' } });
  await withRetry(() => shopDatabase(env).update(privacyCopy).set({ madeAt: now }).where(eq(privacyCopy.id, id)));
}

/** What the newest copy of a customer says; 404 while there is none. */
export async function readCopy(env: Store, whose: Whose): Promise<Result<PersonalData>> {
  const copy = await newestCopy(env, whose);
  const file = copy && copy.madeAt !== null ? await env.PICTURES.get(keyOf(copy.id)) : null;
  return file ? ok(await file.json<PersonalData>()) : refuse(404, PRIVACY_MESSAGES.noCopy);
}

/** Copies that go in one run. */
const STEP_COPIES = 100;

async function eraseWhere(env: Store, where: ReturnType<typeof sql>): Promise<number> {
  const found = await shopDatabase(env)
    .select({ id: privacyCopy.id })
    .from(privacyCopy)
    .where(where)
    .limit(STEP_COPIES);
  if (found.length === 0) return 0;
  // Their bytes first: what fails in between is found again.
  await env.PICTURES.delete(found.map(({ id }) => keyOf(id)));
  await env.SHOP.batch(
    found.map(({ id }) => prepared(env.SHOP, shopDatabase(env).delete(privacyCopy).where(eq(privacyCopy.id, id)))),
  );
  return found.length;
}

/** Erases copies that were kept so long (ms). */
export const eraseCopies =
  (keptMs: number) =>
  (env: Store, now: number): Promise<number> =>
    eraseWhere(env, sql`${privacyCopy.createdAt} < ${now - keptMs}`);

/** Erases every copy of somebody. */
export async function eraseCopiesOf(env: Store, { realm, customerId }: Person): Promise<void> {
  if (customerId === null) return;
  const theirs = sql`${privacyCopy.realm} = ${realm} AND ${privacyCopy.customerId} = ${customerId}`;
  while ((await eraseWhere(env, theirs)) > 0);
}
