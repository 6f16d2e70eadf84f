import type { Unlocks } from '../../../src/commerce/customers';
import { MESSAGES } from '../../../src/contract/messages';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { ShopRequest } from '../shop-request';
import { markDevice } from './known-devices';
import type { UnboundRequest } from './unbound-request';

function unlocksOf({ commerce }: Pick<ShopRequest, 'commerce'>): Result<Unlocks> {
  const { unlocks } = commerce.customers;
  return unlocks ? ok(unlocks) : refuse(404, MESSAGES.notFound);
}

/** Asks for a link that unlocks a device; it goes out behind the answer. 404 where a retailer keeps the customers. */
export async function askToUnlock(
  request: Pick<ShopRequest, 'commerce' | 'wakeOutbox'>,
  email: string,
): Promise<Result<null>> {
  const unlocks = unlocksOf(request);
  const asked = unlocks.ok ? await unlocks.value.ask(email) : unlocks;
  if (asked.ok) request.wakeOutbox();
  return asked;
}

/**
 * Uses such a link: makes this browser known to its account, where nothing was counted of it yet. It signs nobody in.
 */
export async function unlockDevice(request: UnboundRequest, token: string): Promise<Result<null>> {
  const { customerSessions } = request;
  const unlocks = unlocksOf(request);
  const used = unlocks.ok ? await unlocks.value.use(token) : unlocks;
  if (!used.ok) return used;
  const account = customerSessions.accountOf(used.value.customerId);
  const epoch = await customerSessions.deviceEpoch(account);
  if (!epoch.ok) return epoch;
  await markDevice(request, used.value.email, { account, deviceEpoch: epoch.value });
  return ok(null);
}
