import { and, eq, lt, sql } from 'drizzle-orm';
import type { Attestation, Ceremony, Passkey } from '../../../../src/commerce/passkeys';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { withRetry } from '../../../http/transient';
import { names, prepared, shopDatabase } from '../database';
import { passkey, usedChallenge } from '../schema/shop';

type Database = Pick<Env, 'SHOP'>;
export type PasskeyRow = typeof passkey.$inferSelect;

const MAX_PASSKEYS = 10;

const passkeyOf = ({ id, credentialId, transports, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  passkeyId: String(id),
  credentialId,
  transports: JSON.parse(transports) as string[],
  name,
  createdAt,
  lastUsedAt,
});

/** Those of a customer, the oldest first. */
export async function readPasskeys(env: Database, customerId: string): Promise<Passkey[]> {
  const rows = await withRetry(() =>
    shopDatabase(env)
      .select()
      .from(passkey)
      .where(eq(passkey.customerId, Number(customerId)))
      .orderBy(passkey.id),
  );
  return rows.map(passkeyOf);
}

export async function findPasskey(env: Database, credentialId: string): Promise<PasskeyRow | null> {
  const [found] = await withRetry(() =>
    shopDatabase(env).select().from(passkey).where(eq(passkey.credentialId, credentialId)),
  );
  return found ?? null;
}

const isUsed = (error: unknown): boolean => String(error).includes('used_challenge.hash');

/**
 * Writes something under a challenge that counts once: 'used' when it has counted, and then nothing is written. It is
 * sent once: of a write whose answer was lost nobody can tell whether it was made, and the challenge is used by then.
 */
async function underChallenge(
  env: Database,
  { challenge, expiresAt }: Ceremony,
  now: number,
  statement: D1PreparedStatement,
): Promise<number | 'used'> {
  const database = shopDatabase(env);
  const use = database.insert(usedChallenge).values({ hash: await digest(challenge), expiresAt });
  const forget = database.delete(usedChallenge).where(lt(usedChallenge.expiresAt, now));
  try {
    const [, written] = await env.SHOP.batch([prepared(env.SHOP, use), statement, prepared(env.SHOP, forget)]);
    return written?.meta.changes ?? 0;
  } catch (error) {
    if (isUsed(error)) return 'used';
    throw error;
  }
}

export interface NewRow {
  customerId: string;
  name: string;
  made: Attestation;
  counter: number;
}

/** Writes a new passkey; 'full' past ten, 'known' for one that is registered already. */
export async function writePasskey(
  env: Database,
  { customerId, name, made, counter }: NewRow,
  ceremony: Ceremony,
  now: number,
): Promise<'written' | 'used' | 'full' | 'known'> {
  const owner = Number(customerId);
  const columns = names(
    passkey.credentialId,
    passkey.customerId,
    passkey.publicKey,
    passkey.algorithm,
    passkey.counter,
    passkey.transports,
    passkey.name,
    passkey.createdAt,
  );
  const values = sql`${made.credentialId}, ${owner}, ${made.publicKey}, ${made.algorithm}, ${counter}, ${JSON.stringify(made.transports)}, ${name}, ${now}`;
  const text = sql`INSERT INTO ${passkey} (${columns}) SELECT ${values}
    WHERE (SELECT count(*) FROM ${passkey} WHERE ${passkey.customerId} = ${owner}) < ${MAX_PASSKEYS}`;
  try {
    const written = await underChallenge(env, ceremony, now, prepared(env.SHOP, text));
    return written === 'used' ? written : written === 0 ? 'full' : 'written';
  } catch (error) {
    if (String(error).includes('passkey.credential_id')) return 'known';
    throw error;
  }
}

/**
 * Notes that a passkey has signed; false when the challenge has counted, or the passkey's counter did not go up:
 * somebody may hold a copy.
 */
export async function notePasskeyUse(
  env: Database,
  id: number,
  counter: number,
  ceremony: Ceremony,
  now: number,
): Promise<boolean> {
  const isAhead = counter === 0 ? eq(passkey.counter, 0) : lt(passkey.counter, counter);
  const use = shopDatabase(env)
    .update(passkey)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkey.id, id), isAhead));
  return (await underChallenge(env, ceremony, now, prepared(env.SHOP, use))) === 1;
}

const ofCustomer = (customerId: string, passkeyId: string) =>
  and(eq(passkey.id, Number(passkeyId)), eq(passkey.customerId, Number(customerId)));

export async function namePasskey(
  env: Database,
  customerId: string,
  passkeyId: string,
  name: string,
): Promise<boolean> {
  const { meta } = await withRetry(() =>
    shopDatabase(env).update(passkey).set({ name }).where(ofCustomer(customerId, passkeyId)),
  );
  return meta.changes > 0;
}

export async function erasePasskey(env: Database, customerId: string, passkeyId: string): Promise<void> {
  await withRetry(() => shopDatabase(env).delete(passkey).where(ofCustomer(customerId, passkeyId)));
}
