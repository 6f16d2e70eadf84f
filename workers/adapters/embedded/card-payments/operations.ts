import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { growingPause } from '../../../../src/domain/growing-pause';
import { type Centavos, toCentavos } from '../../../../src/domain/money';
import type { Env } from '../../../env';
import { workerFailpoint } from '../../../failpoint';
import { log } from '../../../http/log';
import { withRetry } from '../../../http/transient';
import { type GatewayAnswer, type GatewayPayment, gatewayCalls } from '../../card-gateway/client';
import { shopDatabase } from '../database';
import { cardPayment, paymentOperation } from '../schema/shop';
import { FIRST_PAUSE_MS, takeAnswer } from './refresh';
import { atGateway, type CardPayment } from './rows';

/** A refund that the gateway answers and does not carry out, or not whole, is asked again for so long. */
const REFUND_PATIENCE_MS = 3 * 24 * 60 * 60 * 1000;
const NOT_WHOLE = 'not-whole';

export type PaymentOperation = typeof paymentOperation.$inferSelect;
export type OperationKind = PaymentOperation['kind'];

/** What became of an operation: done, refused for good, or not known yet and to be asked for again. */
export type OperationOutcome = 'done' | 'refused' | 'unknown';

/** The operation of a kind that a payment waits for the gateway's answer to. */
export const openOperation = async (
  env: Env,
  paymentKey: string,
  kind: OperationKind,
): Promise<PaymentOperation | null> => {
  const [row] = await withRetry(() =>
    shopDatabase(env)
      .select()
      .from(paymentOperation)
      .where(
        and(
          eq(paymentOperation.paymentKey, paymentKey),
          eq(paymentOperation.kind, kind),
          isNull(paymentOperation.finishedAt),
        ),
      )
      .limit(1),
  );
  return row ?? null;
};

/** The operation of this key, whatever became of it. */
export async function operationByKey(env: Env, key: string): Promise<PaymentOperation | null> {
  const [row] = await withRetry(() =>
    shopDatabase(env).select().from(paymentOperation).where(eq(paymentOperation.key, key)).limit(1),
  );
  return row ?? null;
}

/** A key nobody has had yet: two who want the same at once come to the same one. */
export async function nextKey(env: Env, paymentKey: string, kind: OperationKind): Promise<string> {
  const [row] = await withRetry(() =>
    shopDatabase(env)
      .select({ asked: count() })
      .from(paymentOperation)
      .where(and(eq(paymentOperation.paymentKey, paymentKey), eq(paymentOperation.kind, kind))),
  );
  return `${paymentKey}-${kind}-${(row?.asked ?? 0) + 1}`;
}

/**
 * Writes down what is going to be asked of the gateway and answers it; while something of its kind is open for the
 * payment, that one.
 */
async function writeOperation(
  env: Env,
  { key: paymentKey, payeeKind, payeeId }: CardPayment,
  kind: Exclude<OperationKind, 'refund'>,
  amount: Centavos | null,
  now: number,
): Promise<PaymentOperation | null> {
  const key = await nextKey(env, paymentKey, kind);
  await withRetry(() =>
    shopDatabase(env)
      .insert(paymentOperation)
      .values({
        key,
        paymentKey,
        payeeKind,
        payeeId,
        kind,
        amount,
        after: sql`coalesce((SELECT ${cardPayment.movements} FROM ${cardPayment} WHERE ${cardPayment.key} = ${paymentKey}), 0)`,
        createdAt: now,
        nextAttemptAt: now + FIRST_PAUSE_MS,
      })
      .onConflictDoNothing(),
  );
  return openOperation(env, paymentKey, kind);
}

const finish = (env: Env, { key }: PaymentOperation, moved: number, failure: string | null, now: number) =>
  withRetry(() =>
    shopDatabase(env)
      .update(paymentOperation)
      .set({ finishedAt: now, moved, failure })
      .where(eq(paymentOperation.key, key)),
  );

