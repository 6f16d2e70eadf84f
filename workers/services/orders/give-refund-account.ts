import { REFUND_MESSAGES } from '../../../src/contract/refunds/messages';
import type { RefundAccount } from '../../../src/domain/refund/account';
import { type Result, refuse } from '../../../src/domain/result';
import type { ShopRequest } from '../../http/shop-request';
import { shoppersOrder } from './shoppers-order';

/**
 * Keeps where money of an order of whoever asks is sent, or has it put into their wallet. 404 for any other order; 409 where nothing is to be sent there,
 * as of an order whose money is a retailer's; 422 where the account is somebody else's.
 */
export async function giveRefundAccount(
  request: ShopRequest,
  number: string,
  account: RefundAccount | { way: 'wallet' },
): Promise<Result<null>> {
  const found = await shoppersOrder(request, number);
  if (!found.ok) return found;
  const { refunds } = request.commerce;
  if (found.value.kind !== 'own' || !refunds) return refuse(409, REFUND_MESSAGES.nothingOpen);
  const { number: own } = found.value.order;
  return account.way === 'wallet' ? refunds.toWallet(own) : refunds.give(own, account);
}
