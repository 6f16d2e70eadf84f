import { CHECKOUT_MESSAGES } from '../../../../src/contract/checkout/messages';
import { PAYMENTS_MESSAGES } from '../../../../src/contract/payments-forms';
import { paymentKind } from '../../../../src/domain/payment/kind';
import { CARD, SPEI, STORE_PAYMENT } from '../../../../src/domain/payment/methods';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { paymentMethodsOf } from '../../../payments-config';
import { unpaidOrdersOf } from '../../../unpaid-orders-config';
import { orderOfNumber } from '../orders/read';
import { askNow } from './asks';
import { paymentsOf } from './rows';

/**
 * An order that waits for its money by card is paid by transfer or at a till: nobody can pay it at the gateway any more, and it has the time that
 * form of payment takes. One that was paid in that very moment stays as it is.
 */
export async function payOtherwise(env: Env, storeCode: string, number: string, code: string, now: number): Promise<Result<null>> {
  const found = await orderOfNumber(env, number);
  const before = found && { status: found.order.status, code: found.order.paymentMethod.code };
  const method = paymentMethodsOf(env, storeCode).find((one) => one.code === code && (code === SPEI || code === STORE_PAYMENT));
  if (!method) return refuse(422, CHECKOUT_MESSAGES.paymentMethodMissing);
  if (before?.code === code) return ok(null);
  if (before?.status !== 'pending' || before.code !== CARD) return refuse(409, PAYMENTS_MESSAGES.nothingToPay);
  for (const row of await paymentsOf(env, number)) {
    if (row.state === 'closed' || row.paymentId === null) continue;
    if ((await askNow(env, row, 'release', null, now)) !== 'done') return refuse(503, PAYMENTS_MESSAGES.gatewayUnreachable);
  }
  const until = now + unpaidOrdersOf(env, storeCode).holdMs[paymentKind(code)];
  const db = env.SHOP;
  await withRetry(() =>
    db.batch([
      db
        .prepare("UPDATE orders SET doc = json_set(doc, '$.paymentMethod', json(?)) WHERE number = ? AND status = 'pending'")
        .bind(JSON.stringify({ code, title: method.title }), number),
      db.prepare('UPDATE order_hold SET until = max(until, ?) WHERE order_number = ?').bind(until, number),
    ]),
  );
  return ok(null);
}