const later = (env: Env, { key, attempts }: PaymentOperation, now: number) =>
  withRetry(() =>
    shopDatabase(env)
      .update(paymentOperation)
      .set({ attempts: attempts + 1, nextAttemptAt: now + growingPause(FIRST_PAUSE_MS, attempts) })
      .where(and(eq(paymentOperation.key, key), isNull(paymentOperation.finishedAt))),
  );

const MOVEMENTS = { capture: 'captured', release: 'released', refund: 'refunded' } as const;

/** What an operation has moved so far, in centavos, and whether that is all of it. */
interface Progress {
  moved: number;
  isDone: boolean;
}

/**
 * How far an operation is done, by the movements that came after it was written: what moved before is another
 * one's. An answer that says yes and moved nothing is none.
 */
function progressOf({ kind, amount, after }: PaymentOperation, { status, events }: GatewayPayment): Progress {
  const moved = events
    .slice(after)
    .reduce((sum, event) => (event.type === MOVEMENTS[kind] ? sum + event.amount : sum), 0);
  return amount === null
    ? { moved, isDone: status === 'closed' }
    : { moved: Math.min(moved, amount), isDone: moved >= amount };
}

/** How far the gateway shows an operation to be, once all it says has happened to the payee; null where that is not known. */
async function shownProgress(
  env: Env,
  row: CardPayment,
  operation: PaymentOperation,
  answer: GatewayAnswer,
  now: number,
): Promise<Progress | null> {
  if (answer.state !== 'answered') return answer.state === 'refused' ? { moved: 0, isDone: false } : null;
  const taken = await takeAnswer(env, row, answer.payment, now);
  return typeof taken === 'string' ? null : progressOf(operation, answer.payment);
}

/** Why an operation that its gateway says yes to and has not done is given up, null while it is asked for again. */
const givenUp = ({ kind, createdAt }: PaymentOperation, now: number): string | null =>
  kind === 'refund' && now - createdAt > REFUND_PATIENCE_MS ? NOT_WHOLE : null;

/**
 * Asks the gateway for an operation, under its key; its answer happens to the payee before the operation is finished.
 * A refusal counts once the payment itself shows that nothing was done: else the same money could go back by hand as
 * well. What a refund did not move in three days is the desk's to send.
 */
export async function performOperation(
  env: Env,
  row: CardPayment,
  operation: PaymentOperation,
  now: number,
): Promise<OperationOutcome> {
  const at = atGateway(env, row);
  if (!at) {
    await later(env, operation, now);
    return 'unknown';
  }
  const calls = gatewayCalls(at.gateway);
  await workerFailpoint('payment.before-operation');
  const answer = await calls.move(
    at.paymentId,
    operation.kind,
    operation.amount === null ? null : toCentavos(operation.amount),
    operation.key,
  );
  await workerFailpoint('payment.after-operation');
  const refused = answer.state === 'refused' ? answer.code : null;
  const shown = refused === null ? answer : await calls.payment(at.paymentId);
  const progress = await shownProgress(env, row, operation, shown, now);
  const isPart = progress !== null && !progress.isDone;
  const failure = refused ?? (isPart ? givenUp(operation, now) : null);
  if (failure !== null) log('warn', 'gateway.refused', { kind: operation.kind, code: failure });
  if (progress === null || (isPart && failure === null)) {
    await later(env, operation, now);
    return 'unknown';
  }
  await workerFailpoint('payment.before-finish');
  await finish(env, operation, progress.moved, isPart ? failure : null, now);
  return isPart ? 'refused' : 'done';
}

/** Writes an operation down and asks for it at once. */
export async function operateNow(
  env: Env,
  row: CardPayment,
  kind: Exclude<OperationKind, 'refund'>,
  amount: Centavos | null,
  now: number,
): Promise<OperationOutcome> {
  const operation = await writeOperation(env, row, kind, amount, now);
  return operation ? performOperation(env, row, operation, now) : 'unknown';
}
