import type { Credentials, CustomersPort, SignedInCustomer } from '../../src/commerce/customers';
import { CUSTOMER_MESSAGES } from '../../src/contract/customers/messages';
import { emailKey } from '../../src/domain/customer/email-key';
import type { Result } from '../../src/domain/result';
import type { AttemptsPolicy } from '../http/attempts';
import { type Counted, countAll, firstRefusal, ofNetwork, orTakenBack, tooMany } from './counted-attempts';
import type { Guards } from './guards';
import { personShown } from './person-shown';

const WINDOW_MS = 15 * 60 * 1000;

/** Failed sign-ins of one account, whether or not it exists: past the first figure a challenge has to be passed, at the second it is locked. */
export const ACCOUNT_FREE: AttemptsPolicy = { name: 'sign-in-account-free', limit: 3, windowMs: WINDOW_MS, lockMs: 0 };
export const ACCOUNT: AttemptsPolicy = { name: 'sign-in-account', limit: 5, windowMs: WINDOW_MS, lockMs: WINDOW_MS };
/** The same of one network, which many may share. */
export const NETWORK_FREE: AttemptsPolicy = { name: 'sign-in-network-free', limit: 20, windowMs: WINDOW_MS, lockMs: 0 };
export const NETWORK: AttemptsPolicy = { name: 'sign-in-network', limit: 100, windowMs: WINDOW_MS, lockMs: WINDOW_MS };

const isWrong = (found: Result<SignedInCustomer>): boolean => !found.ok && found.problem.message === CUSTOMER_MESSAGES.signInFailed;

/**
 * Signs in as an attempt of the account and of the network. Each is counted before the password is looked at, so that guesses at the same moment
 * are each counted, and taken back unless the password was wrong. A locked account gets the words, and costs the work, of a wrong password.
 */
export async function signInGuarded(customers: CustomersPort, guards: Guards, credentials: Credentials): Promise<Result<SignedInCustomer>> {
  const { attempts, realm } = guards;
  const account = `${realm}:${emailKey(credentials.email)}`;
  const ofAccount: Counted[] = [
    { policy: ACCOUNT, subject: account },
    { policy: ACCOUNT_FREE, subject: account },
  ];
  const counted = await countAll(attempts, [...ofAccount, ...ofNetwork(guards, NETWORK, NETWORK_FREE)]);
  if (!counted.ok) return counted;
  const { answers, takeBack } = counted.value;
  const past = (policy: AttemptsPolicy) => firstRefusal(answers, policy);
  const manyOfNetwork = past(NETWORK);
  if (manyOfNetwork) {
    await takeBack();
    return tooMany(CUSTOMER_MESSAGES.manySignIns, manyOfNetwork);
  }
  const needed = past(ACCOUNT_FREE) ?? past(NETWORK_FREE);
  const notShown = await personShown(guards, { purpose: `sign-in ${account}`, token: credentials.captcha ?? null, needed, takeBack });
  if (notShown) return notShown;
  if (past(ACCOUNT)) return customers.failSignIn(credentials.email);
  const found = await orTakenBack(counted.value, () => customers.signIn(credentials));
  if (isWrong(found)) return found;
  await takeBack();
  if (found.ok) await Promise.all(ofAccount.map(({ policy, subject }) => attempts.reset(policy, subject)));
  return found;
}
