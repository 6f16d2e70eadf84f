import { and, desc, eq, sql } from 'drizzle-orm';
import type { PrivacyWish } from '../../../../src/commerce/privacy';
import type { EventOf } from '../../../../src/contract/events';
import { PRIVACY_MESSAGES } from '../../../../src/contract/privacy/messages';
import { emailKey } from '../../../../src/domain/customer/customer';
import { answerBy, type PrivacyRequest } from '../../../../src/domain/privacy/request';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { newToken } from '../../../http/token';
import { withRetry } from '../../../http/transient';
import { names, prepared, shopDatabase } from '../database';
import { outbox, privacyRequest } from '../schema/shop';

type Database = Pick<Env, 'SHOP'>;
export type RequestRow = typeof privacyRequest.$inferSelect;
type PrivacyEvent = EventOf<'privacy'>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the link of a message counts. */
export const CONFIRM_DAYS = 7;
/** Requests of one customer that may wait for an answer. */
const MOST_OPEN = 5;
/** Requests that a customer sees. */
const MOST_SHOWN = 20;

/** What the letter of a step tells that a later step changes. */
export type StepTold = Pick<RequestRow, 'status' | 'dueAt' | 'answerExtension' | 'carryExtension' | 'answer'>;

/** The same as the event of the step keeps it: the request may have moved on when its letter goes. */
export const stepTold = ({ status, dueAt, answerExtension, carryExtension, answer }: StepTold): string =>
  JSON.stringify({ status, dueAt, answerExtension, carryExtension, answer } satisfies StepTold);

const received = (now: number): string =>
  stepTold({ status: 'open', dueAt: answerBy(now), answerExtension: null, carryExtension: null, answer: null });

/** A request as it is told. */
export const toldRequest = (row: RequestRow): PrivacyRequest => {
  const { store: _s, realm: _r, customerId: _c, emailKey: _e, confirmHash: _h, keyHash: _k, checks: _w, ...told } = row;
  return told;
};

/** Writes the event of a step, if the statement before it in the batch changed the request. */
export const eventIfChanged = (
  { SHOP }: Database,
  type: PrivacyEvent,
  subject: string | ReturnType<typeof sql>,
  { store, now, secret = null }: { store: string; now: number; secret?: string | null },
): D1PreparedStatement => {
  const event = names(outbox.type, outbox.subject, outbox.store, outbox.secret, outbox.createdAt, outbox.nextAttemptAt);
  return prepared(
    SHOP,
    sql`INSERT INTO ${outbox} (${event}) SELECT ${type}, ${subject}, ${store}, ${secret}, ${now}, ${now} WHERE changes() = 1`,
  );
};

interface Asked {
  wish: PrivacyWish;
  /** Hash of the key it was sent under, with all that makes it this request. */
  keyHash: string;
  store: string;
  now: number;
}

const idOf = (keyHash: string) =>
  sql`(SELECT CAST(${privacyRequest.id} AS TEXT) FROM ${privacyRequest} WHERE ${privacyRequest.keyHash} = ${keyHash})`;

const rowOf = ({ wish, keyHash, store, now }: Asked) => ({
  ...{ ...wish, email: wish.email.trim(), emailKey: emailKey(wish.email), keyHash, store, createdAt: now },
});

/** Keeps a request whose e-mail is to be confirmed, with the event of its link; once for its hash. */
export async function keepUnconfirmed(env: Database, asked: Asked): Promise<void> {
  const { keyHash, store, now } = asked;
  const token = newToken();
  const row = { ...rowOf(asked), status: 'unconfirmed', confirmHash: await digest(token) } as const;
  const keep = shopDatabase(env).insert(privacyRequest).values(row).onConflictDoNothing();
  await withRetry(() =>
    env.SHOP.batch([
      prepared(env.SHOP, keep),
      eventIfChanged(env, 'privacy-asked', idOf(keyHash), { store, now, secret: token }),
    ]),
  );
}

async function idOfHash(env: Database, keyHash: string): Promise<number | null> {
  const [kept] = await withRetry(() =>
    shopDatabase(env).select({ id: privacyRequest.id }).from(privacyRequest).where(eq(privacyRequest.keyHash, keyHash)),
  );
  return kept?.id ?? null;
}

