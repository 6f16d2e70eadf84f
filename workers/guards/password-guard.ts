import type {
  ChosenPassword,
  CustomersPort,
  Emails,
  OwnCustomer,
  PasswordChange,
  SignedInCustomer,
  Unlocks,
} from '../../src/commerce/customers';
import { CUSTOMER_MESSAGES } from '../../src/contract/customers/messages';
import { MESSAGES } from '../../src/contract/messages';
import { type Result, refuse } from '../../src/domain/result';
import { refuseCommon } from '../services/customers/common-passwords';
import type { Guards } from './guards';
import { attemptAll, firstRefusal, ofNetwork, orTakenBack, tooMany } from './limited-attempts';
import { ACCOUNT_LINKS, askLinkGuarded, spendLinkGuarded } from './link-guard';
import { ACCOUNT, accountOf, failuresOf, forgetFailures, NETWORK } from './sign-in-guard';
import { refuseOwnEmail } from './sign-up-guard';

/** Asks for a link for a new password. */
export const askResetGuarded = (customers: CustomersPort, guards: Guards, email: string): Promise<Result<null>> =>
  askLinkGuarded(guards, { policy: ACCOUNT_LINKS, subject: accountOf(guards, email) }, () => customers.askReset(email));

/** Links that unlock a device; they count with those for a new password. */
export const guardedUnlocks = (unlocks: Unlocks, guards: Guards): Unlocks => ({
  ask: (email) =>
    askLinkGuarded(guards, { policy: ACCOUNT_LINKS, subject: accountOf(guards, email) }, () => unlocks.ask(email)),
  use: (token) => spendLinkGuarded(guards, MESSAGES.linkExpired, () => unlocks.use(token)),
});

/** Links to a new address count with those its mailbox gets for a password. */
export const guardedEmails = (emails: Emails, guards: Guards): Emails => ({
  ask: async (customer, email) =>
    refuseOwnEmail(guards, email) ??
    askLinkGuarded(guards, { policy: ACCOUNT_LINKS, subject: accountOf(guards, email) }, () =>
      emails.ask(customer, email),
    ),
  confirm: (customer, token) => spendLinkGuarded(guards, MESSAGES.linkExpired, () => emails.confirm(customer, token)),
  takeBack: (token) => spendLinkGuarded(guards, MESSAGES.linkExpired, () => emails.takeBack(token)),
});

/** Chooses a password by a link, none of the most used ones; whoever does is no longer locked out. */
export async function resetGuarded(
  customers: CustomersPort,
  guards: Guards,
  chosen: ChosenPassword,
): Promise<Result<SignedInCustomer | null>> {
  const common = await refuseCommon(chosen.password, 'password');
  if (common) return common;
  const reset = await spendLinkGuarded(guards, CUSTOMER_MESSAGES.resetExpired, () => customers.resetPassword(chosen));
  if (reset.ok && reset.value)
    await forgetFailures(guards, failuresOf(accountOf(guards, reset.value.customer.email), null));
  return reset;
}

/**
 * Changes a password. A wrong current one counts as a failed sign-in of this device, or of this session where the
 * device is not known.
 */
export async function changeGuarded(
  customer: OwnCustomer,
  guards: Guards,
  sessionId: string,
  change: PasswordChange,
): Promise<Result<null>> {
  const common = await refuseCommon(change.next, 'password');
  if (common) return common;
  const profile = await customer.profile();
  if (!profile.ok) return profile;
  if (!profile.value) return refuse(401, MESSAGES.unauthorised);
  const { email } = profile.value;
  const device = await guards.known.account(email);
  if (!device.ok) return device;
  const failures = failuresOf(accountOf(guards, email), device.value ?? sessionId);
  const counted = await attemptAll(guards.attempts, [...failures, ...ofNetwork(guards, NETWORK)]);
  if (!counted.ok) return counted;
  const { answers, takeBack } = counted.value;
  const many = firstRefusal(answers, ACCOUNT) ?? firstRefusal(answers, NETWORK);
  if (many) return tooMany(CUSTOMER_MESSAGES.manyPasswords, many);
  const changed = await orTakenBack(counted.value, () => customer.changePassword(change));
  if (changed.ok || changed.problem.message !== CUSTOMER_MESSAGES.passwordWrong) await takeBack();
  if (changed.ok) await forgetFailures(guards, failures);
  return changed;
}
