import { growingPause } from '../../../../src/domain/growing-pause';
import { toCentavos } from '../../../../src/domain/money';
import { orderPayee, type Payee } from '../../../../src/domain/payment/payee';
import type { Env } from '../../../env';
import { log, reasonOf } from '../../../http/log';
import { withRetry } from '../../../http/transient';
import { owedBy } from '../payees';
import { releaseHeld } from './due';
import { FIRST_PAUSE_MS, nextKey, openOperation, performOperation } from './operations';
import { cardRefundsOf, toCards, writeRefund } from './refunds';
import { paymentsOf } from './rows';

/** Orders of one run. */
const STEP = 20;

/** What stays to be done for a payee's cards: nothing is asked of their gateway, and nothing is to go back to them. */
async function isSettled(env: Env, payee: Payee): Promise<boolean> {
  const [owed, refunds] = await Promise.all([owedBy(env, payee), cardRefundsOf(env, payee)]);
  const open = await withRetry(() =>
    env.SHOP.prepare(
      'SELECT 1 FROM payment_operation WHERE payee_kind = ?1 AND payee_id = ?2 AND finished_at IS NULL LIMIT 1',
    )
      .bind(payee.kind, payee.id)
      .first(),
  );
  return !open && (!owed || refunds.wasRefused || toCards(owed, refunds) === 0);
}

/**
 * Lets go of what cards hold for a payee and is needed no longer, and sends back to each what came from it and is not
 * kept; each is written down before it is asked for. What the gateway refused for good goes back by hand. Answers whether
 * nothing more is to be done: else it is to be called again.
 */
export async function giveBack(env: Env, payee: Payee, now: number): Promise<boolean> {
  await releaseHeld(env, payee, now);
  for (const row of await paymentsOf(env, payee)) {
    const [owed, refunds] = await Promise.all([owedBy(env, payee), cardRefundsOf(env, payee)]);
    const amount = owed ? Math.min(row.captured, toCards(owed, refunds)) : 0;
    if (amount <= 0 || refunds.wasRefused) continue;
    const key = await nextKey(env, row.key, 'refund');
    await writeRefund(env, row, toCentavos(amount), key, { now, next: now + FIRST_PAUSE_MS });
    const operation = await openOperation(env, row.key, 'refund');
    if (operation) await performOperation(env, row, operation, now);
  }
  return isSettled(env, payee);
}

interface Due {
  number: string;
  dueAt: number;
  attempts: number;
}

/** Notes what became of looking after an order's cards; what was asked for meanwhile stays due. */
const lookedAfter = (env: Env, { number, dueAt, attempts }: Due, isDone: boolean, now: number) =>
  withRetry(() =>
    env.SHOP.prepare('UPDATE refund SET due_at = ?3, attempts = attempts + 1 WHERE order_number = ?1 AND due_at = ?2')
      .bind(number, dueAt, isDone ? null : now + growingPause(FIRST_PAUSE_MS, attempts))
      .run(),
  );

/** Gives back what is due to the cards of orders of which something does not stay. One that fails is tried again. */
export async function giveBackDue(env: Env, now: number): Promise<void> {
  const { results } = await withRetry(() =>
    env.SHOP.prepare(
      'SELECT order_number AS number, due_at AS dueAt, attempts FROM refund WHERE due_at <= ? ORDER BY due_at LIMIT ?',
    )
      .bind(now, STEP)
      .all<Due>(),
  );
  for (const due of results) {
    const isDone = await giveBack(env, orderPayee(due.number), now).catch((error: unknown) => {
      log('error', 'refund.failed', { number: due.number, reason: reasonOf(error) });
      return false;
    });
    await lookedAfter(env, due, isDone, now);
  }
}
