import type { ItemsEvent, OrderEvent } from '../../../../src/domain/order/events';
import { allStaying, type ItemUnits, takenOff } from '../../../../src/domain/order/items';
import { ORDER_STEP_MESSAGES } from '../../../../src/domain/order/step';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { workerFailpoint } from '../../../failpoint';
import { type Changed, changeOrder, type EventOrigin } from './change';
import { cardsDueStatement } from './owed';
import { type OrderRef, type OrderRow, orderOf } from './row';

/**
 * The event that takes these units off an order as it stands, null for all that stays. Where nothing stays before it
 * was sent, the whole order is canceled.
 */
function eventOf(type: ItemsEvent['type'], items: readonly ItemUnits[] | null) {
  return (row: OrderRow): Result<OrderEvent> => {
    if (type === 'cancel-items' && row.status !== 'pending' && row.status !== 'processing')
      return refuse(409, ORDER_STEP_MESSAGES.notNow, { detail: { status: row.status } });
    const { lines } = orderOf(row);
    const units = items ?? allStaying(lines);
    const taken = takenOff(lines, units);
    if (!taken.ok) return taken;
    const { amount, isAll } = taken.value;
    return ok(type === 'cancel-items' && isAll ? { type: 'cancel' } : { type, items: units, amount });
  };
}

/**
 * Takes units off an order, once for its origin: canceled before it is sent, or returned after; null for all that stays.
 * The order costs as much less in the same batch, with `also`, which fails with it, unless `still` refuses what is read for it. Canceled units go back on the shelf,
 * of returned ones `also` says. 404 without the order; 409 where it cannot happen now or there are not as many; 422 where
 * none are named.
 */
export async function takeItems(
  env: Env,
  order: OrderRef,
  type: ItemsEvent['type'],
  items: readonly ItemUnits[] | null,
  origin: EventOrigin,
  also: D1PreparedStatement[] = [],
  still: (row: OrderRow) => Promise<Result<unknown>> = async () => ok(null),
): Promise<Result<Changed>> {
  const changed = await changeOrder(env, order, eventOf(type, items), origin, async (_, row) => {
    const refused = await still(row);
    return refused.ok ? ok([...also, cardsDueStatement(env.SHOP, row, origin.at)]) : refused;
  });
  await workerFailpoint('desk.after-items');
  return changed;
}
