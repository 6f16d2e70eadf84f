import type { Commerce } from '../../../src/commerce/commerce';
import { MESSAGES } from '../../../src/contract/messages';
import type { Customer } from '../../../src/domain/customer/customer';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { log, reasonOf } from '../../http/log';
import type { CustomerSessions } from '../../http/sessions/customer-sessions';

interface Shop {
  customerSessions: CustomerSessions;
  commerce: Pick<Commerce, 'customers'>;
}

/** Who is signed in, by account and session, in the price group their account says. */
interface OfSession {
  account: string;
  sessionId: string;
  groupId: number;
}

/**
 * The profile of somebody signed in. A price group the account does not know yet is noted there; a customer who is no more ends every session, and is
 * answered 401.
 */
export async function readProfile(
  { customerSessions, commerce }: Shop,
  { account, sessionId, groupId }: OfSession,
): Promise<Result<Customer>> {
  const customerId = customerSessions.customerOf(account) ?? '';
  const profile = await commerce.customers
    .ofCustomer({ customerId, sessionId, remote: customerSessions.remote(account, sessionId) })
    .profile();
  if (!profile.ok) return profile;
  if (profile.value === null) {
    const closed = await customerSessions.endAll(account);
    return closed.ok ? refuse(401, MESSAGES.unauthorised) : closed;
  }
  if (profile.value.groupId === groupId) return ok(profile.value);
  const noted = await customerSessions.noteGroup(account, profile.value.groupId);
  return noted.ok ? ok(profile.value) : noted;
}

/**
 * Looks behind an answer whether the customer of a renewed session is still one, and in which group. What cannot be
 * read now is read at the next renewal.
 */
export async function followProfile(shop: Shop, session: OfSession): Promise<void> {
  try {
    await readProfile(shop, session);
  } catch (error) {
    log('warn', 'profile.not-followed', { reason: reasonOf(error) });
  }
}
