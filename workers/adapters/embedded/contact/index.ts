import type { ContactPort, KeptMessage } from '../../../../src/commerce/contact';
import type { ContactMessage } from '../../../../src/domain/contact';
import { ok } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { newToken } from '../../../http/token';
import { withRetry } from '../../../http/transient';

type Database = Pick<Env, 'SHOP'>;

const COLUMNS = 'id, name, email, phone, subject, order_number AS "order", message, created_at AS at';

/** Messages to one store view; `now` in epoch ms. */
export const embeddedContact = ({ SHOP }: Database, store: string, now: number): ContactPort => ({
  async send(messages, key) {
    const base = key ?? newToken();
    const statements = await Promise.all(
      messages.map(async ({ name, email, phone, subject, order, message }: ContactMessage, index) => {
        // Another message under the same key is another message.
        const hash = await digest(JSON.stringify([store, base, index, name, email, phone, subject, order, message]));
        return [
          SHOP.prepare(
            `INSERT OR IGNORE INTO contact_message (store, name, email, phone, subject, order_number, message, key_hash, created_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)`,
          ).bind(store, name, email, phone, subject, order, message, hash, now),
          // Of a message that was kept before, its event was written with it.
          SHOP.prepare(
            `INSERT INTO outbox (type, subject, created_at, next_attempt_at) SELECT 'contact-message', id, ?2, ?2 FROM contact_message
             WHERE key_hash = ?1 AND told_at IS NULL`,
          ).bind(hash, now),
          SHOP.prepare('UPDATE contact_message SET told_at = ?2 WHERE key_hash = ?1 AND told_at IS NULL').bind(
            hash,
            now,
          ),
        ];
      }),
    );
    await withRetry(() => SHOP.batch(statements.flat()));
    return ok(null);
  },
});

/** Complaints of a store view by id, from behind `after` on. */
export async function listComplaints(
  { SHOP }: Database,
  store: string,
  after: number,
  size: number,
): Promise<KeptMessage[]> {
  const { results } = await withRetry(() =>
    SHOP.prepare(
      `SELECT ${COLUMNS} FROM contact_message WHERE store = ?1 AND subject = 'complaint' AND id > ?2 ORDER BY id LIMIT ?3`,
    )
      .bind(store, after, size)
      .all<KeptMessage>(),
  );
  return results;
}

/** Messages of a store view, the newest first; `before` is the id the last page ended with. */
export async function listMessages(
  { SHOP }: Database,
  store: string,
  before: number | null,
  size: number,
): Promise<KeptMessage[]> {
  const { results } = await withRetry(() =>
    SHOP.prepare(
      `SELECT ${COLUMNS} FROM contact_message WHERE store = ?1 AND id < coalesce(?2, ${Number.MAX_SAFE_INTEGER}) ORDER BY id DESC LIMIT ?3`,
    )
      .bind(store, before, size)
      .all<KeptMessage>(),
  );
  return results;
}

/** A message by its id, with its store view; null when it is gone. */
export const messageOf = ({ SHOP }: Database, id: string): Promise<(KeptMessage & { store: string }) | null> =>
  withRetry(() => SHOP.prepare(`SELECT store, ${COLUMNS} FROM contact_message WHERE id = ?`).bind(id).first());
