import { and, asc, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { ContactPort, DeskMessages, KeptMessage } from '../../../../src/commerce/contact';
import type { ContactMessage } from '../../../../src/domain/contact';
import { ok } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { newToken } from '../../../http/token';
import { withRetry } from '../../../http/transient';
import { names, prepared, shopDatabase } from '../database';
import { contactMessage, outbox } from '../schema/shop';

type Database = Pick<Env, 'SHOP'>;

const KEPT = {
  id: contactMessage.id,
  name: contactMessage.name,
  email: contactMessage.email,
  phone: contactMessage.phone,
  subject: contactMessage.subject,
  order: contactMessage.orderNumber,
  message: contactMessage.message,
  at: contactMessage.createdAt,
};

/** Keeps a message once for its hash, with the event about it. */
function messageStatements(
  { SHOP }: Database,
  store: string,
  { order, name, email, phone, subject, message }: ContactMessage,
  keyHash: string,
  now: number,
): D1PreparedStatement[] {
  const shop = shopDatabase({ SHOP });
  const isUntold = and(eq(contactMessage.keyHash, keyHash), isNull(contactMessage.toldAt));
  const event = names(outbox.type, outbox.subject, outbox.store, outbox.createdAt, outbox.nextAttemptAt);
  return [
    shop
      .insert(contactMessage)
      .values({ store, name, email, phone, subject, orderNumber: order, message, keyHash, createdAt: now })
      .onConflictDoNothing(),
    // Of a message that was kept before, its event was written with it.
    sql`INSERT INTO ${outbox} (${event}) SELECT 'contact-message', ${contactMessage.id}, ${contactMessage.store}, ${now}, ${now} FROM ${contactMessage} WHERE ${isUntold}`,
    shop.update(contactMessage).set({ toldAt: now }).where(isUntold),
  ].map((statement) => prepared(SHOP, statement));
}

/** Messages to one store view; `now` in epoch ms. */
export const embeddedContact = (env: Database, store: string, now: number): ContactPort => ({
  async send(messages, key) {
    const base = key ?? newToken();
    const statements = await Promise.all(
      messages.map(async (sent, index) => {
        const { name, email, phone, subject, order, message } = sent;
        // Another message under the same key is another message.
        const hash = await digest(JSON.stringify([store, base, index, name, email, phone, subject, order, message]));
        return messageStatements(env, store, sent, hash, now);
      }),
    );
    await withRetry(() => env.SHOP.batch(statements.flat()));
    return ok(null);
  },
});

/** Complaints of a store view by id, from behind `after` on. */
export const listComplaints = (env: Database, store: string, after: number, size: number): Promise<KeptMessage[]> =>
  withRetry(() =>
    shopDatabase(env)
      .select(KEPT)
      .from(contactMessage)
      .where(
        and(eq(contactMessage.store, store), eq(contactMessage.subject, 'complaint'), gt(contactMessage.id, after)),
      )
      .orderBy(asc(contactMessage.id))
      .limit(size),
  );

/** Messages of a store view, the newest first; `before` is the id the last page ended with. */
const listMessages = (env: Database, store: string, before: number | null, size: number): Promise<KeptMessage[]> =>
  withRetry(() =>
    shopDatabase(env)
      .select(KEPT)
      .from(contactMessage)
      .where(and(eq(contactMessage.store, store), before === null ? undefined : lt(contactMessage.id, before)))
      .orderBy(desc(contactMessage.id))
      .limit(size),
  );

/** A message by its id, with its store view; null when it is gone. */
export async function messageOf(env: Database, id: string): Promise<(KeptMessage & { store: string }) | null> {
  const [found] = await withRetry(() =>
    shopDatabase(env)
      .select({ ...KEPT, store: contactMessage.store })
      .from(contactMessage)
      .where(eq(contactMessage.id, Number(id))),
  );
  return found ?? null;
}

const PAGE_MESSAGES = 50;

/** Messages at the desk of a store view. */
export const embeddedDeskMessages = (env: Env, storeCode: string): DeskMessages => ({
  async messages(before) {
    const messages = await listMessages(env, storeCode, before, PAGE_MESSAGES);
    return { messages, next: messages.length === PAGE_MESSAGES ? (messages.at(-1)?.id ?? null) : null };
  },
});
