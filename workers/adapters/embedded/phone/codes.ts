import { CODE_DIGITS } from '../../../../src/contract/profile/phone-forms';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { withRetry } from '../../../http/transient';

type Database = Pick<Env, 'SHOP'>;

const MINUTE_MS = 60_000;
/** How long a code counts, when another one may be asked for, and how often one may be tried (decisions "Values"). */
const COUNTS_MS = 10 * MINUTE_MS;
const AGAIN_MS = 5 * MINUTE_MS;
const MOST_TRIES = 5;
const CODES = 10 ** CODE_DIGITS;
const RANDOM_RANGE = 2 ** 32;

interface Row {
  phone: string;
  code_hash: string | null;
  sent_at: number;
  tries: number;
  confirmed: string | null;
}

/** Epoch ms until which a code counts, and from which another one is sent. */
export const countsUntil = ({ sent_at }: Pick<Row, 'sent_at'>): number => sent_at + COUNTS_MS;
export const againAt = (sentAt: number): number => sentAt + AGAIN_MS;

/** Whether a code may still confirm its telephone: it counts, was not used, and was not tried five times. */
export const isOpen = (row: Pick<Row, 'code_hash' | 'sent_at' | 'tries'>, now: number): boolean =>
  row.code_hash !== null && row.tries < MOST_TRIES && countsUntil(row) > now;

/** Four random digits, each code as likely as another. */
export function newCode(): string {
  const even = RANDOM_RANGE - (RANDOM_RANGE % CODES);
  for (;;) {
    const [drawn = even] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < even) return String(drawn % CODES).padStart(CODE_DIGITS, '0');
  }
}

const hashOf = (key: string, code: string): Promise<string> => digest(`${key}:${code}`);

/** What is known of a customer's telephone; null where no code was ever sent. */
export const readCode = ({ SHOP }: Database, customerId: string): Promise<Row | null> =>
  withRetry(() =>
    SHOP.prepare('SELECT phone, code_hash, sent_at, tries, confirmed FROM phone_code WHERE customer_id = ?')
      .bind(Number(customerId))
      .first<Row>(),
  );

interface NewCode {
  customerId: string;
  phone: string;
  code: string;
  key: string;
}

/**
 * Writes a code down in the place of the one before, unless that one was sent less than five minutes ago. Answers whether
 * this one counts now, or when the one before was sent.
 */
export async function writeCode(
  { SHOP }: Database,
  { customerId, phone, code, key }: NewCode,
  now: number,
): Promise<'written' | { before: number }> {
  const hash = await hashOf(key, code);
  const id = Number(customerId);
  const results = await withRetry(() =>
    SHOP.batch<{ key: string; sent_at: number }>([
      SHOP.prepare(
        `INSERT INTO phone_code (customer_id, phone, key, code_hash, sent_at) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (customer_id) DO UPDATE SET phone = excluded.phone, key = excluded.key,
           code_hash = excluded.code_hash, tries = 0, sent_at = excluded.sent_at
         WHERE phone_code.sent_at <= ?6`,
      ).bind(id, phone, key, hash, now, now - AGAIN_MS),
      SHOP.prepare('SELECT key, sent_at FROM phone_code WHERE customer_id = ?').bind(id),
    ]),
  );
  const kept = results[1]?.results[0];
  return kept && kept.key !== key ? { before: kept.sent_at } : 'written';
}

/** Lets go of a code whose message the provider never sends: another one may be asked for at once. */
export async function takeBackCode({ SHOP }: Database, customerId: string, key: string): Promise<void> {
  await withRetry(() =>
    SHOP.prepare('UPDATE phone_code SET code_hash = NULL, sent_at = 0 WHERE customer_id = ? AND key = ?')
      .bind(Number(customerId), key)
      .run(),
  );
}

/** A message that got no answer may arrive: its code counts, for as long as is left once another one may be asked for. */
export async function shortenCode({ SHOP }: Database, customerId: string, key: string, now: number): Promise<void> {
  await withRetry(() =>
    SHOP.prepare('UPDATE phone_code SET sent_at = ?3 WHERE customer_id = ?1 AND key = ?2')
      .bind(Number(customerId), key, now - AGAIN_MS)
      .run(),
  );
}

/** Lets go of `most` telephones that a code went to before this moment and confirmed none; one confirmed before stays. */
export const forgetUnconfirmed = ({ SHOP }: Database, before: number, most: number): Promise<unknown> =>
  SHOP.batch([
    SHOP.prepare(
      `DELETE FROM phone_code WHERE customer_id IN
         (SELECT customer_id FROM phone_code WHERE sent_at < ?1 AND confirmed IS NULL LIMIT ?2)`,
    ).bind(before, most),
    SHOP.prepare(
      `UPDATE phone_code SET phone = confirmed, code_hash = NULL WHERE customer_id IN
         (SELECT customer_id FROM phone_code WHERE sent_at < ?1 AND phone <> confirmed LIMIT ?2)`,
    ).bind(before, most),
  ]);

/**
 * Tries a code, once at a time: 'confirmed', 'wrong' (also for one that counts no longer, was used, or went to another
 * telephone) or 'over' once it was tried five times.
 */
export async function tryCode(
  { SHOP }: Database,
  { customerId, phone, code }: Omit<NewCode, 'key'>,
  now: number,
): Promise<'confirmed' | 'wrong' | 'over'> {
  const id = Number(customerId);
  // Not tried again where its answer was lost: a try is counted rather than given away.
  const counted = await SHOP.prepare(
    `UPDATE phone_code SET tries = tries + 1 WHERE customer_id = ?1 AND phone = ?2 AND code_hash IS NOT NULL AND sent_at > ?3
     RETURNING key, code_hash, tries`,
  )
    .bind(id, phone, now - COUNTS_MS)
    .first<{ key: string; code_hash: string; tries: number }>();
  if (counted === null) return 'wrong';
  if (counted.tries > MOST_TRIES) return 'over';
  if ((await hashOf(counted.key, code)) !== counted.code_hash) return counted.tries === MOST_TRIES ? 'over' : 'wrong';
  const { meta } = await withRetry(() =>
    SHOP.prepare(
      'UPDATE phone_code SET code_hash = NULL, confirmed = phone, confirmed_at = ?3 WHERE customer_id = ?1 AND key = ?2 AND (code_hash IS NOT NULL OR confirmed_at = ?3)',
    )
      .bind(id, counted.key, now)
      .run(),
  );
  return meta.changes === 1 ? 'confirmed' : 'wrong';
}
