import { and, eq, ne } from 'drizzle-orm';
import type { OperatorAct } from '../../../../src/commerce/desk/orders';
import { DESK_MESSAGES } from '../../../../src/contract/desk/messages';
import { startOfDay } from '../../../../src/domain/mexico-city';
import type { Centavos } from '../../../../src/domain/money';
import type { Operator } from '../../../../src/domain/operator';
import type { OrderEvent } from '../../../../src/domain/order/events';
import { refuseMove } from '../../../../src/domain/order/moved-day';
import { placedDue } from '../../../../src/domain/order/order';
import { possible } from '../../../../src/domain/order/step';
import { orderPayee } from '../../../../src/domain/payment/payee';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { workerFailpoint } from '../../../failpoint';
import { withRetry } from '../../../http/transient';
import { releaseHeld } from '../card-payments/due';
import { giveBackDue } from '../card-payments/give-back';
import { captureHeld } from '../card-payments/operate';
import { guardBounce, guardByHand, guardReversal } from '../card-payments/refunds';
import { shopDatabase } from '../database';
import { type Changed, changeOrder, recordedBefore } from '../orders/change';
import { changesSince } from '../orders/changes';
import { dispatchOf, type OrderRef, type OrderRow, orderOf, readRow, stateOf } from '../orders/row';
import { returnsOfSent, unlessSentBack } from '../returns/units';
import { orders } from '../schema/shop';
import { refuseAlone } from './alone';
import { guardReceived, guardTakenBack } from './noted';

/** Refuses where something happened to an order that its operator was not shown; money a card gave for it apart. */
export async function refuseChanged(
  env: Env,
  number: string,
  { key, seen, own = key }: Pick<OperatorAct, 'key' | 'seen' | 'own'>,
  apart: string | null,
): Promise<Result<[]>> {
  if (seen === undefined) return ok([]);
  const since = await changesSince(env, [{ number, seen }], own);
  const changes = since.filter(({ type }) => type !== apart);
  return changes.length === 0 ? ok([]) : refuse(409, DESK_MESSAGES.changed, { detail: { changes } });
}

/** Whether a correction says of a parcel what is known of it: nothing is written, and nobody is told again. */
function isGuideAlready(row: OrderRow, event: OrderEvent): boolean {
  if (event.type !== 'correct-guide' || row.status !== 'sent') return false;
  const { dispatch: had } = dispatchOf(row);
  return had !== undefined && had.carrier === event.dispatch?.carrier && had.guide === event.dispatch.guide;
}

/** Whether an order is promised for this day already, for this reason: nothing is written, and nobody is told again. */
function isDayAlready(row: OrderRow, event: OrderEvent): boolean {
  if (event.type !== 'move-day' || !possible(stateOf(row), 'move-day')) return false;
  const { promise } = orderOf(row);
  return promise?.to === event.to && (promise.change?.why ?? event.reason) === event.reason;
}

/** Refuses a day, of money that came or was sent back, on which there was no order yet: a slip by which days are promised. */
const refuseDay = ({ createdAt }: OrderRow, { sentOn }: Pick<OperatorAct, 'sentOn'>, now: number): Result<null> =>
  sentOn != null && sentOn < startOfDay(Math.min(createdAt, now))
    ? refuse(422, DESK_MESSAGES.dayBefore, {
        fields: [{ field: 'sentOn', rule: 'value', message: DESK_MESSAGES.dayBefore }],
      })
    : ok(null);

/** Refuses that a parcel never left of which goods come back, or came; its statement says so of those sent meanwhile. */
async function guardLeft(env: Env, { number }: OrderRow): Promise<Result<D1PreparedStatement[]>> {
  const returns = await returnsOfSent(env, number);
  return returns.length === 0
    ? ok([unlessSentBack(env.SHOP, number)])
    : refuse(409, DESK_MESSAGES.hasLeft, { detail: { returns: returns.join(', ') } });
}

/**
 * Refuses what a card gave to be noted by hand, what looks like a mistake, and what needs a second name; answers what
 * fails the batch where that changes meanwhile.
 */
