import type { RestockPort } from '../../src/commerce/restock';
import { RESTOCK_MESSAGES } from '../../src/contract/restock/messages';
import type { AttemptsPolicy } from '../http/attempts';
import { tooMany } from './counted-attempts';
import type { Guards } from './guards';

const HOUR_MS = 60 * 60 * 1000;

/** Notices a network asks for, whatever comes of them: each writes to an e-mail that may be somebody else's. */
const NETWORK: AttemptsPolicy = { name: 'restock-network', limit: 20, windowMs: HOUR_MS, lockMs: 0 };

/** The same notices, as many as a network may ask for. */
export function guardedRestock(restock: RestockPort, { attempts, network, times }: Guards): RestockPort {
  const counted =
    (own: Pick<RestockPort, 'notify'>): RestockPort['notify'] =>
    async (wish) => {
      if (network === null) return own.notify(wish);
      const policy = { ...NETWORK, limit: NETWORK.limit * times };
      const attempt = await attempts.attempt(policy, network, crypto.randomUUID());
      if (!attempt.ok) return attempt;
      const { value } = attempt;
      return value.admitted ? own.notify(wish) : tooMany(RESTOCK_MESSAGES.manyNotices, value);
    };
  return {
    end: (token) => restock.end(token),
    notify: counted(restock),
    ofCustomer: (customer) => ({ notify: counted(restock.ofCustomer(customer)) }),
  };
}
