import type { NewAccount } from '../../../src/domain/order/order';
import { log, reasonOf } from '../log';
import { openSession, setOpened } from './sign-in';
import type { UnboundRequest } from './unbound-request';

/**
 * Signs this browser in as whom an account was made for with its order. Nothing happens where the e-mail had one. The
 * cart goes into the customer's with the next request: a browser that loses this answer still shows its order as a
 * visitor, and signs in by hand.
 */
export async function signInWithOrder(
  request: UnboundRequest,
  orderNumber: string,
  account: NewAccount,
): Promise<void> {
  const { commerce, principal } = request;
  if (principal?.kind !== 'guest') return;
  try {
    const customer = await commerce.customers.orderAccounts?.madeWith(orderNumber, account);
    const opened = customer ? await openSession(request, { customer, remote: null }) : null;
    if (!opened?.ok) return;
    await setOpened(request, opened.value);
  } catch (error) {
    log('warn', 'account.not-signed-in', { reason: reasonOf(error) });
  }
}
