import type { Cancellation } from '../../../../src/commerce/own/cancellation';
import { CANCEL_REASONS } from '../../../../src/config/cancel-reasons';
import { HISTORY_MESSAGES } from '../../../../src/contract/history/messages';
import { ORDER_MESSAGES } from '../../../../src/contract/order-forms';
import { ORDER_STEP_MESSAGES } from '../../../../src/domain/order/step';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import { isOrderNumber, orderNumberDigits } from '../../../../src/domain/validation';
import type { Env } from '../../../env';
import { takeItems } from '../orders/items';
import { readRow } from '../orders/row';

const STATUS_TAKEN = 409;

/**
 * Cancels an order of a customer, or units of it, before it is sent. 404 for one that is not theirs, 422 for a reason
 * there is none of, 409 once it was sent or is off, or where there are not as many. Twice under a key it is once.
 */
export async function cancelOwn(
  env: Env,
  customerId: string,
  { number: asked, reason, items, key, isToWallet = false }: Cancellation,
  now: number,
): Promise<Result<{ status: string }>> {
  const number = isOrderNumber(asked) ? orderNumberDigits(asked) : '';
  const row = await readRow(env, { number });
  if (row?.customerId !== customerId) return refuse(404, ORDER_MESSAGES.orderUnknown);
  if (!CANCEL_REASONS.some(({ id }) => id === reason)) return refuse(422, HISTORY_MESSAGES.noReason);
  const units = items?.map(({ itemId, qty }) => ({ lineNo: Number(itemId), qty })) ?? null;
  const intoWallet = isToWallet ? { most: null } : undefined;
  const origin = { source: 'shopper', id: `${number} ${key}`, note: reason, at: now, intoWallet } as const;
  const canceled = await takeItems(env, { number }, 'cancel-items', units, origin);
  if (canceled.ok) return ok({ status: canceled.value.state.status });
  const { status, message, detail } = canceled.problem;
  return status === STATUS_TAKEN && message === ORDER_STEP_MESSAGES.notNow
    ? refuse(409, HISTORY_MESSAGES.notCanceled, { detail })
    : canceled;
}
