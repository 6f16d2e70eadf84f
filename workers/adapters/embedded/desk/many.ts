import type { ManyResult } from '../../../../src/commerce/desk/orders';
import { DESK_MESSAGES } from '../../../../src/contract/desk/messages';
import { ORDER_MESSAGES } from '../../../../src/contract/order-forms';
import type { Operator } from '../../../../src/domain/operator';
import { type Chosen, type ManyAction, manyEventsOf } from '../../../../src/domain/order/desk-action';
import { ORDER_STEP_MESSAGES, type OrderState } from '../../../../src/domain/order/step';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { log, reasonOf } from '../../../http/log';
import { recordedBefore } from '../orders/change';
import { changesSince } from '../orders/changes';
import { orderOf, readRow, stateOf } from '../orders/row';
import { recordOrderEvent } from './record';

/** Orders at the same time: a gateway that is slow of one does not hold up all of them. */
const AT_ONCE = 5;

/** One step under a name of its own, so that each step of a key happens once. */
const nameOf = (key: string, step: ManyAction): string => `${key} ${step}`;

/** Money of many is noted as it is due: one of which the same amount was noted a while ago is asked about by itself. */
const KNOWS_NOTHING = { again: false, over: false };

/** Under which key many are changed, and why; null for nothing. */
interface Asked {
  key: string;
  note: string | null;
}

async function recordOne(
  env: Env,
  storeCode: string,
  action: ManyAction,
  { number, seen }: Chosen,
  { key, note }: Asked,
  now: number,
  operator: Operator,
): Promise<Result<OrderState>> {
  const row = await readRow(env, { number, storeCode });
  if (!row) return refuse(404, ORDER_MESSAGES.orderUnknown);
  let state = stateOf(row);
  const isDone = await recordedBefore(env, { source: 'operator', id: `${number} ${nameOf(key, action)}` });
  if (isDone) return ok(state);
  const events = manyEventsOf(orderOf(row), state, action);
  if (events === null) {
    const changes = await changesSince(env, [{ number, seen }], key);
    return refuse(409, ORDER_STEP_MESSAGES.notNow, { detail: { status: state.status, changes } });
  }
  for (const event of events) {
    const entry = { key: nameOf(key, event.type), note, seen, own: key, knows: KNOWS_NOTHING };
    const changed = await recordOrderEvent(env, { number, storeCode }, event, entry, now, operator);
    if (!changed.ok) return changed;
    state = changed.value.state;
  }
  return ok(state);
}

/** What became of one order; one that could not be written says so, and sent again under its key it happens once. */
async function outcomeOf(
  number: string,
  action: ManyAction,
  recorded: Promise<Result<OrderState>>,
): Promise<ManyResult> {
  try {
    return { number, result: await recorded };
  } catch (error) {
    log('error', 'desk.not-recorded', { number, action, reason: reasonOf(error) });
    return { number, result: refuse(503, DESK_MESSAGES.orderNotWritten) };
  }
}

/** Does an action to each of these orders of a store view, once under its key, and says of each what became of it. */
export async function recordMany(
  env: Env,
  storeCode: string,
  action: ManyAction,
  chosen: readonly Chosen[],
  asked: Asked,
  now: number,
  operator: Operator,
): Promise<ManyResult[]> {
  const results: ManyResult[] = [];
  for (let at = 0; at < chosen.length; at += AT_ONCE) {
    const some = chosen
      .slice(at, at + AT_ONCE)
      .map((one) => outcomeOf(one.number, action, recordOne(env, storeCode, action, one, asked, now, operator)));
    results.push(...(await Promise.all(some)));
  }
  return results;
}
