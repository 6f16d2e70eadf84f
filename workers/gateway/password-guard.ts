import type { ChosenPassword, CustomerAccess, CustomersPort, PasswordChange, SignedInCustomer } from '../../src/commerce/customers';
import { CUSTOMER_MESSAGES } from '../../src/contract/customers/messages';
import { MESSAGES } from '../../src/contract/messages';
import { emailKey } from '../../src/domain/customer/email-key';
import { ok, type Result, refuse } from '../../src/domain/result';
import type { AttemptsPolicy } from '../http/attempts';
import { refuseCommon } from '../http/customers/common-passwords';
import { countAll, firstRefusal, ofNetwork, orTakenBack, tooMany } from './counted-attempts';
import type { Guards } from './guards';
import { personShown } from './person-shown';
import { ACCOUNT, ACCOUNT_FREE, NETWORK } from './sign-in-guard';

const HOUR_MS = 60 * 60 * 1000;

/** Links that are sent to one e-mail, whether or not it has an account. A further one is answered the same and not sent. */
const LINKS: AttemptsPolicy = { name: 'reset-account', limit: 3, windowMs: HOUR_MS, lockMs: 0 };
/** Links that a network asks for: past the first figure a challenge has to be passed. */
const LINKS_FREE_NETWORK: AttemptsPolicy = { name: 'reset-network-free', limit: 10, windowMs: HOUR_MS, lockMs: 0 };
const LINKS_NETWORK: AttemptsPolicy = { name: 'reset-network', limit: 100, windowMs: HOUR_MS, lockMs: 0 };
/** Links that turned out not to be good, of one network. */
const BAD_LINKS: AttemptsPolicy = { name: 'reset-bad-links', limit: 30, windowMs: HOUR_MS, lockMs: 0 };

const accountOf = ({ realm }: Guards, email: string): string => `${realm}:${emailKey(email)}`;

/** Asks for a link, as one of those that the e-mail and the network may have. */
export async function askResetGuarded(customers: CustomersPort, guards: Guards, email: string): Promise<Result<null>> {
  const account = accountOf(guards, email);
  const counted = await countAll(guards.attempts, [{ policy: LINKS, subject: account }, ...ofNetwork(guards, LINKS_NETWORK, LINKS_FREE_NETWORK)]);
  if (!counted.ok) return counted;
  const { answers, takeBack } = counted.value;
  const manyOfNetwork = firstRefusal(answers, LINKS_NETWORK);
  if (manyOfNetwork) {
    await takeBack();
    return tooMany(CUSTOMER_MESSAGES.manyResets, manyOfNetwork);
  }
  const needed = firstRefusal(answers, LINKS_FREE_NETWORK);
  const notShown = await personShown(guards, { purpose: `reset ${account}`, token: null, needed, takeBack });
  if (notShown) return notShown;
  if (firstRefusal(answers, LINKS)) return ok(null);
  const asked = await orTakenBack(counted.value, () => customers.askReset(email));
  if (!asked.ok) await takeBack();
  return asked;
}

/** Chooses a password by a link, none of the most used ones; whoever does is no longer locked out. */
export async function resetGuarded(customers: CustomersPort, guards: Guards, chosen: ChosenPassword): Promise<Result<SignedInCustomer | null>> {
  const { attempts } = guards;
  const common = await refuseCommon(chosen.password, 'password');
  if (common) return common;
  const counted = await countAll(attempts, ofNetwork(guards, BAD_LINKS));
  if (!counted.ok) return counted;
  const { answers, takeBack } = counted.value;
  const many = firstRefusal(answers, BAD_LINKS);
  if (many) return tooMany(MESSAGES.tooManyRequests, many);
  const reset = await orTakenBack(counted.value, () => customers.resetPassword(chosen));
  const isBad = !reset.ok && reset.problem.message === CUSTOMER_MESSAGES.resetExpired;
  if (!isBad) await takeBack();
  if (!reset.ok || !reset.value) return reset;
  const account = accountOf(guards, reset.value.customer.email);
  await Promise.all([ACCOUNT, ACCOUNT_FREE].map((policy) => attempts.reset(policy, account)));
  return reset;
}

/** Changes a password. A wrong current one counts with those of signing in, and locks the account with them. */
export async function changeGuarded(
  customers: CustomersPort,
  guards: Guards,
  customer: CustomerAccess & { sessionId: string },
  change: PasswordChange,
): Promise<Result<null>> {
  const { attempts } = guards;
  const common = await refuseCommon(change.next, 'password');
  if (common) return common;
  const profile = await customers.profile(customer);
  if (!profile.ok) return profile;
  if (!profile.value) return refuse(401, MESSAGES.unauthorised);
  const account = accountOf(guards, profile.value.email);
  const ofAccount = [ACCOUNT, ACCOUNT_FREE].map((policy) => ({ policy, subject: account }));
  const counted = await countAll(attempts, [...ofAccount, ...ofNetwork(guards, NETWORK)]);
  if (!counted.ok) return counted;
  const { answers, takeBack } = counted.value;
  const many = firstRefusal(answers, ACCOUNT) ?? firstRefusal(answers, NETWORK);
  if (many) return tooMany(CUSTOMER_MESSAGES.manyPasswords, many);
  const changed = await orTakenBack(counted.value, () => customers.changePassword(customer, change));
  if (changed.ok || changed.problem.message !== CUSTOMER_MESSAGES.passwordWrong) await takeBack();
  if (changed.ok) await Promise.all(ofAccount.map(({ policy, subject }) => attempts.reset(policy, subject)));
  return changed;
}
