import type { Arrived, ReturnCost } from '../../../../src/commerce/returns';
import { RETURNS_MESSAGES } from '../../../../src/contract/returns/messages';
import { type Centavos, NO_CENTAVOS } from '../../../../src/domain/money';
import { ITEMS_MESSAGES, type ItemUnits, takenOff } from '../../../../src/domain/order/items';
import { isOff } from '../../../../src/domain/order/status';
import { step } from '../../../../src/domain/order/step';
import { orderPayee } from '../../../../src/domain/payment/payee';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { twoNamesAbove } from '../../../settings/two-names';
import { goesOf } from '../card-payments/goes';
import { cardRefundsOf } from '../card-payments/refunds';
import { paymentsOf } from '../card-payments/rows';
import { walletStep } from '../orders/change';
import { stateOf } from '../orders/row';
import { hasWallet } from '../wallet/read';
import type { KeptReturn, ReturnRow } from './read';

/** Units that are taken back, of each line of the order. */
export const acceptedItems = (arrived: readonly Arrived[]): ItemUnits[] =>
  arrived.filter(({ accepted }) => accepted > 0).map(({ lineNo, accepted }) => ({ lineNo, qty: accepted }));

/** Whether what is owed because of a return goes into the wallet, as its customer chose, and how much of it may. */
export const intoWalletOf = (env: Env, { isToWallet, store }: ReturnRow): { most: Centavos | null } | undefined =>
  isToWallet ? { most: twoNamesAbove(env, store) } : undefined;

/**
 * What the order of a return costs less once these units are taken in, and where that goes, by the functions that move
 * it; null where nothing moves: none is taken back, or the order is off. 409 where it has not as many any more.
 */
export async function returnCost(
  env: Env,
  { row, orderRow, order }: KeptReturn,
  arrived: readonly Arrived[],
): Promise<Result<ReturnCost | null>> {
  const items = acceptedItems(arrived);
  // Of an order that is off nothing is charged any more: all that was paid for it goes back already.
  if (items.length === 0 || isOff(orderRow.status)) return ok(null);
  const taken = takenOff(order.lines, items);
  if (!taken.ok)
    return taken.problem.message === ITEMS_MESSAGES.tooMany ? refuse(409, RETURNS_MESSAGES.unitsWrong) : taken;
  const { amount } = taken.value;
  const before = stateOf(orderRow);
  const stepped = step(before, { type: 'return-items', items, amount });
  if (!stepped.ok) return stepped;
  const { state } = stepped.value;
  const payee = orderPayee(orderRow.number);
  const [refunds, payments, canHave] = await Promise.all([
    cardRefundsOf(env, payee),
    paymentsOf(env, payee),
    hasWallet(env, orderRow.customerId),
  ]);
  const intoWallet = canHave ? intoWalletOf(env, row) : undefined;
  const chosen = walletStep(orderRow, stepped.value, { intoWallet })?.amount ?? NO_CENTAVOS;
  const cardDigits = payments.find((payment) => payment.captured > 0)?.lastDigits ?? null;
  const goes = goesOf({ row: orderRow, refunds, most: twoNamesAbove(env, row.store), cardDigits }, state, chosen);
  const { toCards, byHand, toWallet, isAskedOfTwo } = goes;
  return ok({
    ...goes,
    mark: [orderRow.lastEvent, amount, toCards, byHand, toWallet, isAskedOfTwo ? 2 : 1].join('-'),
  });
}
