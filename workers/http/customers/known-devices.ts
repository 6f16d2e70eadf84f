import { emailKey } from '../../../src/domain/customer/email-key';
import { ok, type Result } from '../../../src/domain/result';
import { type Marked, type Marks, mark, markOf, renewMarks } from '../device-marks';
import type { CustomerSessions } from './customer-sessions';

/** Accounts that somebody signed in to on this browser. A shared computer has a few. */
const ACCOUNTS: Marks = { cookie: { name: 'known', access: 'hidden' }, purpose: 'known-device', most: 5 };

type Asked = Marked & { customerSessions: CustomerSessions };

/** An account by the e-mail that it is signed in to with; of another realm it is another one. */
const subjectOf = ({ customerSessions }: Asked, email: string): string => customerSessions.accountOf(emailKey(email));

/** Makes this browser known to an account; `deviceEpoch` is what the account answered when it was signed in to. */
export const markDevice = (
  request: Asked,
  email: string,
  known: { account: string; deviceEpoch: number },
): Promise<void> => mark(request, ACCOUNTS, subjectOf(request, email), known);

/**
 * Names this browser to the account of an e-mail that it is known to; null for any other. Only a browser that signed in
 * to it has the account asked, so that nobody else learns by the time whether there is one.
 */
export async function knownDevice(request: Asked, email: string): Promise<Result<string | null>> {
  const found = await markOf(request, ACCOUNTS, subjectOf(request, email));
  if (!found?.account) return ok(null);
  const epoch = await request.customerSessions.deviceEpoch(found.account);
  if (!epoch.ok) return epoch;
  return ok(epoch.value === found.deviceEpoch ? found.device : null);
}

/** Lets this browser stay known to an account whose password was changed on it. */
export async function keepDevice(request: Asked, account: string): Promise<void> {
  const epoch = await request.customerSessions.deviceEpoch(account);
  if (epoch.ok)
    await renewMarks(request, ACCOUNTS, (one) =>
      one.account === account ? { ...one, deviceEpoch: epoch.value } : one,
    );
}