async function guardMoney(
  env: Env,
  row: OrderRow,
  event: OrderEvent,
  most: Centavos | null,
  { knows, at }: Pick<OperatorAct, 'knows'> & { at: number },
): Promise<Result<D1PreparedStatement[]>> {
  const payee = orderPayee(row.number);
  const state = { ...stateOf(row), full: placedDue(orderOf(row)) };
  if (event.type === 'received') return guardReceived(env, row, event.amount, knows, at);
  if (event.type === 'take-back-received') return guardTakenBack(env, payee, state, event.amount);
  if (event.type === 'bounced') return guardBounce(env, payee, event.amount);
  if (event.type === 'reversed') return guardReversal(env, payee, state, event.amount);
  if (event.type !== 'refunded' && event.type !== 'adjusted') return ok([]);
  const guarded = event.type === 'refunded' ? await guardByHand(env, payee, state, event.amount, most) : ok([]);
  if (!guarded.ok) return guarded;
  const alone = await refuseAlone(env, row, event.type, event.amount, most);
  return alone.ok ? guarded : alone;
}

/**
 * Lets happen to an order what an operator tells of it, by a call or at the desk. What a card holds is taken before the
 * goods go, and nothing goes where that fails; what came by card is not noted as sent back, or taken back by a bank, by
 * hand. No more than `most` leaves the order altogether, null for any amount. Otherwise as changeOrder, and 409 where the
 * order changed since the operator saw it.
 */
export async function recordOrderEvent(
  env: Env,
  order: OrderRef,
  event: OrderEvent,
  told: OperatorAct,
  now: number,
  operator: Operator,
  most: Centavos | null = null,
): Promise<Result<Changed>> {
  const { number } = order;
  const { key, note, sentOn } = told;
  const origin = { source: 'operator', id: `${number} ${key}`, note, sentOn, at: now, operator } as const;
  const isFresh = (await recordedBefore(env, origin)) === null;
  // An order of another store view, or a key that stood for something else, tells nothing and charges nobody.
  const row = isFresh ? await readRow(env, order) : null;
  const isTold = row !== null;
  if (row && (isGuideAlready(row, event) || isDayAlready(row, event))) return ok({ state: stateOf(row), known: true });
  // Nobody comes for what is brought.
  if (row && event.type === 'tell-again' && !orderOf(row).branch)
    return refuse(409, DESK_MESSAGES.notNow, { detail: { status: row.status } });
  const unchanged = isTold ? await refuseChanged(env, number, told, null) : ok([]);
  if (!unchanged.ok) return unchanged;
  const charged = event.type === 'send' && isTold ? await captureHeld(env, orderPayee(number), now) : ok(null);
  if (!charged.ok) return charged;
  const changed = await changeOrder(env, order, event, origin, async (_, current) => {
    const still = await refuseChanged(env, number, told, event.type === 'send' ? 'captured' : null);
    if (!still.ok) return still;
    const left = event.type === 'take-back-send' ? await guardLeft(env, current) : ok([]);
    if (!left.ok) return left;
    const day = refuseDay(current, told, now);
    if (!day.ok) return day;
    const moves = event.type === 'move-day' ? refuseMove(orderOf(current), stateOf(current), event, now) : ok(null);
    if (!moves.ok) return moves;
    const money = await guardMoney(env, current, event, most, { ...told, at: now });
    return money.ok ? ok([...left.value, ...money.value]) : money;
  });
  await workerFailpoint('desk.after-step');
  // What is needed no longer is let go, and what was charged beyond its price goes back, before anybody is answered.
  if (changed.ok && (event.type === 'cancel' || event.type === 'send')) await releaseHeld(env, orderPayee(number), now);
  if (changed.ok && event.type === 'send') await giveBackDue(env, now, number);
  return changed;
}

const MOST_NAMED = 5;

/**
 * Other orders of the store view that were sent under the guide number of this event: a slip of the pen, or one parcel
 * of several orders.
 */
export async function sameGuide(
  env: Env,
  { number, storeCode }: Required<OrderRef>,
  event: OrderEvent,
): Promise<string[]> {
  const guide = 'dispatch' in event ? event.dispatch?.guide : undefined;
  if (!guide) return [];
  const found = await withRetry(() =>
    shopDatabase(env)
      .select({ number: orders.number })
      .from(orders)
      .where(and(eq(orders.store, storeCode), eq(orders.guide, guide), ne(orders.number, number)))
      .limit(MOST_NAMED),
  );
  return found.map((one) => one.number);
}
