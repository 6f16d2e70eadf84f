import type { CustomerAccess, Emails } from '../../../src/commerce/customers';
import { MESSAGES } from '../../../src/contract/messages';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { UnboundRequest } from './unbound-request';

const off = () => refuse(404, MESSAGES.notFound);

/** Asks for another e-mail; its letter goes out behind the answer. 404 where a retailer keeps the customers. */
export async function askEmail(
  { commerce, wakeOutbox }: Pick<UnboundRequest, 'commerce' | 'wakeOutbox'>,
  access: CustomerAccess,
  email: string,
): Promise<Result<null>> {
  const asked = (await commerce.customers.emails?.ask(access, email)) ?? off();
  if (asked.ok) wakeOutbox();
  return asked;
}

type EmailRequest = Pick<UnboundRequest, 'commerce' | 'customerSessions' | 'wakeOutbox'>;

/**
 * Follows a link to its end: the e-mail is changed, and the sessions are ended that are not to stay. Those that cannot
 * be reached now are ended by the event of the change.
 */
async function changedBy(
  { commerce, customerSessions, wakeOutbox }: EmailRequest,
  change: (emails: Emails) => ReturnType<Emails['confirm']>,
): Promise<Result<null>> {
  const { emails } = commerce.customers;
  const changed = emails ? await change(emails) : off();
  if (!changed.ok) return changed;
  const { customerId, keep } = changed.value;
  await customerSessions.endOthers(customerSessions.accountOf(customerId), keep, Number.POSITIVE_INFINITY);
  wakeOutbox();
  return ok(null);
}

/** Confirms a customer's new e-mail by its link; the session that asked for it stays. */
export const confirmEmail = (request: EmailRequest, access: CustomerAccess, token: string): Promise<Result<null>> =>
  changedBy(request, (emails) => emails.confirm(access, token));

/** Takes a changed e-mail back by the link of the old address; no session stays. */
export const takeEmailBack = (request: EmailRequest, token: string): Promise<Result<null>> =>
  changedBy(request, (emails) => emails.takeBack(token));
