import type { ChosenPassword, CustomerAccess, PasswordChange, SignedInCustomer } from '../../../src/commerce/customers';
import type { CustomerSession } from '../../../src/commerce/principal';
import type { Result } from '../../../src/domain/result';
import type { ShopRequest } from '../shop-request';
import { keepDevice } from './known-devices';
import type { UnboundRequest } from './unbound-request';

/** Asks for a link for a new password; it goes out behind the answer. */
export async function askForReset(
  { commerce, wakeOutbox }: Pick<ShopRequest, 'commerce' | 'wakeOutbox'>,
  email: string,
): Promise<Result<null>> {
  const asked = await commerce.customers.askReset(email);
  if (asked.ok) wakeOutbox();
  return asked;
}

/**
 * Chooses a password by a link, and ends every session there was. One that cannot be reached now is ended by the event
 * of the change, which our own engine wrote with it.
 */
export async function resetPassword(
  { commerce, customerSessions, wakeOutbox }: UnboundRequest,
  chosen: ChosenPassword,
): Promise<Result<SignedInCustomer | null>> {
  const reset = await commerce.customers.resetPassword(chosen);
  if (!reset.ok) return reset;
  if (reset.value) await customerSessions.endAll(customerSessions.accountOf(reset.value.customer.customerId));
  wakeOutbox();
  return reset;
}

/**
 * Changes the password of somebody signed in, and ends every other session; no other device stays known to the account.
 */
export async function changePassword(
  request: UnboundRequest,
  { account, sessionId }: CustomerSession,
  access: CustomerAccess,
  change: PasswordChange,
): Promise<Result<null>> {
  const { commerce, customerSessions, wakeOutbox } = request;
  const changed = await commerce.customers.ofCustomer(access).changePassword(change);
  if (!changed.ok) return changed;
  await customerSessions.endOthers(account, sessionId, Number.POSITIVE_INFINITY);
  await keepDevice(request, account);
  wakeOutbox();
  return changed;
}
