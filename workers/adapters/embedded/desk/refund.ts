import type { OperatorAct } from '../../../../src/commerce/desk/orders';
import { ORDER_MESSAGES } from '../../../../src/contract/order-forms';
import type { Centavos } from '../../../../src/domain/money';
import type { Operator } from '../../../../src/domain/operator';
import type { OrderState } from '../../../../src/domain/order/step';
import { orderPayee } from '../../../../src/domain/payment/payee';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { noteAudit } from '../audit/write';
import { refundToCard, wasAsked } from '../card-payments/operate';
import { type OrderRef, readRow, stateOf } from '../orders/row';
import { refuseAlone } from './alone';
import { refuseChanged } from './record';

/**
 * Sends money of an order back to the card it came from, and answers where the order stands then. Who asks for it is
 * noted before the gateway is asked. No more than `most` leaves the order altogether, null for any amount. 404 without
 * the order in this store view; 409 where it changed since the operator saw it; otherwise as refundToCard.
 */
export async function refundOrder(
  env: Env,
  order: OrderRef,
  amount: Centavos,
  told: Pick<OperatorAct, 'key' | 'seen'>,
  now: number,
  operator: Operator,
  most: Centavos | null = null,
): Promise<Result<OrderState>> {
  const row = await readRow(env, order);
  if (!row) return refuse(404, ORDER_MESSAGES.orderUnknown);
  const payee = orderPayee(order.number);
  const isNew = !(await wasAsked(env, payee, told.key));
  const alone = isNew ? await refuseAlone(env, row, 'refund-card', amount, most) : ok(null);
  if (!alone.ok) return alone;
  await noteAudit(
    env,
    { operator, store: row.store, at: now },
    {
      action: 'ask-card-refund',
      subject: 'order',
      subjectId: order.number,
      before: null,
      after: { amount },
      key: `refund ${order.number} ${told.key}`,
    },
  );
  const ask = { by: operator.name, most };
  const refunded = await refundToCard(env, payee, amount, told.key, now, ask, () =>
    refuseChanged(env, order.number, told, null),
  );
  if (!refunded.ok) return refunded;
  const after = await readRow(env, order);
  return after ? ok(stateOf(after)) : refuse(404, ORDER_MESSAGES.orderUnknown);
}
