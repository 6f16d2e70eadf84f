import type { OperatorAct } from '../../../../src/commerce/desk/orders';
import { ORDER_MESSAGES } from '../../../../src/contract/order-forms';
import type { Operator } from '../../../../src/domain/operator';
import type { ItemUnits } from '../../../../src/domain/order/items';
import type { OrderState } from '../../../../src/domain/order/step';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { recordedBefore } from '../orders/change';
import { takeItems } from '../orders/items';
import { type OrderRef, readRow } from '../orders/row';
import { refuseChanged } from './record';

/**
 * Cancels units of an order at the desk, once under its key. 404 without it in that store view; 409 where it changed
 * since the operator saw it, was sent, or has not as many; 422 where none are named.
 */
export async function cancelUnits(
  env: Env,
  order: OrderRef,
  items: readonly ItemUnits[],
  told: OperatorAct,
  now: number,
  operator: Operator,
): Promise<Result<OrderState>> {
  if (!(await readRow(env, order))) return refuse(404, ORDER_MESSAGES.orderUnknown);
  const { key, note } = told;
  const origin = { source: 'operator', id: `${order.number} ${key}`, note, at: now, operator } as const;
  const isUnchanged = () => refuseChanged(env, order.number, told, null);
  const isFresh = (await recordedBefore(env, origin)) === null;
  // Before anything else, so that units another operator took are told as that.
  const unchanged = isFresh ? await isUnchanged() : ok([]);
  if (!unchanged.ok) return unchanged;
  const taken = await takeItems(env, order, 'cancel-items', items, origin, [], isUnchanged);
  return taken.ok ? ok(taken.value.state) : taken;
}
