import { DESK_MESSAGES } from '../../../../src/contract/desk/messages';
import { ORDER_MESSAGES } from '../../../../src/contract/order-forms';
import { type Centavos, NO_CENTAVOS, toCentavos } from '../../../../src/domain/money';
import { toCapture, toRefund } from '../../../../src/domain/order/money';
import type { OrderState } from '../../../../src/domain/order/step';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { type OrderRef, readRow, stateOf } from '../orders/row';
import {
  FIRST_PAUSE_MS,
  type OperationOutcome,
  operateNow,
  operationByKey,
  type PaymentOperation,
  performOperation,
} from './operations';
import { refreshPayment } from './refresh';
import { writeRefund } from './refunds';
import { type CardPayment, paymentByKey, paymentsOf } from './rows';

async function stateNow(env: Env, order: OrderRef): Promise<OrderState | null> {
  const row = await readRow(env, order);
  return row && stateOf(row);
}

const refusalOf = (asked: OperationOutcome) =>
  asked === 'unknown' ? refuse(503, DESK_MESSAGES.gatewaySilent) : refuse(409, DESK_MESSAGES.gatewayRefused);

/**
 * Takes what is held for an order before its goods go; nothing to do where nothing is held. 409 where the gateway
 * refuses, 503 while it has not answered: it is asked again, and the goods go once the answer is there.
 */
export async function captureHeld(env: Env, order: OrderRef, now: number): Promise<Result<null>> {
  const { number } = order;
  const held = async () => {
    const state = await stateNow(env, order);
    return state?.status === 'processing' ? toCapture(state.money) : NO_CENTAVOS;
  };
  const before = (await held()) > 0 ? await paymentsOf(env, number) : [];
  if (before.length === 0) return ok(null);
  // A hold may have lapsed, or been told of without the payment around it.
  for (const row of before) await refreshPayment(env, row, now);
  for (const row of await paymentsOf(env, number)) {
    const amount = Math.min(row.authorised, await held());
    if (amount <= 0) continue;
    const asked = await operateNow(env, row, 'capture', toCentavos(amount), now);
    if (asked !== 'done') return refusalOf(asked);
  }
  return (await held()) > 0 ? refusalOf('unknown') : ok(null);
}

/**
 * The refund of this key, written down; 409 where that much is not to be refunded beside what is under way, or did not
 * come by one card.
 */
async function refundOf(
  env: Env,
  number: string,
  amount: Centavos,
  key: string,
  now: number,
): Promise<Result<{ row: CardPayment; operation: PaymentOperation }>> {
  const known = await operationByKey(env, key);
  if (!known) {
    const payments = await paymentsOf(env, number);
    const row = payments.find(({ captured }) => captured >= amount);
    if (!row) return refuse(409, DESK_MESSAGES.notByCard);
    await writeRefund(env, number, row.key, amount, key, { now, next: now + FIRST_PAUSE_MS });
  }
  const operation = known ?? (await operationByKey(env, key));
  const row = operation && (await paymentByKey(env, operation.paymentKey));
  return operation && row && operation.amount === amount
    ? ok({ row, operation })
    : refuse(409, DESK_MESSAGES.refundOpen);
}

/**
 * Sends money back to the card it came from, once under a key. 404 without the order in this store view; 409 where that
 * much is not to be refunded, did not come by one card, or the gateway refuses; 503 while it has not answered: it is
 * asked again, and its answer comes by itself.
 */
export async function refundToCard(
  env: Env,
  order: OrderRef,
  amount: Centavos,
  name: string,
  now: number,
): Promise<Result<OrderState>> {
  const { number } = order;
  const before = await stateNow(env, order);
  if (!before) return refuse(404, ORDER_MESSAGES.orderUnknown);
  const key = `${number}-refund-${await digest(name)}`;
  const isNew = (await operationByKey(env, key)) === null;
  if (isNew && amount > toRefund(before.money))
    return refuse(409, DESK_MESSAGES.tooMuch, { detail: { most: toRefund(before.money) } });
  const written = await refundOf(env, number, amount, key, now);
  if (!written.ok) return written;
  const { row, operation } = written.value;
  const asked =
    operation.finishedAt === null
      ? await performOperation(env, row, operation, now)
      : operation.failure === null
        ? 'done'
        : 'refused';
  return asked === 'done' ? ok((await stateNow(env, order)) ?? before) : refusalOf(asked);
}