/** Keeps a request of a customer, whose clock begins at once; once for its hash. Answers its id. */
export async function keepOwn(
  env: Database,
  asked: Asked,
  whose: { realm: string; customerId: string },
): Promise<Result<number>> {
  const { keyHash, store, now } = asked;
  const own = and(eq(privacyRequest.realm, whose.realm), eq(privacyRequest.customerId, whose.customerId));
  const row = {
    ...{ ...rowOf(asked), ...whose, status: 'open' as const, receivedAt: now, dueAt: answerBy(now) },
  };
  const columns = Object.keys(row) as (keyof typeof row)[];
  const values = sql.join(
    columns.map((name) => sql`${row[name]}`),
    sql`, `,
  );
  const insert = sql`INSERT INTO ${privacyRequest} (${names(...columns.map((name) => privacyRequest[name]))}) SELECT ${values}
    WHERE (SELECT count(*) FROM ${privacyRequest} WHERE ${own} AND ${privacyRequest.status} = 'open') < ${MOST_OPEN}
    ON CONFLICT DO NOTHING`;
  await withRetry(() =>
    env.SHOP.batch([
      prepared(env.SHOP, insert),
      eventIfChanged(env, 'privacy-received', idOf(keyHash), { store, now, secret: received(now) }),
    ]),
  );
  const kept = await idOfHash(env, keyHash);
  return kept !== null ? ok(kept) : refuse(409, PRIVACY_MESSAGES.manyOpen);
}

/**
 * Keeps a request that an operator noted, whose clock began at `receivedAt`; once for its hash, and as many as are made.
 * Answers its id.
 */
export async function keepNoted(
  env: Database,
  asked: Asked,
  noted: Pick<RequestRow, 'realm' | 'customerId' | 'notedBy' | 'checks'> & { receivedAt: number },
): Promise<number> {
  const { keyHash, store, now } = asked;
  const { receivedAt } = noted;
  const row = { ...rowOf(asked), ...noted, status: 'open' as const, dueAt: answerBy(receivedAt) };
  const keep = shopDatabase(env).insert(privacyRequest).values(row).onConflictDoNothing();
  await withRetry(() =>
    env.SHOP.batch([
      prepared(env.SHOP, keep),
      eventIfChanged(env, 'privacy-received', idOf(keyHash), { store, now, secret: received(receivedAt) }),
    ]),
  );
  const kept = await idOfHash(env, keyHash);
  if (kept === null) throw new Error('a request that was kept has no row');
  return kept;
}

/** Begins the clock of a request by its link, once; false for a link that is no longer good. */
export async function confirmRequest(env: Database, store: string, token: string, now: number): Promise<boolean> {
  const hash = await digest(token);
  const ofLink = and(eq(privacyRequest.confirmHash, hash), eq(privacyRequest.store, store));
  const isGood = and(
    ofLink,
    eq(privacyRequest.status, 'unconfirmed'),
    sql`${privacyRequest.createdAt} > ${now - CONFIRM_DAYS * DAY_MS}`,
  );
  const begin = shopDatabase(env)
    .update(privacyRequest)
    .set({ status: 'open', receivedAt: now, dueAt: answerBy(now) })
    .where(isGood);
  const about = sql`(SELECT CAST(${privacyRequest.id} AS TEXT) FROM ${privacyRequest} WHERE ${privacyRequest.confirmHash} = ${hash})`;
  await withRetry(() =>
    env.SHOP.batch([
      prepared(env.SHOP, begin),
      eventIfChanged(env, 'privacy-received', about, { store, now, secret: received(now) }),
    ]),
  );
  const [found] = await withRetry(() =>
    shopDatabase(env).select({ status: privacyRequest.status }).from(privacyRequest).where(ofLink),
  );
  // Followed again it says the same.
  return found !== undefined && found.status !== 'unconfirmed';
}

/** The newest requests of a customer, or the one of this id. */
export const ownRequests = (
  env: Database,
  realm: string,
  customerId: string,
  id: number | null = null,
): Promise<RequestRow[]> =>
  withRetry(() =>
    shopDatabase(env)
      .select()
      .from(privacyRequest)
      .where(
        and(
          eq(privacyRequest.realm, realm),
          eq(privacyRequest.customerId, customerId),
          id === null ? undefined : eq(privacyRequest.id, id),
        ),
      )
      .orderBy(desc(privacyRequest.id))
      .limit(MOST_SHOWN),
  );

/** A request by its id; null when it is gone. */
export async function requestOfId(env: Database, id: string | number): Promise<RequestRow | null> {
  const [row] = await withRetry(() =>
    shopDatabase(env)
      .select()
      .from(privacyRequest)
      .where(eq(privacyRequest.id, Number(id))),
  );
  return row ?? null;
}

/** Requests of a store view by id, from behind `after` on, for the retailer's own programs. */
export const exportedRequests = (env: Database, store: string, after: number, size: number): Promise<RequestRow[]> =>
  withRetry(() =>
    shopDatabase(env)
      .select()
      .from(privacyRequest)
      .where(
        and(
          eq(privacyRequest.store, store),
          sql`${privacyRequest.id} > ${after}`,
          sql`${privacyRequest.status} <> 'unconfirmed'`,
        ),
      )
      .orderBy(privacyRequest.id)
      .limit(size),
  );
