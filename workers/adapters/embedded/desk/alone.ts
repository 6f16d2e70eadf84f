import { DESK_MESSAGES } from '../../../../src/contract/desk/messages';
import { type Centavos, formatMoney } from '../../../../src/domain/money';
import { orderPayee } from '../../../../src/domain/payment/payee';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import { type ApprovalKind, needsSecondName } from '../../../../src/domain/two-names';
import type { Env } from '../../../env';
import { cardRefundsOf } from '../card-payments/refunds';
import { type OrderRow, stateOf } from '../orders/row';

/**
 * 409 where money of an order needs a second name: together with what left before it is more than `most`, null for any
 * amount. What is written meanwhile the statements refuse that write this.
 */
export async function refuseAlone(
  env: Env,
  row: OrderRow,
  kind: ApprovalKind,
  amount: Centavos,
  most: Centavos | null,
): Promise<Result<null>> {
  if (most === null) return ok(null);
  const { underWay } = await cardRefundsOf(env, orderPayee(row.number));
  const { refunded, charged } = stateOf(row).money;
  return needsSecondName(most, kind, amount, { refunded, charged, grandTotal: row.grandTotal, underWay })
    ? refuse(409, DESK_MESSAGES.secondName, { detail: { limit: formatMoney(most) } })
    : ok(null);
}

export const isRefusedAlone = (result: Result<unknown>): boolean =>
  !result.ok && result.problem.message === DESK_MESSAGES.secondName;
