import { CUSTOMER_MESSAGES } from '../../src/contract/customers/messages';
import { MESSAGES } from '../../src/contract/messages';
import { ok, type Result } from '../../src/domain/result';
import type { AttemptsPolicy } from '../http/attempts';
import type { Guards } from './guards';
import { attemptAll, firstRefusal, type Limited, ofNetwork, orTakenBack, tooMany } from './limited-attempts';
import { requireHuman } from './require-human';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Links that are sent to one e-mail, whether or not it has an account. A further one is answered the same and not sent.
 */
export const ACCOUNT_LINKS: AttemptsPolicy = { name: 'reset-account', limit: 3, windowMs: HOUR_MS, lockMs: 0 };
/** Links to one order that are sent to one e-mail: by the pair, so that nobody uses them up who does not know both. */
export const ORDER_LINKS: AttemptsPolicy = { name: 'order-link', limit: 3, windowMs: HOUR_MS, lockMs: 0 };
/** Links that a network asks for: past the first figure a challenge has to be passed. */
const FREE_OF_NETWORK: AttemptsPolicy = { name: 'reset-network-free', limit: 10, windowMs: HOUR_MS, lockMs: 0 };
const OF_NETWORK: AttemptsPolicy = { name: 'reset-network', limit: 100, windowMs: HOUR_MS, lockMs: 0 };
/** Links that turned out not to be good, of one network. */
const BAD: AttemptsPolicy = { name: 'reset-bad-links', limit: 30, windowMs: HOUR_MS, lockMs: 0 };

/** Asks for a link, as one of those that its mailbox and the network may have. */
export async function askLinkGuarded(
  guards: Guards,
  mailbox: Limited,
  ask: () => Promise<Result<null>>,
): Promise<Result<null>> {
  const counted = await attemptAll(guards.attempts, [mailbox, ...ofNetwork(guards, OF_NETWORK, FREE_OF_NETWORK)]);
  if (!counted.ok) return counted;
  const { answers, takeBack } = counted.value;
  const manyOfNetwork = firstRefusal(answers, OF_NETWORK);
  if (manyOfNetwork) {
    await takeBack();
    return tooMany(CUSTOMER_MESSAGES.manyResets, manyOfNetwork);
  }
  const needed = firstRefusal(answers, FREE_OF_NETWORK);
  const notShown = await requireHuman(guards, { purpose: `reset ${mailbox.subject}`, token: null, needed, takeBack });
  if (notShown) return notShown;
  if (firstRefusal(answers, mailbox.policy)) return ok(null);
  const asked = await orTakenBack(counted.value, ask);
  if (!asked.ok) await takeBack();
  return asked;
}

/** Uses a link; one that is refused with the message `bad` counts for the network. */
export async function spendLinkGuarded<T>(
  guards: Guards,
  bad: string,
  use: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const counted = await attemptAll(guards.attempts, ofNetwork(guards, BAD));
  if (!counted.ok) return counted;
  const { answers, takeBack } = counted.value;
  const many = firstRefusal(answers, BAD);
  if (many) return tooMany(MESSAGES.tooManyRequests, many);
  const used = await orTakenBack(counted.value, use);
  if (used.ok || used.problem.message !== bad) await takeBack();
  return used;
}
