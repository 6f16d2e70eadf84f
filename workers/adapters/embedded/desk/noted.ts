import type { OperatorAct } from '../../../../src/commerce/desk/orders';
import { DESK_MESSAGES } from '../../../../src/contract/desk/messages';
import { type Centavos, NO_CENTAVOS } from '../../../../src/domain/money';
import { stillDue } from '../../../../src/domain/order/money';
import { isOff } from '../../../../src/domain/order/status';
import type { OrderState } from '../../../../src/domain/order/step';
import { beyond, mistakenMost, notedByHand, notedWithinTheHour } from '../../../../src/domain/payment/noted';
import type { Payee } from '../../../../src/domain/payment/payee';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { cardRefundsOf, takenBackByHand, unlessLessByHand } from '../card-payments/refunds';
import { type OrderRow, stateOf } from '../orders/row';

type Noted = Parameters<typeof notedByHand>[0][number];

/** What came to an order by whoever told it, and what of it left again, oldest first. */
const notedOf = async (env: Env, number: string): Promise<Noted[]> => {
  const { results } = await withRetry(() =>
    env.SHOP.prepare(
      "SELECT type, source, amount, at, way FROM order_event WHERE order_number = ? AND type IN ('received', 'take-back-received', 'reversed', 'refunded', 'bounced') ORDER BY seq",
    )
      .bind(number)
      .all<Noted>(),
  );
  return results;
};

/**
 * Refuses to take back as a mistake more than operators noted by hand and is still there: what banks and gateways tell
 * came, and what cards hold or are being sent is not cash. Its statement says so of a refund that is asked for meanwhile.
 */
export async function guardTakenBack(
  env: Env,
  payee: Payee,
  state: Pick<OrderState, 'money'>,
  amount: Centavos,
): Promise<Result<D1PreparedStatement[]>> {
  const [noted, refunds] = await Promise.all([notedOf(env, payee.id), cardRefundsOf(env, payee)]);
  const most = mistakenMost(notedByHand(noted), takenBackByHand(state, refunds)).noted;
  if (amount > most) return refuse(409, DESK_MESSAGES.tooMuch, { detail: { most } });
  return ok([unlessLessByHand(env.SHOP, payee, amount)]);
}

/** Refuses money that looks like a mistake, unless whoever notes it knows; not what a program tells, by its own keys. */
export async function guardReceived(
  env: Env,
  row: OrderRow,
  amount: Centavos,
  knows: OperatorAct['knows'],
  now: number,
): Promise<Result<[]>> {
  if (!knows) return ok([]);
  if (!knows.again && notedWithinTheHour(await notedOf(env, row.number), amount, now))
    return refuse(409, DESK_MESSAGES.sameAmount);
  const { status, money } = stateOf(row);
  const due = isOff(status) ? NO_CENTAVOS : stillDue(money);
  return !knows.over && beyond(amount, due) > 0 ? refuse(409, DESK_MESSAGES.moreThanDue) : ok([]);
}
