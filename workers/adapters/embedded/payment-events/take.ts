import { and, eq, sql } from 'drizzle-orm';
import { toCentavos } from '../../../../src/domain/money';
import {
  canHappen,
  type PaymentNotification,
  sourceOfForm,
  type UnmatchedReason,
} from '../../../../src/domain/payment/notification';
import { ok, type Result } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { changeOrder } from '../orders/change';
import { orderEvent, orders } from '../schema/shop';
import type { NamedOrder } from './order-of-reference';
import { answeredStatement, keepUnmatched, refusedOf, resolveUnmatched } from './unmatched';

/** counted: it moved an order now; known: it did before; question: it moved nothing and waits for the operator. */
export type Taken = 'counted' | 'known' | 'unmatched';

/** Whether what was told under this id before was this very movement of this order. */
async function isSame(env: Env, number: string, { id, type, amount, form }: PaymentNotification): Promise<boolean> {
  const [before] = await withRetry(() =>
    shopDatabase(env)
      .select()
      .from(orderEvent)
      .where(and(eq(orderEvent.source, sourceOfForm(form)), eq(orderEvent.id, id)))
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
  for (const { orderNumber: _, resolvedAt: __, reason: ___, source, ...notified } of await refusedOf(env, number)) {
    if (await isAhead(env, number, { ...notified, amount: toCentavos(notified.amount) })) continue;
    const changed = await changeOrder(
      env,
      { number },
      { type: notified.type, amount: toCentavos(notified.amount) },
      { source, id: notified.id, at: notified.at },
    );
    if (changed.ok) await resolveUnmatched(env, { source, id: notified.id }, now);
  }
}

/**
 * Lets a movement of money happen to the order it names, once for its id. What fits no order moves nothing and is kept
 * as a question for the operator. 503 where the order is being changed by others: it is to be told again.
 */
export async function takeOfOrder(
  env: Env,
  order: NamedOrder,
  notified: PaymentNotification,
  now: number,
): Promise<Result<Taken>> {
  const { number } = order;
  const ask = async (reason: UnmatchedReason): Promise<Result<Taken>> => {
    await keepUnmatched(env, notified, reason, number);
    return ok('unmatched');
  };
  if (!canHappen(notified)) return ask('type');
  if (notified.currency !== order.currency) return ask('currency');
  const source = sourceOfForm(notified.form);
  const isKnown = await isSame(env, number, notified);
  if (!isKnown && (await isAhead(env, number, notified))) return ask('refused');
  const changed = await changeOrder(
    env,
    { number },
    { type: notified.type, amount: notified.amount },
    { source, id: notified.id, at: notified.at },
    async () => ok([answeredStatement(env, number, notified, now)]),
  );
  if (!changed.ok) return changed.problem.status === 503 ? changed : ask('refused');
  if (changed.value.known && !isKnown && !(await isSame(env, number, notified))) return ask('reused');
  await takeRefused(env, number, now);
  return ok(changed.value.known ? 'known' : 'counted');
}
