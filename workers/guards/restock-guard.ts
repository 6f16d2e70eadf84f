import type { RestockPort } from '../../src/commerce/restock';
import { RESTOCK_MESSAGES } from '../../src/contract/restock/messages';
import type { AttemptsPolicy } from '../http/attempts';
import { tooMany } from './counted-attempts';
import type { Guards } from './guards';

const HOUR_MS = 60 * 60 * 1000;

/** Notices a network asks for, whatever comes of them: each writes to an e-mail that may be somebody else's. */
const NETWORK: AttemptsPolicy = { name: 'restock-network', limit: 20, windowMs: HOUR_MS, lockMs: 0 };

/** The same notices, as many as a network may ask for. */
export const guardedRestock = (restock: RestockPort, { attempts, network, times }: Guards): RestockPort => ({
  end: (token) => restock.end(token),
  async notify(wish) {
    if (network === null) return restock.notify(wish);
    const counted = await attempts.attempt({ ...NETWORK, limit: NETWORK.limit * times }, network, crypto.randomUUID());
    if (!counted.ok) return counted;
    const { value } = counted;
    return value.admitted ? restock.notify(wish) : tooMany(RESTOCK_MESSAGES.manyNotices, value);
  },
});
