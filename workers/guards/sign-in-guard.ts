import type { Credentials, CustomersPort, SignedInCustomer } from '../../src/commerce/customers';
import { CUSTOMER_MESSAGES } from '../../src/contract/customers/messages';
import { emailKey } from '../../src/domain/customer/customer';
import type { Result } from '../../src/domain/result';
import type { AttemptsPolicy } from '../http/attempts';
import type { Guards } from './guards';
import {
  attemptAll,
  firstRefusal,
  type Limited,
  lockedUntil,
  ofNetwork,
  orTakenBack,
  tooMany,
} from './limited-attempts';
import { requireHuman } from './require-human';

const WINDOW_MS = 15 * 60 * 1000;

/**
 * Failed sign-ins of one account, whether or not it exists: past the first figure a challenge has to be passed, at the
 * second it is locked. A device that is known to the account is counted by itself, under the same figures.
 */
const ACCOUNT_FREE: AttemptsPolicy = { name: 'sign-in-account-free', limit: 3, windowMs: WINDOW_MS, lockMs: 0 };
export const ACCOUNT: AttemptsPolicy = { name: 'sign-in-account', limit: 5, windowMs: WINDOW_MS, lockMs: WINDOW_MS };
/** The same of one network, which many may share. */
export const NETWORK_FREE: AttemptsPolicy = { name: 'sign-in-network-free', limit: 20, windowMs: WINDOW_MS, lockMs: 0 };
export const NETWORK: AttemptsPolicy = { name: 'sign-in-network', limit: 100, windowMs: WINDOW_MS, lockMs: WINDOW_MS };

/** How an account is called where its attempts are counted. */
export const accountOf = ({ realm }: Pick<Guards, 'realm'>, email: string): string => `${realm}:${emailKey(email)}`;

/** What a failed sign-in counts as: one of the account, or of this device alone. */
export const failuresOf = (account: string, device: string | null): Limited[] =>
  [ACCOUNT, ACCOUNT_FREE].map((policy) => ({ policy, subject: device === null ? account : `${account} ${device}` }));

/** Forgets failed sign-ins of somebody who has shown who they are. */
export async function forgetFailures({ attempts }: Guards, failures: readonly Limited[]): Promise<void> {
  await Promise.all(failures.map(({ policy, subject }) => attempts.reset(policy, subject)));
}

const isWrong = (found: Result<SignedInCustomer>): boolean =>
  !found.ok && found.problem.message === CUSTOMER_MESSAGES.signInFailed;

/**
 * Signs in as an attempt of the account, or of a device that is known to it, and of the network. Each is counted before
 * the password is looked at, so that guesses at the same moment are each counted, and taken back unless the password
 * was wrong. While an account is locked every try is told until when, whatever was typed and whether or not there is
 * such an account, and no password is looked at.
 */
async function signInGuarded(
  customers: CustomersPort,
  guards: Guards,
  credentials: Credentials,
  device: string | null,
): Promise<Result<SignedInCustomer>> {
  const { attempts } = guards;
  const account = accountOf(guards, credentials.email);
  const failures = failuresOf(account, device);
  const counted = await attemptAll(attempts, [...failures, ...ofNetwork(guards, NETWORK, NETWORK_FREE)]);
  if (!counted.ok) return counted;
  const { answers, takeBack } = counted.value;
  const past = (policy: AttemptsPolicy) => firstRefusal(answers, policy);
  const manyOfNetwork = past(NETWORK);
  const locked = past(ACCOUNT);
  if (manyOfNetwork || locked) await takeBack();
  if (manyOfNetwork) return tooMany(CUSTOMER_MESSAGES.manySignIns, manyOfNetwork);
  if (locked) return lockedUntil(CUSTOMER_MESSAGES.locked, locked, { unlock: customers.unlocks !== null });
  const needed = past(ACCOUNT_FREE) ?? past(NETWORK_FREE);
  const notShown = await requireHuman(guards, {
    purpose: `sign-in ${account}`,
    token: credentials.captcha ?? null,
    needed,
    takeBack,
  });
  if (notShown) return notShown;
  const found = await orTakenBack(counted.value, () => customers.signIn(credentials));
  if (isWrong(found)) return found;
  // Nothing of what follows needs either: the session is opened meanwhile.
  guards.waitUntil(Promise.all([takeBack(), found.ok && forgetFailures(guards, failures)]));
  return found;
}

/**
 * Signs in with a place in the queue of hashes, as the device that is known to the account where it is one. A device is
 * known by its own cookie and its account's object; for anybody else nothing is asked before there is a place.
 */
export async function signInInTurn(
  customers: CustomersPort,
  guards: Guards,
  credentials: Credentials,
): Promise<Result<SignedInCustomer>> {
  const device = await guards.known.account(credentials.email);
  if (!device.ok) return device;
  return customers.inTurn((placed) => signInGuarded(placed, guards, credentials, device.value), device.value);
}
