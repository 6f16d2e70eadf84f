import type { SignedInCustomer } from '../../src/commerce/customers';
import type { Assertion, Ceremony, PasskeysPort } from '../../src/commerce/passkeys';
import { CUSTOMER_MESSAGES } from '../../src/contract/customers/messages';
import { type Result, refuse } from '../../src/domain/result';
import { countAll, firstRefusal, orTakenBack } from './counted-attempts';
import type { Guards } from './guards';
import { NETWORK, NETWORK_FREE } from './sign-in-guard';

const REFUSED = 401;

/** Signs in with a passkey as an attempt of the network, counted with those of passwords and taken back unless the passkey was refused. */
async function signInCounted(passkeys: PasskeysPort, guards: Guards, assertion: Assertion, ceremony: Ceremony): Promise<Result<SignedInCustomer>> {
  const { attempts, network, times } = guards;
  if (network === null) return passkeys.signIn(assertion, ceremony);
  const counted = await countAll(
    attempts,
    [NETWORK, NETWORK_FREE].map((policy) => ({ policy: { ...policy, limit: policy.limit * times }, subject: network })),
  );
  if (!counted.ok) return counted;
  const { answers, takeBack } = counted.value;
  const tooMany = firstRefusal(answers, NETWORK);
  if (tooMany) {
    await takeBack();
    return refuse(429, CUSTOMER_MESSAGES.manySignIns, { detail: { retryAfter: tooMany.retryAfterSeconds } });
  }
  const found = await orTakenBack(counted.value, () => passkeys.signIn(assertion, ceremony));
  if (found.ok || found.problem.status !== REFUSED) await takeBack();
  return found;
}

/** The same passkeys, with attempts to sign in counted. */
export const guardedPasskeys = (passkeys: PasskeysPort, guards: Guards): PasskeysPort => ({
  ...passkeys,
  signIn: (assertion, ceremony) => signInCounted(passkeys, guards, assertion, ceremony),
});
