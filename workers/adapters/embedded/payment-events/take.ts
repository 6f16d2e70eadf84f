import { and, eq, sql } from 'drizzle-orm';
import { toCentavos } from '../../../../src/domain/money';
import {
  canHappen,
  type PaymentNotification,
  type QuestionReason,
  tellerOf,
} from '../../../../src/domain/payment/notification';
import { ok, type Result } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { changeOrder } from '../orders/change';
import { orderEvent, orders } from '../schema/shop';
import type { NamedOrder } from './order-of-reference';
import { answeredStatement, keepQuestion, refusedOf, settleQuestion } from './questions';

/** counted: it moved an order now; known: it did before; question: it moved nothing and waits for the operator. */
export type Taken = 'counted' | 'known' | 'question';

/** Whether what was told under this id before was this very movement of this order. */
async function isSame(env: Env, number: string, { id, type, amount, form }: PaymentNotification): Promise<boolean> {
  const [before] = await withRetry(() =>
    shopDatabase(env)
      .select()
      .from(orderEvent)
      .where(and(eq(orderEvent.source, tellerOf(form)), eq(orderEvent.id, id)))
      .limit(1),
  );
  return before?.orderNumber === number && before.type === type && before.amount === amount;
}

/** More goes back than ever came: it is told before the payment it takes back, or is none of ours. */
async function isAhead(env: Env, number: string, { type, amount }: PaymentNotification): Promise<boolean> {
  if (type !== 'reversed') return false;
  const [row] = await withRetry(() =>
    shopDatabase(env)
      .select({ came: sql<number>`${orders.received} - ${orders.reversed}` })
      .from(orders)
      .where(eq(orders.number, number)),
  );
  return (row?.came ?? 0) < amount;
}

/**
 * What was refused when it came may be possible now, after what came since: movements may be told in another order than
 * they happened.
 */
async function takeRefused(env: Env, number: string, now: number): Promise<void> {
  for (const { orderNumber: _, settledAt: __, reason: ___, source, ...told } of await refusedOf(env, number)) {
    if (await isAhead(env, number, { ...told, amount: toCentavos(told.amount) })) continue;
    const changed = await changeOrder(
      env,
      { number },
      { type: told.type, amount: toCentavos(told.amount) },
      { source, id: told.id, at: told.at },
    );
    if (changed.ok) await settleQuestion(env, { source, id: told.id }, now);
  }
}

/**
 * Lets a movement of money happen to the order it names, once for its id. What fits no order moves nothing and is kept
 * as a question for the operator. 503 where the order is being changed by others: it is to be told again.
 */
export async function takeOfOrder(
  env: Env,
  order: NamedOrder,
  told: PaymentNotification,
  now: number,
): Promise<Result<Taken>> {
  const { number } = order;
  const ask = async (reason: QuestionReason): Promise<Result<Taken>> => {
    await keepQuestion(env, told, reason, number);
    return ok('question');
  };
  if (!canHappen(told)) return ask('type');
  if (told.currency !== order.currency) return ask('currency');
  const source = tellerOf(told.form);
  const isKnown = await isSame(env, number, told);
  if (!isKnown && (await isAhead(env, number, told))) return ask('refused');
  const changed = await changeOrder(
    env,
    { number },
    { type: told.type, amount: told.amount },
    { source, id: told.id, at: told.at },
    async () => ok([answeredStatement(env, number, told, now)]),
  );
  if (!changed.ok) return changed.problem.status === 503 ? changed : ask('refused');
  if (changed.value.known && !isKnown && !(await isSame(env, number, told))) return ask('reused');
  await takeRefused(env, number, now);
  return ok(changed.value.known ? 'known' : 'counted');
}
