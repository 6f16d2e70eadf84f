import { NO_CENTAVOS } from '../../../../src/domain/money';
import type { OrderEvent } from '../../../../src/domain/order/events';
import { orderPayee } from '../../../../src/domain/payment/payee';
import { ok, type Result } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { releaseHeld } from '../card-payments/due';
import { captureHeld } from '../card-payments/operate';
import { guardByHand, guardReversal } from '../card-payments/refunds';
import { type Changed, changeOrder, recordedBefore } from '../orders/change';
import { type OrderRef, readRow } from '../orders/row';

/** How an operator tells an event: once under its key. */
export interface OperatorEntry {
  key: string;
  note: string | null;
}

/**
 * Lets happen to an order what an operator tells of it, by a call or at the desk. What a card holds is taken before the
 * goods go, and nothing goes where that fails; what came by card is not noted as sent back, or taken back by a bank, by
 * hand. Otherwise as changeOrder.
 */
export async function recordOrderEvent(
  env: Env,
  order: OrderRef,
  event: OrderEvent,
  { key, note }: OperatorEntry,
  now: number,
): Promise<Result<Changed>> {
  const origin = { source: 'operator', id: `${order.number} ${key}`, note, at: now } as const;
  // An order of another store view, or a key that stood for something else, charges nobody.
  const charged =
    event.type === 'send' && (await readRow(env, order)) && !(await recordedBefore(env, origin))
      ? await captureHeld(env, orderPayee(order.number), now)
      : ok(null);
  if (!charged.ok) return charged;
  const guard = event.type === 'refunded' ? guardByHand : event.type === 'reversed' ? guardReversal : null;
  const amount = 'amount' in event ? event.amount : NO_CENTAVOS;
  const changed = await changeOrder(
    env,
    order,
    event,
    origin,
    guard ? (state) => guard(env, orderPayee(order.number), state, amount) : undefined,
  );
  if (changed.ok && event.type === 'cancel') await releaseHeld(env, orderPayee(order.number), now);
  return changed;
}
