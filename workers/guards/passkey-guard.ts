import type { SignedInCustomer } from '../../src/commerce/customers';
import type { Assertion, Ceremony, PasskeysPort } from '../../src/commerce/passkeys';
import { CUSTOMER_MESSAGES } from '../../src/contract/customers/messages';
import type { Result } from '../../src/domain/result';
import type { Guards } from './guards';
import { attemptAll, firstRefusal, ofNetwork, orTakenBack, tooMany } from './limited-attempts';
import { NETWORK, NETWORK_FREE } from './sign-in-guard';

const REFUSED = 401;

/**
 * Signs in with a passkey as an attempt of the network, counted with those of passwords and taken back unless the
 * passkey was refused.
 */
async function signInCounted(
  passkeys: PasskeysPort,
  guards: Guards,
  assertion: Assertion,
  ceremony: Ceremony,
): Promise<Result<SignedInCustomer>> {
  const { attempts, network } = guards;
  if (network === null) return passkeys.signIn(assertion, ceremony);
  const counted = await attemptAll(attempts, ofNetwork(guards, NETWORK, NETWORK_FREE));
  if (!counted.ok) return counted;
  const { answers, takeBack } = counted.value;
  const many = firstRefusal(answers, NETWORK);
  if (many) {
    await takeBack();
    return tooMany(CUSTOMER_MESSAGES.manySignIns, many);
  }
  const found = await orTakenBack(counted.value, () => passkeys.signIn(assertion, ceremony));
  if (found.ok || found.problem.status !== REFUSED) await takeBack();
  return found;
}

/** The same passkeys, with attempts to sign in counted. */
export const guardedPasskeys = (passkeys: PasskeysPort, guards: Guards): PasskeysPort => ({
  ofCustomer: (customer) => passkeys.ofCustomer(customer),
  signIn: (assertion, ceremony) => signInCounted(passkeys, guards, assertion, ceremony),
});
