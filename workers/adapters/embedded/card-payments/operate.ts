import { eq } from 'drizzle-orm';
import { DESK_MESSAGES } from '../../../../src/contract/desk';
import { ORDER_MESSAGES } from '../../../../src/contract/order-forms';
import { type Centavos, NO_CENTAVOS, toCentavos } from '../../../../src/domain/money';
import { toCapture, toRefund } from '../../../../src/domain/order/money';
import type { OrderState } from '../../../../src/domain/order/step';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { stateOf } from '../orders/change';
import { orders } from '../schema/shop';
import { type Asked, askByKey, askNow, performAsk, writeAsk } from './asks';
import { refreshPayment } from './refresh';
import { paymentByKey, paymentsOf } from './rows';

async function stateNow(env: Env, number: string): Promise<OrderState | null> {
  const [row] = await withRetry(() => shopDatabase(env).select().from(orders).where(eq(orders.number, number)).limit(1));
  return row ? stateOf(row) : null;
}

const refusalOf = (asked: Asked) => (asked === 'unknown' ? refuse(503, DESK_MESSAGES.gatewaySilent) : refuse(409, DESK_MESSAGES.gatewayRefused));

/**
 * Takes what is held for an order before its goods go; nothing to do where nothing is held. 409 where the gateway refuses, 503 while it has not
 * answered: it is asked again, and the goods go once the answer is there.
 */
export async function captureHeld(env: Env, number: string, now: number): Promise<Result<null>> {
  const held = async () => {
    const state = await stateNow(env, number);
    return state?.status === 'processing' ? toCapture(state.money) : NO_CENTAVOS;
  };
  const before = (await held()) > 0 ? await paymentsOf(env, number) : [];
  if (before.length === 0) return ok(null);
  // A hold may have lapsed, or been told of without the payment around it.
  for (const row of before) await refreshPayment(env, row, now);
  for (const row of await paymentsOf(env, number)) {
    const amount = Math.min(row.held, await held());
    if (amount <= 0) continue;
    const asked = await askNow(env, row, 'capture', toCentavos(amount), now);
    if (asked !== 'done') return refusalOf(asked);
  }
  return (await held()) > 0 ? refusalOf('unknown') : ok(null);
}

/**
 * Sends money back to the card it came from, once under a key. 409 where that much is not to be refunded, did not come by one card, or the gateway
 * refuses; 503 while it has not answered: it is asked again, and its answer comes by itself.
 */
export async function refundToCard(env: Env, number: string, amount: Centavos, key: string, now: number): Promise<Result<OrderState>> {
  const before = await stateNow(env, number);
  if (!before) return refuse(404, ORDER_MESSAGES.orderUnknown);
  const known = await askByKey(env, key);
  const row = known ? await paymentByKey(env, known.paymentKey) : (await paymentsOf(env, number)).find(({ taken }) => taken >= amount);
  if (!known && amount > toRefund(before.money)) return refuse(409, DESK_MESSAGES.tooMuch, { detail: { most: toRefund(before.money) } });
  if (!row) return refuse(409, DESK_MESSAGES.notByCard);
  const ask = known ?? (await writeAsk(env, row, 'refund', amount, now, key));
  if (!ask || ask.key !== key) return refuse(409, DESK_MESSAGES.refundOpen);
  if (ask.amount !== amount) return refuse(409, DESK_MESSAGES.refundOpen);
  const asked = ask.settledAt === null ? await performAsk(env, row, ask, now) : ask.failure === null ? 'done' : 'refused';
  return asked === 'done' ? ok((await stateNow(env, number)) ?? before) : refusalOf(asked);
}
