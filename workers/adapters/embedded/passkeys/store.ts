import { and, eq } from 'drizzle-orm';
import type { Attestation, Ceremony, Passkey } from '../../../../src/commerce/passkeys';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { passkey } from '../schema/shop';

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
  const use = env.SHOP.prepare('INSERT INTO used_challenge (hash, expires_at) VALUES (?, ?)').bind(
    await digest(challenge),
    expiresAt,
  );
  const forget = env.SHOP.prepare('DELETE FROM used_challenge WHERE expires_at < ?').bind(now);
  try {
    const [, written] = await env.SHOP.batch([use, statement, forget]);
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
  const statement = env.SHOP.prepare(
    `INSERT INTO passkey (credential_id, customer_id, public_key, algorithm, counter, transports, name, created_at)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 WHERE (SELECT COUNT(*) FROM passkey WHERE customer_id = ?2) < ?9`,
  ).bind(
    made.credentialId,
    Number(customerId),
    made.publicKey,
    made.algorithm,
    counter,
    JSON.stringify(made.transports),
    name,
    now,
    MAX_PASSKEYS,
  );
  try {
    const written = await underChallenge(env, ceremony, now, statement);
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
  const statement = env.SHOP.prepare(
    'UPDATE passkey SET counter = ?1, last_used_at = ?2 WHERE id = ?3 AND (counter < ?1 OR (counter = 0 AND ?1 = 0))',
  ).bind(counter, now, id);
  return (await underChallenge(env, ceremony, now, statement)) === 1;
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
