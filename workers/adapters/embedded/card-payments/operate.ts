import { DESK_MESSAGES } from '../../../../src/contract/desk/messages';
import { PAYMENTS_MESSAGES } from '../../../../src/contract/payments-forms';
import { type Centavos, NO_CENTAVOS, toCentavos } from '../../../../src/domain/money';
import { toRefund } from '../../../../src/domain/order/money';
import { type Payee, payeeName } from '../../../../src/domain/payment/payee';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { takesWhole } from '../../../settings/payments';
import { owedBy } from '../payees';
import {
  type OperationOutcome,
  operateNow,
  operationByKey,
  type PaymentOperation,
  performOperation,
} from './operations';
import { FIRST_PAUSE_MS, refreshPayment } from './refresh';
import { BY_ITSELF, type RefundAsk, writeRefund } from './refunds';
import { type CardPayment, paymentByKey, paymentsOf } from './rows';

const refusalOf = (asked: OperationOutcome) =>
  asked === 'unknown' ? refuse(503, DESK_MESSAGES.gatewaySilent) : refuse(409, DESK_MESSAGES.gatewayRefused);

/**
 * Takes what is held for a payee, as before its goods go: no more than it costs, but all of a hold where its gateway
 * takes no part of one. Nothing to do where nothing is held. 409 where the gateway refuses, 503 while it has not
 * answered: it is asked again, and the goods go once the answer is there.
 */
export async function captureHeld(env: Env, payee: Payee, now: number): Promise<Result<null>> {
  const held = async () => (await owedBy(env, payee))?.toCapture ?? NO_CENTAVOS;
  const before = (await held()) > 0 ? await paymentsOf(env, payee) : [];
  if (before.length === 0) return ok(null);
  // A hold may have lapsed, or been told of without the payment around it.
  for (const row of before) await refreshPayment(env, row, now);
  for (const row of await paymentsOf(env, payee)) {
    const needed = Math.min(row.authorised, await held());
    if (needed <= 0) continue;
    const amount = takesWhole(env, row.store) ? row.authorised : needed;
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
  payee: Payee,
  amount: Centavos,
  key: string,
  now: number,
  ask: RefundAsk,
): Promise<Result<{ row: CardPayment; operation: PaymentOperation }>> {
  const known = await operationByKey(env, key);
  if (!known) {
    const payments = await paymentsOf(env, payee);
    const row = payments.find(({ captured }) => captured >= amount);
    if (!row) return refuse(409, DESK_MESSAGES.notByCard);
    await writeRefund(env, row, amount, key, { now, next: now + FIRST_PAUSE_MS }, ask);
  }
  const operation = known ?? (await operationByKey(env, key));
  const row = operation && (await paymentByKey(env, operation.paymentKey));
  return operation && row && operation.amount === amount
    ? ok({ row, operation })
    : refuse(409, DESK_MESSAGES.refundOpen);
}

const refundKey = async (payee: Payee, name: string): Promise<string> =>
  `${payeeName(payee)}-refund-${await digest(name)}`;

/** Whether a refund to a card was asked for under this name. */
export const wasAsked = async (env: Env, payee: Payee, name: string): Promise<boolean> =>
  (await operationByKey(env, await refundKey(payee, name))) !== null;

/**
 * Sends money back to the card it came from, once under a key that `guard` does not refuse before. 404 without such a
 * payee; 409 where that much is not to be refunded or may not leave, did not come by one card, or the gateway refuses;
 * 503 while it has not answered: it is asked again, and its answer comes by itself.
 */
export async function refundToCard(
  env: Env,
  payee: Payee,
  amount: Centavos,
  name: string,
  now: number,
  ask: RefundAsk = BY_ITSELF,
  guard: () => Promise<Result<unknown>> = async () => ok(null),
): Promise<Result<null>> {
  const owed = await owedBy(env, payee);
  if (!owed) return refuse(404, PAYMENTS_MESSAGES.nothingToPay);
  const key = await refundKey(payee, name);
  const isNew = (await operationByKey(env, key)) === null;
  const allowed = isNew ? await guard() : ok(null);
  if (!allowed.ok) return allowed;
  if (isNew && amount > toRefund(owed.money))
    return refuse(409, DESK_MESSAGES.tooMuch, { detail: { most: toRefund(owed.money) } });
  const written = await refundOf(env, payee, amount, key, now, ask);
  if (!written.ok) return written;
  const { row, operation } = written.value;
  const asked =
    operation.finishedAt === null
      ? await performOperation(env, row, operation, now)
      : operation.failure === null
        ? 'done'
        : 'refused';
  return asked === 'done' ? ok(null) : refusalOf(asked);
}
