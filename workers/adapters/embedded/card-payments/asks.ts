import { and, count, eq, isNull } from 'drizzle-orm';
import { growingPause } from '../../../../src/domain/growing-pause';
import { type Centavos, toCentavos } from '../../../../src/domain/money';
import type { Env } from '../../../env';
import { workerFailpoint } from '../../../failpoint';
import { log } from '../../../http/log';
import { withRetry } from '../../../http/transient';
import { type GatewayAnswer, type GatewayPayment, gatewayCalls } from '../../card-gateway/client';
import { shopDatabase } from '../database';
import { paymentAsk } from '../schema/shop';
import { takeAnswer } from './refresh';
import { atGateway, type CardPayment } from './rows';

/** How long after the first try something is asked again. */
export const FIRST_PAUSE_MS = 60_000;

export type PaymentAsk = typeof paymentAsk.$inferSelect;
export type AskKind = PaymentAsk['kind'];

/** What became of something that was asked: done, refused for good, or not known yet and to be asked again. */
export type Asked = 'done' | 'refused' | 'unknown';

const openAsk = async (env: Env, paymentKey: string, kind: AskKind): Promise<PaymentAsk | null> => {
  const [row] = await withRetry(() =>
    shopDatabase(env)
      .select()
      .from(paymentAsk)
      .where(and(eq(paymentAsk.paymentKey, paymentKey), eq(paymentAsk.kind, kind), isNull(paymentAsk.settledAt)))
      .limit(1),
  );
  return row ?? null;
};

/** The ask of this key, whatever became of it. */
export async function askByKey(env: Env, key: string): Promise<PaymentAsk | null> {
  const [row] = await withRetry(() =>
    shopDatabase(env).select().from(paymentAsk).where(eq(paymentAsk.key, key)).limit(1),
  );
  return row ?? null;
}

/** A key nobody has had yet: two who want the same at once come to the same one. */
async function nextKey(env: Env, paymentKey: string, kind: AskKind): Promise<string> {
  const [row] = await withRetry(() =>
    shopDatabase(env)
      .select({ asked: count() })
      .from(paymentAsk)
      .where(and(eq(paymentAsk.paymentKey, paymentKey), eq(paymentAsk.kind, kind))),
  );
  return `${paymentKey}-${kind}-${(row?.asked ?? 0) + 1}`;
}

/**
 * Writes down what is going to be asked of the gateway and answers it; while something of its kind is open for the
 * payment, that one.
 */
async function writeAsk(
  env: Env,
  { key: paymentKey, payeeKind, payeeId }: CardPayment,
  kind: Exclude<AskKind, 'refund'>,
  amount: Centavos | null,
  now: number,
): Promise<PaymentAsk | null> {
  const key = await nextKey(env, paymentKey, kind);
  await withRetry(() =>
    shopDatabase(env)
      .insert(paymentAsk)
      .values({
        key,
        paymentKey,
        payeeKind,
        payeeId,
        kind,
        amount,
        createdAt: now,
        nextAttemptAt: now + FIRST_PAUSE_MS,
      })
      .onConflictDoNothing(),
  );
  return openAsk(env, paymentKey, kind);
}

const settle = (env: Env, { key }: PaymentAsk, failure: string | null, now: number) =>
  withRetry(() => shopDatabase(env).update(paymentAsk).set({ settledAt: now, failure }).where(eq(paymentAsk.key, key)));

const later = (env: Env, { key, attempts }: PaymentAsk, now: number) =>
  withRetry(() =>
    shopDatabase(env)
      .update(paymentAsk)
      .set({ attempts: attempts + 1, nextAttemptAt: now + growingPause(FIRST_PAUSE_MS, attempts) })
      .where(and(eq(paymentAsk.key, key), isNull(paymentAsk.settledAt))),
  );

const MOVEMENTS = { capture: 'captured', release: 'released', refund: 'refunded' } as const;

/** Whether an answer shows that what was asked for was done: an answer that says yes and moved nothing is none. */
async function isDone(
  env: Env,
  { paymentKey, kind, amount }: PaymentAsk,
  { status, events }: GatewayPayment,
): Promise<boolean> {
  if (amount === null) return status === 'closed';
  const sql =
    'SELECT coalesce(sum(amount), 0) AS asked FROM payment_ask WHERE payment_key = ? AND kind = ? AND failure IS NULL';
  const row = await withRetry(() => env.SHOP.prepare(sql).bind(paymentKey, kind).first<{ asked: number }>());
  const moved = events.reduce((sum, event) => (event.type === MOVEMENTS[kind] ? sum + event.amount : sum), 0);
  return moved >= (row?.asked ?? 0);
}

/**
 * Whether the gateway shows that what was asked for was done, once all it says has happened to the payee; null where
 * that is not known.
 */
async function isShownDone(
  env: Env,
  row: CardPayment,
  ask: PaymentAsk,
  answer: GatewayAnswer,
  now: number,
): Promise<boolean | null> {
  if (answer.state !== 'answered') return answer.state === 'refused' ? false : null;
  return (await takeAnswer(env, row, answer.payment, now)) ? isDone(env, ask, answer.payment) : null;
}

/**
 * Asks the gateway for what was written down, under its key; its answer happens to the payee before the ask is settled.
 * A refusal counts once the payment itself shows that nothing was done: else the same money could go back by hand as
 * well.
 */
export async function performAsk(env: Env, row: CardPayment, ask: PaymentAsk, now: number): Promise<Asked> {
  const at = atGateway(env, row);
  if (!at) {
    await later(env, ask, now);
    return 'unknown';
  }
  const calls = gatewayCalls(at.gateway);
  await workerFailpoint('payment.before-ask');
  const answer = await calls.move(at.paymentId, ask.kind, ask.amount === null ? null : toCentavos(ask.amount), ask.key);
  await workerFailpoint('payment.after-ask');
  const failure = answer.state === 'refused' ? answer.code : null;
  if (failure !== null) log('warn', 'gateway.refused', { kind: ask.kind, code: failure });
  const shown = failure === null ? answer : await calls.payment(at.paymentId);
  const done = await isShownDone(env, row, ask, shown, now);
  if (done === null || (!done && failure === null)) {
    await later(env, ask, now);
    return 'unknown';
  }
  await workerFailpoint('payment.before-settle');
  await settle(env, ask, done ? null : failure, now);
  return done ? 'done' : 'refused';
}

/** Writes down and asks at once. */
export async function askNow(
  env: Env,
  row: CardPayment,
  kind: Exclude<AskKind, 'refund'>,
  amount: Centavos | null,
  now: number,
): Promise<Asked> {
  const ask = await writeAsk(env, row, kind, amount, now);
  return ask ? performAsk(env, row, ask, now) : 'unknown';
}
