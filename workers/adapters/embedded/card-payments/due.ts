import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { toCentavos } from '../../../../src/domain/money';
import { stillDue, toRelease } from '../../../../src/domain/order/money';
import type { Payee } from '../../../../src/domain/payment/payee';
import type { Env } from '../../../env';
import { log, reasonOf } from '../../../http/log';
import { withRetry } from '../../../http/transient';
import { takesWhole, wholeCaptureStores } from '../../../settings/payments';
import { shopDatabase } from '../database';
import { owedBy } from '../payees';
import { payeeKinds } from '../payees/kinds';
import type { PayeeKind } from '../payees/payee-kind';
import { cardPayment, paymentOperation } from '../schema/shop';
import { operateNow, performOperation } from './operations';
import { refreshPayment } from './refresh';
import { type CardPayment, payeeOf, paymentByKey, paymentsOf } from './rows';

/** Payments and operations of one run each. */
const STEP = 20;
/** What the gateway refused to let go is tried again after this. */
const REFUSED_PAUSE_MS = 10 * 60_000;

/** One that fails does not keep the others waiting. */
async function each<T>(things: readonly T[], run: (thing: T) => Promise<unknown>): Promise<void> {
  for (const thing of things)
    await run(thing).catch((error: unknown) => log('error', 'card-payments.failed', { reason: reasonOf(error) }));
}

const duePayments = (env: Env, now: number): Promise<CardPayment[]> =>
  withRetry(() =>
    shopDatabase(env)
      .select()
      .from(cardPayment)
      .where(lte(cardPayment.nextAskAt, now))
      .orderBy(asc(cardPayment.nextAskAt))
      .limit(STEP),
  );

/**
 * Payments of a kind of which more is held than is needed, or that can still be paid although nothing is to be paid. A
 * gateway that takes all or nothing lets go of no part.
 */
const needlessPayments = (env: Env, { kind, needless, toRelease }: PayeeKind, now: number) =>
  withRetry(() =>
    shopDatabase(env)
      .select({ key: cardPayment.key })
      .from(cardPayment)
      .where(
        sql`(${cardPayment.authorised} > 0 OR (${cardPayment.nextAskAt} IS NOT NULL AND ${cardPayment.state} <> 'closed')) AND ${cardPayment.payeeKind} = ${kind}
         AND ${sql.raw(needless)} AND (${cardPayment.authorised} = 0 OR ${sql.raw(toRelease('card_payment.payee_id'))} >= ${cardPayment.authorised}
           OR ${cardPayment.store} NOT IN (SELECT value FROM json_each(${JSON.stringify(wholeCaptureStores(env))})))
         AND ${cardPayment.paymentId} IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM ${paymentOperation} WHERE ${paymentOperation.paymentKey} = ${cardPayment.key} AND ${paymentOperation.kind} = 'release'
           AND (${paymentOperation.finishedAt} IS NULL OR (${paymentOperation.failure} IS NOT NULL AND ${paymentOperation.finishedAt} > ${now - REFUSED_PAUSE_MS})))`,
      )
      .limit(STEP),
  );

/**
 * Lets go of what is held: all of it where nothing comes of the payee or nothing is to be paid there any more, else what
 * it needs no longer.
 */
async function release(env: Env, key: string, now: number): Promise<void> {
  const row = await paymentByKey(env, key);
  const owed = row && (await owedBy(env, payeeOf(row)));
  if (!row || !owed) return;
  const amount = Math.min(row.authorised, toRelease(owed.money));
  const isNeedless = row.authorised === 0 && (owed.byCard === null || stillDue(owed.money) === 0);
  if (owed.isOff || isNeedless) await operateNow(env, row, 'release', null, now);
  else if (amount > 0 && (amount === row.authorised || !takesWhole(env, row.store)))
    await operateNow(env, row, 'release', toCentavos(amount), now);
}

/**
 * Lets go at once of what is held for a payee that was called off; what the gateway does not answer is asked again by
 * schedule.
 */
export async function releaseHeld(env: Env, payee: Payee, now: number): Promise<void> {
  await each(await paymentsOf(env, payee), ({ key, authorised, nextAskAt, paymentId, state }) =>
    paymentId !== null && (authorised > 0 || (nextAskAt !== null && state !== 'closed'))
      ? release(env, key, now)
      : Promise.resolve(),
  );
}

/**
 * Asks the gateway what became of payments that nobody told of, lets go what is needed no longer, and asks again for
 * what has no answer yet. `now` in epoch ms.
 */
export async function reconcileCardPayments(env: Env, now: number): Promise<void> {
  await each(await duePayments(env, now), (row) => refreshPayment(env, row, now));
  await each(payeeKinds(), async (kind) => {
    await each(await needlessPayments(env, kind, now), ({ key }) => release(env, key, now));
  });
  const operations = await withRetry(() =>
    shopDatabase(env)
      .select()
      .from(paymentOperation)
      .innerJoin(cardPayment, eq(cardPayment.key, paymentOperation.paymentKey))
      .where(and(isNull(paymentOperation.finishedAt), lte(paymentOperation.nextAttemptAt, now)))
      .orderBy(asc(paymentOperation.nextAttemptAt))
      .limit(STEP),
  );
  await each(operations, ({ card_payment: row, payment_operation: operation }) =>
    performOperation(env, row, operation, now),
  );
}
