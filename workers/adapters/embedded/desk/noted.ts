import type { Told } from '../../../../src/commerce/desk/orders';
import { DESK_MESSAGES } from '../../../../src/contract/desk/messages';
import { type Centavos, NO_CENTAVOS } from '../../../../src/domain/money';
import { stillDue } from '../../../../src/domain/order/money';
import { isOff } from '../../../../src/domain/order/status';
import { beyond, notedByHand, notedWithinTheHour } from '../../../../src/domain/payment/noted';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { type OrderRow, stateOf } from '../orders/row';

type Noted = Parameters<typeof notedByHand>[0][number];

/** What came to an order by whoever told it, and what of it was taken back as a mistake, oldest first. */
const notedOf = async (env: Env, number: string): Promise<Noted[]> => {
  const { results } = await withRetry(() =>
    env.SHOP.prepare(
      "SELECT type, source, amount, at, way FROM order_event WHERE order_number = ? AND type IN ('received', 'take-back-received') ORDER BY seq",
    )
      .bind(number)
      .all<Noted>(),
  );
  return results;
};

/** Refuses to take back as a mistake more than operators noted by hand: what banks and gateways tell came. */
export async function guardTakenBack(env: Env, number: string, amount: Centavos): Promise<Result<[]>> {
  const { noted: most } = notedByHand(await notedOf(env, number));
  return amount > most ? refuse(409, DESK_MESSAGES.tooMuch, { detail: { most } }) : ok([]);
}

/** Refuses money that looks like a mistake, unless whoever notes it knows; not what a program tells, by its own keys. */
export async function guardReceived(
  env: Env,
  row: OrderRow,
  amount: Centavos,
  knows: Told['knows'],
  now: number,
): Promise<Result<[]>> {
  if (!knows) return ok([]);
  if (!knows.again && notedWithinTheHour(await notedOf(env, row.number), amount, now))
    return refuse(409, DESK_MESSAGES.sameAmount);
  const { status, money } = stateOf(row);
  const due = isOff(status) ? NO_CENTAVOS : stillDue(money);
  return !knows.over && beyond(amount, due) > 0 ? refuse(409, DESK_MESSAGES.moreThanDue) : ok([]);
}
