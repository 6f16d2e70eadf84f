import type { OwnConnections, ProviderAnswer, SocialPort } from '../../src/commerce/social';
import { CUSTOMER_MESSAGES } from '../../src/contract/customers/messages';
import { SOCIAL_MESSAGES } from '../../src/contract/social/messages';
import { type Result, refuse } from '../../src/domain/result';
import type { AttemptsPolicy } from '../http/attempts';
import type { Guards } from './guards';
import { attemptAll, firstRefusal, ofNetwork, orTakenBack, tooMany } from './limited-attempts';

const WINDOW_MS = 15 * 60 * 1000;

/** Answers of providers that one network brings which let nobody in, or make an account. */
const NETWORK: AttemptsPolicy = { name: 'social-network', limit: 100, windowMs: WINDOW_MS, lockMs: 0 };
/** What was begun counts once, longer than its ten minutes. */
const ONCE: AttemptsPolicy = { name: 'social-once', limit: 1, windowMs: WINDOW_MS, lockMs: 0 };

/**
 * Takes an answer of a provider once, as one of those that a network may bring; taken back where `isFree` says so of
 * what came of it.
 */
async function counted<T>(
  guards: Guards,
  answer: ProviderAnswer,
  take: () => Promise<Result<T>>,
  isFree: (value: T) => boolean,
): Promise<Result<T>> {
  const { attempts } = guards;
  const count = await attemptAll(attempts, ofNetwork(guards, NETWORK));
  if (!count.ok) return count;
  const { answers, takeBack } = count.value;
  const many = firstRefusal(answers, NETWORK);
  if (many) {
    await takeBack();
    return tooMany(CUSTOMER_MESSAGES.manySignIns, many);
  }
  const once = await attempts.attempt(ONCE, answer.codeVerifier, crypto.randomUUID());
  if (!once.ok) return once;
  if (!once.value.admitted) return refuse(400, SOCIAL_MESSAGES.ended);
  const taken = await orTakenBack(count.value, take);
  if (taken.ok && isFree(taken.value)) await takeBack();
  return taken;
}

const guardedConnections = (connections: OwnConnections, guards: Guards): OwnConnections => ({
  ...connections,
  identify: (answer) =>
    counted(
      guards,
      answer,
      () => connections.identify(answer),
      () => true,
    ),
});

/** The same providers, with what they answer counted. */
export const guardedSocial = (social: SocialPort, guards: Guards): SocialPort => ({
  ...social,
  signIn: (answer) =>
    counted(
      guards,
      answer,
      () => social.signIn(answer),
      (entry) => entry.state === 'signed-in' && !entry.isNew,
    ),
  ofCustomer(customer) {
    const connections = social.ofCustomer(customer);
    return connections && guardedConnections(connections, guards);
  },
});
