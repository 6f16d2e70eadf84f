import { growingPause } from '../../../../src/domain/growing-pause';
import { type Centavos, toCentavos } from '../../../../src/domain/money';
import { orderPayee, type Payee } from '../../../../src/domain/payment/payee';
import type { Env } from '../../../env';
import { log, reasonOf } from '../../../http/log';
import { withRetry } from '../../../http/transient';
import { twoNamesAbove } from '../../../settings/two-names';
import { owedBy } from '../payees';
import { releaseHeld } from './due';
import { nextKey, openOperation, performOperation } from './operations';
import { FIRST_PAUSE_MS } from './refresh';
import { cardRefundsOf, toCards, writeRefund } from './refunds';
import { paymentsOf } from './rows';

/** Orders of one run. */
const STEP = 20;

/** Whether nothing is left to be done for a payee's cards: no operation is open, and nothing more may go back to them. */
async function isAllBack(env: Env, payee: Payee, most: Centavos | null): Promise<boolean> {
  const [owed, refunds] = await Promise.all([owedBy(env, payee), cardRefundsOf(env, payee)]);
  const open = await withRetry(() =>
    env.SHOP.prepare(
      'SELECT 1 FROM payment_operation WHERE payee_kind = ?1 AND payee_id = ?2 AND finished_at IS NULL LIMIT 1',
    )
      .bind(payee.kind, payee.id)
      .first(),
  );
  if (open) return false;
  const amount = owed ? toCards(owed, refunds) : 0;
  if (!owed || refunds.wasRefused || amount === 0) return true;
  return most !== null && owed.money.refunded + refunds.underWay + amount > most;
}

/**
 * Lets go of what cards hold for a payee and is needed no longer, and sends back to each what came from it and is not
 * kept; each is written down before it is asked for. What the gateway refused for good goes back by hand, and so does
 * what would be more than `most` altogether. Answers whether nothing more is to be done: else it is to be called again.
 */
export async function giveBack(env: Env, payee: Payee, now: number, most: Centavos | null): Promise<boolean> {
  await releaseHeld(env, payee, now);
  for (const row of await paymentsOf(env, payee)) {
    const [owed, refunds] = await Promise.all([owedBy(env, payee), cardRefundsOf(env, payee)]);
    const amount = owed ? Math.min(row.captured, toCards(owed, refunds)) : 0;
    if (amount <= 0 || refunds.wasRefused) continue;
    const key = await nextKey(env, row.key, 'refund');
    await writeRefund(env, row, toCentavos(amount), key, { now, next: now + FIRST_PAUSE_MS }, { by: null, most });
    const operation = await openOperation(env, row.key, 'refund');
    if (operation) await performOperation(env, row, operation, now);
  }
  return isAllBack(env, payee, most);
}

interface Due {
  number: string;
  store: string;
  /** Whether an operator took off what goes back: their word alone moves no more than their store view lets it. */
  isByOperator: number;
  dueAt: number;
  attempts: number;
}

/** Whether an operator took off what goes back of the order of a row of `refund`, as SQL. */
const BY_OPERATOR = `EXISTS (SELECT 1 FROM order_event AS took WHERE took.order_number = refund.order_number AND took.source = 'operator'
  AND (took.items IS NOT NULL OR took.type IN ('cancel', 'adjusted')))`;

/** Whether this much of an order goes back to its cards by itself within a minute, with what has left or is leaving. */
export async function goesByItself(env: Env, payee: Payee, amount: Centavos, left: Centavos): Promise<boolean> {
  if (amount === 0) return false;
  const due = await withRetry(() =>
    env.SHOP.prepare(
      `SELECT store, ${BY_OPERATOR} AS isByOperator FROM refund WHERE order_number = ? AND due_at IS NOT NULL`,
    )
      .bind(payee.id)
      .first<Pick<Due, 'store' | 'isByOperator'>>(),
  );
  const most = due?.isByOperator ? twoNamesAbove(env, due.store) : null;
  return due !== null && (most === null || left + amount <= most);
}

/** Notes what became of looking after an order's cards; what was asked for meanwhile stays due. */
const lookedAfter = (env: Env, { number, dueAt, attempts }: Due, isDone: boolean, now: number) =>
  withRetry(() =>
    env.SHOP.prepare('UPDATE refund SET due_at = ?3, attempts = attempts + 1 WHERE order_number = ?1 AND due_at = ?2')
      .bind(number, dueAt, isDone ? null : now + growingPause(FIRST_PAUSE_MS, attempts))
      .run(),
  );

/**
 * Gives back what is due to the cards of orders of which something does not stay, or of one of them alone. One that
 * fails is tried again.
 */
export async function giveBackDue(env: Env, now: number, number: string | null = null): Promise<void> {
  const { results } = await withRetry(() =>
    env.SHOP.prepare(
      `SELECT order_number AS number, store, due_at AS dueAt, attempts, ${BY_OPERATOR} AS isByOperator
       FROM refund WHERE ${number === null ? 'due_at <= ?1' : 'due_at IS NOT NULL AND order_number = ?1'} ORDER BY due_at LIMIT ?2`,
    )
      .bind(number ?? now, STEP)
      .all<Due>(),
  );
  for (const due of results) {
    const most = due.isByOperator ? twoNamesAbove(env, due.store) : null;
    const isDone = await giveBack(env, orderPayee(due.number), now, most).catch((error: unknown) => {
      log('error', 'refund.failed', { number: due.number, reason: reasonOf(error) });
      return false;
    });
    await lookedAfter(env, due, isDone, now);
  }
}
